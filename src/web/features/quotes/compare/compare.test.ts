import { expect, test } from 'vitest'
import type { Offer, OfferLine } from '#contract/offers.ts'
import { cheapestOverall, compared } from './compare.ts'
import { wordsOf } from './item-names.ts'

const line = (item: string, packSize: string, quantity: number, priceCents: number, more: Partial<OfferLine> = {}): OfferLine => ({
  item,
  packSize,
  unit: null,
  quantity,
  priceCents,
  gst: 'free',
  ...more,
})
const offer = (deliveryCents: number, ...lines: OfferLine[]) => ({ lines, deliveryCents }) as unknown as Offer
const landed = (offers: Offer[]) => compared(offers).map(({ name, quoted }) => [name, ...quoted.map((one) => one?.landedCents ?? null)])

test('items of one name are one row, whatever their case, order, plural and pack size', () => {
  const same = ['House Blend beans', 'Beans, house blend 1 kg', 'BEAN house blend (5kg)', 'house-blend beans 12 x 250g']
  expect(new Set(same.map(wordsOf)).size).toBe(1)
  expect(wordsOf('Strawberries')).toBe(wordsOf('strawberry'))
  expect(wordsOf('Tomatoes')).toBe(wordsOf('tomato'))
  expect(wordsOf('Jalapeños')).toBe(wordsOf('jalapeno'))
  expect(wordsOf('7up')).not.toBe(wordsOf('Cola'))
  expect(wordsOf('Oat milk')).not.toBe(wordsOf('Soy milk'))
  expect(wordsOf('Hummus')).toBe('hummus')
})

test('where every offer has one line, they are one item; else what a supplier does not have is missing', () => {
  const one = offer(0, line('Shed Blend', '1 kg', 10, 3000))
  const other = offer(0, line('Espresso No. 4', '5 kg', 2, 14000))
  expect(landed([one, other])).toEqual([['Shed Blend', 3000, 2800]])
  const two = offer(0, line('Decaf', '1 kg', 1, 3500), line('shed blends', '1 kg', 10, 2900))
  expect(landed([one, two])).toEqual([
    ['Shed Blend', 3000, 2900],
    ['Decaf', null, 3500],
  ])
})

test('a name that one offer has twice is two rows', () => {
  const both = offer(0, line('Oat milk 1 L', '12 x 1 L', 1, 3600), line('Oat milk', '10 L', 1, 2500))
  expect(landed([both, offer(0, line('Oat milk', '6 x 1 L', 2, 2000))])).toEqual([
    ['Oat milk 1 L', 300, 2000 / 6],
    ['Oat milk', 250, null],
  ])
})

test('prices are per kilo, litre or piece, and the cheapest landed one is marked', () => {
  const [item] = compared([offer(0, line('Beans', '1 kg', 10, 3000)), offer(5000, line('Beans', '500 g', 20, 1300))])
  expect(item!.quoted.map((one) => [one!.measure, one!.landedCents, one!.isCheapest])).toEqual([
    ['kg', 3000, true],
    ['kg', 3100, false],
  ])
})

test('a delivery fee is spread over the quantity where all is of one measure, else over the cost', () => {
  const shares = (some: Offer) => compared([some]).map(({ quoted }) => quoted[0]!.deliveryCents)
  expect(shares(offer(900, line('Beans', '1 kg', 10, 3000), line('Tea', '500 g', 10, 9000)))).toEqual([600, 300])
  expect(shares(offer(900, line('Beans', '1 kg', 10, 1000), line('Milk', '1 L', 10, 2000)))).toEqual([300, 600])
  expect(shares(offer(900, line('Sample', 'bag', 1, 0), line('Other', 'bag', 1, 0)))).toEqual([450, 450])
})

test('GST is told apart, delivery taxed as its goods are', () => {
  const [milk, cups] = compared([offer(1000, line('Milk', '1 L', 50, 200), line('Cups', 'carton of 1,000', 1, 10000, { gst: 'taxable' }))])
  expect([milk!.quoted[0]!.gstCents, cups!.quoted[0]!.gstCents]).toEqual([0, 1050])
})

test('what cannot be compared has no cheapest: other measures, unknown packs, a single price', () => {
  const marked = (...offers: Offer[]) => compared(offers).flatMap(({ quoted }) => quoted.map((one) => one?.isCheapest ?? false))
  expect(marked(offer(0, line('Eggs', '15 dozen', 1, 6000)), offer(0, line('Eggs', '10 kg', 1, 5500)))).toEqual([false, false])
  expect(marked(offer(0, line('Eggs', 'a tray', 1, 6000)), offer(0, line('Eggs', 'dozen', 1, 550)))).toEqual([false, false])
  expect(marked(offer(0, line('Eggs', 'dozen', 1, 550)))).toEqual([false])
  expect(marked(offer(0, line('Eggs', 'dozen', 1, 550)), offer(0, line('Eggs', '12', 1, 550, { unit: 'pcs' })))).toEqual([true, true])
})

test('a whole is cheapest only where everybody quotes as much of everything', () => {
  const overall = (...offers: Offer[]) => cheapestOverall(compared(offers), offers.length)
  const dear = offer(500, line('Beans', '1 kg', 10, 3000))
  expect(overall(dear, offer(0, line('Beans', '5 kg', 2, 14000)))).toEqual([false, true])
  expect(overall(dear, offer(0, line('Beans', '5 kg', 3, 14000)))).toEqual([false, false])
  expect(overall(dear, offer(0, line('Beans', '1 kg', 10, 100), line('Tea', '1 kg', 1, 100)))).toEqual([false, false])
  expect(overall(dear)).toEqual([false])
})
