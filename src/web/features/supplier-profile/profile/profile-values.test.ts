import { describe, expect, test } from 'vitest'
import { updateSupplier } from '#contract/supplier-profile.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { changeOf, listingOf, valuesOf } from './profile-values.ts'

const supplier = {
  businessName: 'Tin Shed',
  category: 'Coffee',
  description: 'Roasters',
  phone: '+61 3 5550 0142',
  email: 'ann@shed.example',
  website: null,
  logoUrl: null,
  address: null,
  suburb: 'Preston',
  state: 'VIC',
  postcode: '3072',
  tags: ['Organic', 'Decaf'],
  differentiators: [{ title: 'Fresh', description: 'Roasted on Mondays' }],
  abn: '51824753556',
  deliveryDays: ['mon', 'thu'],
  cutOff: '14:30',
  minimumOrderCents: 25_050,
  serviceArea: [{ from: '3000', to: '3207' }],
} as unknown as Supplier

describe('profile: profile values', () => {
  test('a listing that is only looked at is sent back as it was, in the form that the contract takes', () => {
    const sent = updateSupplier.body!.parse(listingOf(valuesOf(supplier)))
    expect(supplier).toMatchObject(sent)
  })

  test('only what was changed is sent, and a website as people write it becomes an address', () => {
    const before = valuesOf(supplier)
    const after = { ...before, website: ' tinshed.example', tags: 'Organic, , Fair trade', minimumOrderCents: '$1,250' }
    expect(changeOf(before, after)).toEqual({
      website: 'https://tinshed.example',
      tags: ['Organic', 'Fair trade'],
      minimumOrderCents: 125_000,
    })
    expect(changeOf(before, { ...before, minimumOrderCents: ' ', abn: '' })).toEqual({ minimumOrderCents: null, abn: '' })
  })
})
