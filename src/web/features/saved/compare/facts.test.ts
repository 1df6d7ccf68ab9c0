import { describe, expect, test } from 'vitest'
import type { HeldPrice } from '#contract/quotes/held-prices.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { SUPPLIER_ROW } from '#test/people/supplier-row.ts'
import { comparedFacts, type ComparedSupplier } from './facts.ts'

const PRESTON = { label: 'Preston VIC 3072', suburb: 'Preston', state: 'VIC', postcode: '3072' } as const
const NEXT = { date: '2026-12-01', orderBy: '2026-11-30T12:00+11:00', words: { day: 'Tue 1 Dec', time: 'Mon 12 pm' } }
const PRICE: HeldPrice = {
  id: '6f2c1a52-0000-4000-8000-000000000001',
  requestId: '6f2c1a52-0000-4000-8000-000000000002',
  item: 'Flat bread',
  packSize: '5 kg',
  unit: 'bag',
  contents: null,
  priceCents: 3150,
  gst: 'free',
  origin: null,
  isSeafood: false,
  acceptedAt: '2026-11-01T00:00:00.000Z',
  heldUntil: '2026-12-31',
  noticeDays: null,
  status: 'held',
  risePercent: null,
  supplier: { id: 1, businessName: 'Tin Shed' },
  change: null,
}
const CHANGE = {
  from: '2026-12-15',
  noticedAt: '2026-11-20T00:00:00.000Z',
  percent: 4.8,
  yearlyCents: null,
  isShortNotice: false,
  note: null,
}
const changing = { ...PRICE, status: 'changing' as const, change: { ...CHANGE, priceCents: 3300, answer: null, askedBulkId: null } }

type Read = Partial<Omit<ComparedSupplier, 'supplier'>> & { supplier?: Partial<Supplier> }
const compared = ({ supplier, ...read }: Read = {}): ComparedSupplier => ({
  supplier: {
    ...SUPPLIER_ROW,
    isVerified: false,
    totalReviews: 0,
    differentiators: [],
    abn: null,
    version: 1,
    isClaimable: false,
    ...supplier,
  },
  delivery: null,
  times: { days: 90, requests: 0, answerRate: null, medianMinutes: null },
  checks: { isVerified: false, abn: null, email: null, evidence: null },
  products: [],
  terms: { delivery: null, prices: [], priceCount: 0 },
  ...read,
})
const delivery = (delivers: boolean | null, isEverywhere = true, nextDelivery: typeof NEXT | null = NEXT) => ({
  delivery: { id: 1, delivers, isEverywhere, nextDelivery },
})
const fee = (deliveryCents: number, freeDeliveryFromCents: number | null = null) => ({
  terms: {
    delivery: { requestId: PRICE.requestId, deliveryCents, freeDeliveryFromCents, quotedAt: '2026-11-02T14:00:00.000Z' },
    prices: [],
    priceCount: 0,
  },
})
const prices = (all: HeldPrice[], priceCount = all.length) => ({ terms: { delivery: null, prices: all, priceCount } })
const times = (medianMinutes: number | null, requests = 8) => ({ times: { days: 90 as const, requests, answerRate: 100, medianMinutes } })
const products = (count: number, price: string | null = null) => ({
  products: Array.from({ length: count }, (_, at) => ({
    id: PRICE.id,
    title: `Bean ${at + 1}`,
    description: '',
    imageUrl: null,
    price,
    origin: null,
    isSeafood: false,
  })),
})
const rowOf = (label: string, suppliers: ComparedSupplier[], isBuyer = true) =>
  comparedFacts(suppliers, PRESTON, isBuyer).find((row) => row.label === label)?.facts

const DELIVERS = 'Delivers to Preston VIC 3072'

