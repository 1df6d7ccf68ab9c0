import { describe, expect, test } from 'vitest'
import type { Promotion } from '#contract/suppliers/promotions.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { supplierHead } from './supplier-facts.ts'

const SITE = 'https://backdock.example'

const tinShed: Supplier = {
  id: 1,
  businessName: 'Tin Shed Coffee',
  category: 'Coffee',
  description: 'House blends.',
  logoUrl: '/uploads/a.png',
  isVerified: true,
  averageRating: '4.8',
  totalReviews: 128,
  address: '12 Bruce Street, Preston VIC 3072',
  suburb: 'Preston',
  state: 'VIC',
  postcode: '3072',
  phone: '+61 3 5550 0142',
  email: 'orders@tinshed.example',
  website: null,
  tags: [],
  profileViews: 0,
  inquiries: 0,
  isFeatured: false,
  promotion: null,
  answersAtOnce: false,
  differentiators: [],
  abn: null,
  deliveryDays: [],
  cutOff: null,
  deliversOnHolidays: null,
  minimumOrderCents: null,
  serviceArea: [],
  version: 1,
  isClaimable: false,
}
const bare: Supplier = {
  ...tinShed,
  category: 'IT Services',
  description: '',
  logoUrl: null,
  totalReviews: 0,
  averageRating: '0.0',
  address: null,
  suburb: null,
  state: null,
  postcode: null,
  phone: null,
  email: null,
}
const factsOf = (supplier: Supplier, promotions: Promotion[] = []) => supplierHead(supplier, SITE, promotions).jsonLd['@graph']![0]

describe('supplierHead', () => {
  test('the title and the description name the business, its category and its place if it has one', () => {
    expect(supplierHead(tinShed, SITE, []).title).toBe('Tin Shed Coffee, coffee in Preston VIC')
    expect(supplierHead(bare, SITE, []).title).toBe('Tin Shed Coffee, IT services')
    expect(supplierHead(bare, SITE, []).description).toBe('Tin Shed Coffee: IT services for cafes and restaurants.')
  })

  test('the JSON-LD has absolute addresses of this site and the details of the business', () => {
    expect(factsOf(tinShed)).toMatchObject({
      url: 'https://backdock.example/suppliers/1',
      logo: 'https://backdock.example/uploads/a.png',
      telephone: '+61355500142',
      address: { streetAddress: '12 Bruce Street', addressLocality: 'Preston', addressRegion: 'VIC', postalCode: '3072' },
      aggregateRating: { ratingValue: '4.8', reviewCount: 128 },
    })
  })

  test('the phone number in the JSON-LD is as it is dialled, whatever stands beside it', () => {
    for (const [phone, dialled] of [
      ['1300 COFFEE', '1300263333'],
      ['Ph: 03 5550 0142 or 0412 345 678 (Dave)', '0355500142'],
      ['03 5550 0142 ext 5', '0355500142'],
    ] as const)
      expect([phone, factsOf({ ...tinShed, phone })]).toMatchObject([phone, { telephone: dialled }])
  })

  test('details that a supplier does not have are left out of the JSON-LD', () => {
    const facts = factsOf(bare)
    for (const name of ['aggregateRating', 'address', 'telephone', 'email', 'logo', 'sameAs', 'description', 'makesOffer'])
      expect(facts).not.toHaveProperty(name)
  })

  test('what it offers for a time is in the JSON-LD with its days', () => {
    const offered = { id: '1', title: 'Ten for nine', text: 'All week', price: '$28 / kg', productId: null }
    expect(factsOf(tinShed, [{ ...offered, startsOn: '2026-11-23', endsOn: '2026-11-29' }])).toMatchObject({
      makesOffer: [
        { '@type': 'Offer', name: 'Ten for nine', description: 'All week', validFrom: '2026-11-23', validThrough: '2026-11-29' },
      ],
    })
  })

  test('a long description is cut between words', () => {
    const { description } = supplierHead({ ...tinShed, description: 'coffee '.repeat(60) }, SITE, [])
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/ coffee…$/)
  })
})
