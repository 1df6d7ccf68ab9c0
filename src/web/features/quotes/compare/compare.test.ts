import { describe, expect, test } from 'vitest'
import type { Quote, PricedLine } from '#contract/quotes/supplier-quote.ts'
import type { BuyersRequest } from '#contract/quotes/quotes.ts'
import { quotedLines } from '#shared/quoted-lines/quoted-lines.ts'
import { cheapestOverall, compareOffers, isOver, splitByPrices, type Answered } from './compare.ts'

const line = (item: string, packSize: string, quantity: number, priceCents: number, more: Partial<PricedLine> = {}): PricedLine => ({
  item,
  packSize,
  unit: null,
  quantity,
  priceCents,
  gst: 'free',
  ...more,
})
const offer = (deliveryCents: number, ...lines: PricedLine[]) =>
  ({ lines: quotedLines(lines, [], null), deliveryCents, minimumCents: null }) as unknown as Quote
const landed = (offers: Quote[]) =>
  compareOffers(offers).map(({ name, quoted }) => [name, ...quoted.map((one) => one?.landedCents ?? null)])

describe('compareOffers', () => {
  test('single-line offers are compared as one item, and otherwise an item that a supplier lacks is missing', () => {
    const one = offer(0, line('Shed Blend', '1 kg', 10, 3000))
    const other = offer(0, line('Espresso No. 4', '5 kg', 2, 14000))
    expect(landed([one, other])).toEqual([['Shed Blend', 3000, 2800]])
    const two = offer(0, line('Decaf', '1 kg', 1, 3500), line('shed blends', '1 kg', 10, 2900))
    expect(landed([one, two])).toEqual([
      ['Shed Blend', 3000, 2900],
      ['Decaf', null, 3500],
    ])
  })

  test('a name that occurs twice in one offer is two rows', () => {
    const both = offer(0, line('Oat milk 1 L', '12 x 1 L', 1, 3600), line('Oat milk', '10 L', 1, 2500))
    expect(landed([both, offer(0, line('Oat milk', '6 x 1 L', 2, 2000))])).toEqual([
      ['Oat milk 1 L', 300, 2000 / 6],
      ['Oat milk', 250, null],
    ])
  })

  test('prices are per kilogram, litre or piece, and the cheapest landed price is marked', () => {
    const [item] = compareOffers([offer(0, line('Beans', '1 kg', 10, 3000)), offer(5000, line('Beans', '500 g', 20, 1300))])
    expect(item?.quoted.map((one) => [one!.measure, one!.landedCents, one!.isCheapest])).toEqual([
      ['kg', 3000, true],
      ['kg', 3100, false],
    ])
  })

  test('a delivery fee is split by quantity if all lines have one measure, and by cost otherwise', () => {
    const shares = (some: Quote) => compareOffers([some]).map(({ quoted }) => quoted[0]!.deliveryCents)
    expect(shares(offer(900, line('Beans', '1 kg', 10, 3000), line('Tea', '500 g', 10, 9000)))).toEqual([600, 300])
    expect(shares(offer(900, line('Beans', '1 kg', 10, 1000), line('Milk', '1 L', 10, 2000)))).toEqual([300, 600])
    expect(shares(offer(900, line('Sample', 'bag', 1, 0), line('Other', 'bag', 1, 0)))).toEqual([450, 450])
  })

  test('GST is calculated per item, and delivery is taxed as its goods are', () => {
    const [milk, cups] = compareOffers([
      offer(1000, line('Milk', '1 L', 50, 200), line('Cups', 'carton of 1,000', 1, 10000, { gst: 'taxable' })),
    ])
    expect([milk?.quoted[0]?.gstCents, cups?.quoted[0]?.gstCents]).toEqual([0, 1050])
    const [sample] = compareOffers([offer(1500, line('Sample box', '1 each', 1, 0))])
    expect(sample?.quoted[0]?.gstCents).toBe(150)
  })

  test('prices that read the same are all marked, although they differ by fractions of a cent that nobody sees', () => {
    const marked = (...offers: Quote[]) => compareOffers(offers)[0]!.quoted.map((one) => one!.isCheapest)
    const beside = (priceCents: number) => offer(1500, line('Trays', '1 each', 4, 150), line('Milk', '1 L', 1, priceCents))
    expect(marked(beside(27_969), beside(28_488), beside(29_007))).toEqual([true, true, true])
    const box = (cents: number) => offer(0, line('Cups', '1000/ctn', 3, 6000 + cents), line('Milk', '1 L', 1, 300))
    expect(marked(box(0), box(0.004))).toEqual([true, true])
    expect(marked(box(0), box(10))).toEqual([true, false])
    expect(marked(offer(1, line('Beans', '7 kg', 1, 20_000)), offer(0, line('Beans', '7 kg', 1, 20_000)))).toEqual([true, true])
    expect(marked(offer(10, line('Beans', '7 kg', 1, 20_000)), offer(0, line('Beans', '7 kg', 1, 20_000)))).toEqual([false, true])
  })

  test('prices with other measures, unknown packs or nothing to compare have no cheapest', () => {
    const marked = (...offers: Quote[]) => compareOffers(offers).flatMap(({ quoted }) => quoted.map((one) => one?.isCheapest ?? false))
    expect(marked(offer(0, line('Eggs', '15 dozen', 1, 6000)), offer(0, line('Eggs', '10 kg', 1, 5500)))).toEqual([false, false])
    expect(marked(offer(0, line('Eggs', 'a tray', 1, 6000)), offer(0, line('Eggs', 'dozen', 1, 550)))).toEqual([false, false])
    expect(marked(offer(0, line('Eggs', 'dozen', 1, 550)))).toEqual([false])
    expect(marked(offer(0, line('Eggs', 'dozen', 1, 550)), offer(0, line('Eggs', '12', 1, 550, { unit: 'pcs' })))).toEqual([true, true])
  })

  describe('cheapestOverall', () => {
    const overall = (offers: Quote[], over?: boolean[]) => cheapestOverall(compareOffers(offers), offers, over)
    const dear = offer(500, line('Beans', '1 kg', 10, 3000))

    test('an offer is the cheapest only if all offers quote the same amount of every item', () => {
      expect(overall([dear, offer(0, line('Beans', '5 kg', 2, 14000))])).toEqual([false, true])
      expect(overall([dear, offer(0, line('Beans', '5 kg', 3, 14000))])).toEqual([false, false])
      expect(overall([dear, offer(0, line('Beans', '9.99 kg', 1, 100))])).toEqual([false, false])
      expect(overall([dear, offer(0, line('Beans', '1 kg', 10, 100), line('Tea', '1 kg', 1, 100))])).toEqual([false, false])
      expect(overall([dear])).toEqual([false])
    })

    test('the total to pay includes GST', () => {
      const free = offer(0, line('Cups', '1000/ctn', 1, 10500))
      const taxed = offer(0, line('Cups', '1000/ctn', 1, 10000, { gst: 'taxable' }))
      expect(overall([free, taxed])).toEqual([true, false])
    })

    test('offers with equal totals are all the cheapest', () => {
      expect(overall([dear, offer(0, line('Beans', '5 kg', 2, 15250))])).toEqual([true, true])
    })

    test('the shortfall of a minimum order counts, for each item as well', () => {
      const short = { ...offer(0, line('Beans', '5 kg', 2, 14000)), minimumCents: 40_000 }
      expect(overall([dear, short])).toEqual([true, false])
      const [item] = compareOffers([dear, short])
      expect(item?.quoted.map((one) => [one!.landedCents, one!.differenceCents, one!.isCheapest])).toEqual([
        [3050, 0, true],
        [4000, 12_000, false],
      ])
      expect(overall([dear, { ...short, minimumCents: 28_000 }])).toEqual([false, true])
    })

    test('a fee for small orders counts, for each item as well', () => {
      const short = {
        ...offer(0, line('Beans', '5 kg', 2, 14000)),
        minimumCents: 40_000,
        belowMinimum: 'fee' as const,
        smallOrderFeeCents: 3000,
      }
      expect(overall([dear, short])).toEqual([true, false])
      const [item] = compareOffers([dear, short])
      expect(item?.quoted.map((one) => [one!.landedCents, one!.feeCents, one!.isCheapest])).toEqual([
        [3050, 0, true],
        [3100, 3000, false],
      ])
    })

    test('an order that is too small to be delivered is never the cheapest', () => {
      const refused = { ...offer(0, line('Beans', '5 kg', 2, 14000)), minimumCents: 40_000, belowMinimum: 'refuse' as const }
      const dearest = offer(0, line('Beans', '5 kg', 2, 16000))
      expect(overall([dear, refused, dearest])).toEqual([true, false, false])
      const [item] = compareOffers([dear, refused, dearest])
      expect(item?.quoted.map((one) => one!.isCheapest)).toEqual([true, false, false])
    })

    test('expired prices are shown, but never marked as the cheapest', () => {
      const offers = [dear, offer(0, line('Beans', '5 kg', 2, 14000)), offer(0, line('Beans', '5 kg', 2, 14500))]
      expect(overall(offers, [false, true, false])).toEqual([false, false, true])
      const [item] = compareOffers(offers, { over: [false, true, false] })
      expect(item?.quoted.map((one) => one!.isCheapest)).toEqual([false, false, true])
      const request = (validUntil: string | null, status = 'quoted') => ({ status, supplier: { id: 1 }, offer: { validUntil } }) as Answered
      expect(
        [request('2026-11-21'), request('2026-11-22'), request(null), request('2026-11-21', 'won')].map((one) => isOver(one, '2026-11-22')),
      ).toEqual([true, false, false, false])
    })

    test('prices of a supplier that has left count as expired unless they were accepted', () => {
      const left = { status: 'passed', supplier: { id: null }, offer: { validUntil: null } } as unknown as Answered
      expect(isOver(left, '2026-11-22')).toBe(true)
      expect(isOver({ ...left, status: 'won' }, '2026-11-22')).toBe(false)
    })
  })

  test('declined prices are kept apart, and never the cheapest', () => {
    const request = (id: string, status: string, priced = true) =>
      ({ id, status, supplier: { id: 1 }, offer: priced ? { validUntil: null } : null }) as unknown as BuyersRequest
    const { answered, declined, others } = splitByPrices([
      request('1', 'declined'),
      request('2', 'quoted'),
      request('3', 'viewed', false),
      request('4', 'expired'),
    ])
    expect([answered, declined, others].map((some) => some.map(({ id }) => id))).toEqual([['2'], ['1'], ['3', '4']])
    expect(declined.map((one) => isOver(one, '2026-11-22'))).toEqual([true])
  })
})