describe('What is said of a supplier that is compared', () => {
  test.for<[string, string, Read, string[]]>([
    ['no place is known', DELIVERS, {}, []],
    ['it has not said where', DELIVERS, delivery(null), []],
    ['it does not deliver there', DELIVERS, delivery(false), ['No']],
    ['it delivers', DELIVERS, delivery(true), ['Yes', 'Next Tue 1 Dec, order by Mon 12 pm']],
    ['it delivers to a part', DELIVERS, delivery(true, false), ['To parts of it', 'Next Tue 1 Dec, order by Mon 12 pm']],
    ['the next one is not known', DELIVERS, delivery(true, true, null), ['Yes', 'Next delivery not known']],
    ['no days', 'Delivery days', {}, []],
    ['one day', 'Delivery days', { supplier: { deliveryDays: ['tue'] } }, ['Tue']],
    ['days in a row', 'Delivery days', { supplier: { deliveryDays: ['mon', 'tue', 'wed', 'fri'] } }, ['Mon to Wed and Fri']],
    ['every day', 'Delivery days', { supplier: { deliveryDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] } }, ['Every day']],
    [
      'days and a cut-off',
      'Delivery days',
      { supplier: { deliveryDays: ['tue'], cutOff: '14:30' } },
      ['Tue', 'Order by 2:30 pm the day before'],
    ],
    ['a cut-off alone', 'Delivery days', { supplier: { cutOff: '12:00' } }, ['Order by 12 pm the day before']],
    ['no minimum given', 'Minimum order', {}, []],
    ['a minimum of nothing', 'Minimum order', { supplier: { minimumOrderCents: 0 } }, ['None']],
    ['a minimum', 'Minimum order', { supplier: { minimumOrderCents: 15_000 } }, ['$150.00']],
    ['a minimum in cents', 'Minimum order', { supplier: { minimumOrderCents: 1 } }, ['$0.01']],
    ['nothing quoted', 'Delivery fee', {}, []],
    ['nobody asks', 'Delivery fee', { terms: null }, []],
    // Past midnight in Sydney.
    ['a fee', 'Delivery fee', fee(1500), ['$15.00', 'Without GST, quoted Tue 3 Nov 2026']],
    ['no fee', 'Delivery fee', fee(0), ['None', 'Without GST, quoted Tue 3 Nov 2026']],
    ['free from', 'Delivery fee', fee(1500, 30_000), ['$15.00', 'Free from $300.00 of goods', 'Without GST, quoted Tue 3 Nov 2026']],
    ['free from nothing, which is none', 'Delivery fee', fee(1500, 0), ['$15.00', 'Without GST, quoted Tue 3 Nov 2026']],
    ['no fee, and free from', 'Delivery fee', fee(0, 30_000), ['None', 'Without GST, quoted Tue 3 Nov 2026']],
    ['no reviews', 'Rating', {}, ['No reviews yet']],
    ['one review', 'Rating', { supplier: { averageRating: '5.0', totalReviews: 1 } }, ['5.0 of 5', '1 review']],
    ['many reviews', 'Rating', { supplier: { averageRating: '4.7', totalReviews: 1280 } }, ['4.7 of 5', '1,280 reviews']],
    ['no answer times', 'Answers', {}, []],
    ['answers within minutes', 'Answers', times(4), ['Within an hour', 'Of 8 requests in 90 days']],
    ['answers within days', 'Answers', times(2881, 5), ['Within 3 days', 'Of 5 requests in 90 days']],
    ['no seal', 'Verified', {}, ['Not verified']],
    ['a seal without a record', 'Verified', sealed(null), ['Verified', expect.stringContaining('No single check is on record')]],
    [
      'a seal and what was checked',
      'Verified',
      sealed({ what: 'Its licence was seen', checkedAt: '2026-11-02T14:00:00.000Z', expiresOn: null }),
      ['Verified', expect.stringMatching(/^Its licence was seen\. Checked by .* on 3 Nov 2026$/)],
    ],
    ['nothing accepted', 'Prices for you', {}, ['None accepted yet']],
    ['a price that holds', 'Prices for you', prices([PRICE]), ['Flat bread: $31.50 for 5 kg bag, held until Thu 31 Dec 2026']],
    ['a price that changes', 'Prices for you', prices([changing]), ['Flat bread: $31.50 for 5 kg bag, $33.00 from Tue 15 Dec 2026']],
    ['a price of before', 'Prices for you', prices([{ ...PRICE, status: 'ended' }]), ['Flat bread: $31.50 for 5 kg bag, no longer held']],
    [
      'a price without a promise',
      'Prices for you',
      prices([{ ...PRICE, status: 'ended', heldUntil: null }]),
      [expect.stringContaining('no longer held')],
    ],
    ['more prices than are shown', 'Prices for you', prices([PRICE], 3), [expect.stringContaining('Flat bread'), 'and 2 more']],
    ['no products', 'Products', {}, []],
    ['a product', 'Products', products(1), ['Bean 1']],
    ['a product with its price', 'Products', products(1, '$31.50 / kg'), ['Bean 1, $31.50 / kg']],
    ['many products', 'Products', products(9), ['Bean 1', 'Bean 2', 'Bean 3', 'Bean 4', 'Bean 5', 'Bean 6', 'and 3 more']],
  ])('%s (%s)', ([, label, read, lines]) => {
    expect(rowOf(label, [compared(read)])?.[0]?.lines).toEqual(lines)
  })

  test('without an account of a buyer there is nothing about fees and prices, and without a place none is named', () => {
    const labels = comparedFacts([compared()], null, false).map(({ label }) => label)
    expect(labels).toEqual(['Delivers to you', 'Delivery days', 'Minimum order', 'Rating', 'Answers', 'Verified', 'Products'])
  })
})

function sealed(evidence: ComparedSupplier['checks']['evidence']): Read {
  return { supplier: { isVerified: true }, checks: { isVerified: true, abn: null, email: null, evidence } }
}

describe('The best of a row', () => {
  const minimum = (cents: number | null) => compared({ supplier: { minimumOrderCents: cents } })
  const rating = (averageRating: string, totalReviews: number) => compared({ supplier: { averageRating, totalReviews } })
  test.for<[string, string, ComparedSupplier[], boolean[]]>([
    ['the least minimum', 'Minimum order', [minimum(20_000), minimum(10_000)], [false, true]],
    ['none is the least', 'Minimum order', [minimum(0), minimum(10_000)], [true, false]],
    ['what is not known is not the best', 'Minimum order', [minimum(null), minimum(10_000), minimum(20_000)], [false, true, false]],
    ['one that is known alone', 'Minimum order', [minimum(null), minimum(10_000)], [false, false]],
    ['all alike', 'Minimum order', [minimum(10_000), minimum(10_000)], [false, false]],
    ['two of three alike', 'Minimum order', [minimum(100), minimum(100), minimum(200)], [true, true, false]],
    ['nothing known', 'Minimum order', [minimum(null), minimum(null)], [false, false]],
    ['the highest rating', 'Rating', [rating('4.2', 9), rating('4.8', 2)], [false, true]],
    ['no reviews are no rating of zero', 'Rating', [rating('0.0', 0), rating('1.0', 2), rating('3.0', 2)], [false, false, true]],
    ['the fastest', 'Answers', [compared(times(300)), compared(times(61))], [false, true]],
    ['times that read the same', 'Answers', [compared(times(59)), compared(times(3))], [false, false]],
    ['days that read the same', 'Answers', [compared(times(2881)), compared(times(4320)), compared(times(6000))], [true, true, false]],
    ['a fee quoted for another order is not ranked', 'Delivery fee', [compared(fee(100)), compared(fee(900))], [false, false]],
    ['one supplier', 'Minimum order', [minimum(10_000)], [false]],
  ])('%s (%s)', ([, label, suppliers, best]) => {
    expect(rowOf(label, suppliers)?.map(({ isBest }) => isBest)).toEqual(best)
  })
})
