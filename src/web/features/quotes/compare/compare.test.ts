import { describe, expect, test } from 'vitest'
import type { Offer, OfferLine } from '#contract/offers.ts'
import { cheapestOverall, compareOffers, isOver, type Answered } from './compare.ts'
import { readJoins } from './joins.ts'

const line = (item: string, packSize: string, quantity: number, priceCents: number, more: Partial<OfferLine> = {}): OfferLine => ({
  item,
  packSize,
  unit: null,
  quantity,
  priceCents,
  gst: 'free',
  ...more,
})
const offer = (deliveryCents: number, ...lines: OfferLine[]) => ({ lines, deliveryCents, minimumCents: null }) as unknown as Offer
const landed = (offers: Offer[]) =>
  compareOffers(offers).map(({ name, quoted }) => [name, ...quoted.map((one) => one?.landedCents ?? null)])

describe('compare: compare', () => {
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
    const [item] = compareOffers([offer(0, line('Beans', '1 kg', 10, 3000)), offer(5000, line('Beans', '500 g', 20, 1300))])
    expect(item!.quoted.map((one) => [one!.measure, one!.landedCents, one!.isCheapest])).toEqual([
      ['kg', 3000, true],
      ['kg', 3100, false],
    ])
  })

  test('a delivery fee is spread over the quantity where all is of one measure, else over the cost', () => {
    const shares = (some: Offer) => compareOffers([some]).map(({ quoted }) => quoted[0]!.deliveryCents)
    expect(shares(offer(900, line('Beans', '1 kg', 10, 3000), line('Tea', '500 g', 10, 9000)))).toEqual([600, 300])
    expect(shares(offer(900, line('Beans', '1 kg', 10, 1000), line('Milk', '1 L', 10, 2000)))).toEqual([300, 600])
    expect(shares(offer(900, line('Sample', 'bag', 1, 0), line('Other', 'bag', 1, 0)))).toEqual([450, 450])
  })

  test('GST is told apart, delivery taxed as its goods are', () => {
    const [milk, cups] = compareOffers([
      offer(1000, line('Milk', '1 L', 50, 200), line('Cups', 'carton of 1,000', 1, 10000, { gst: 'taxable' })),
    ])
    expect([milk!.quoted[0]!.gstCents, cups!.quoted[0]!.gstCents]).toEqual([0, 1050])
  })

  test('what cannot be compared has no cheapest: other measures, unknown packs, a single price', () => {
    const marked = (...offers: Offer[]) => compareOffers(offers).flatMap(({ quoted }) => quoted.map((one) => one?.isCheapest ?? false))
    expect(marked(offer(0, line('Eggs', '15 dozen', 1, 6000)), offer(0, line('Eggs', '10 kg', 1, 5500)))).toEqual([false, false])
    expect(marked(offer(0, line('Eggs', 'a tray', 1, 6000)), offer(0, line('Eggs', 'dozen', 1, 550)))).toEqual([false, false])
    expect(marked(offer(0, line('Eggs', 'dozen', 1, 550)))).toEqual([false])
    expect(marked(offer(0, line('Eggs', 'dozen', 1, 550)), offer(0, line('Eggs', '12', 1, 550, { unit: 'pcs' })))).toEqual([true, true])
  })

  describe('what has to be paid for everything', () => {
    const overall = (offers: Offer[], over?: boolean[]) => cheapestOverall(compareOffers(offers), offers, over)
    const dear = offer(500, line('Beans', '1 kg', 10, 3000))

    test('the cheapest is marked only where everybody quotes as much of everything', () => {
      expect(overall([dear, offer(0, line('Beans', '5 kg', 2, 14000))])).toEqual([false, true])
      expect(overall([dear, offer(0, line('Beans', '5 kg', 3, 14000))])).toEqual([false, false])
      expect(overall([dear, offer(0, line('Beans', '9.99 kg', 1, 100))])).toEqual([false, false])
      expect(overall([dear, offer(0, line('Beans', '1 kg', 10, 100), line('Tea', '1 kg', 1, 100))])).toEqual([false, false])
      expect(overall([dear])).toEqual([false])
    })

    test('it is what has to be paid, with GST', () => {
      const free = offer(0, line('Cups', '1000/ctn', 1, 10500))
      const taxed = offer(0, line('Cups', '1000/ctn', 1, 10000, { gst: 'taxable' }))
      expect(overall([free, taxed])).toEqual([true, false])
    })

    test('equal sums are both the cheapest', () => {
      expect(overall([dear, offer(0, line('Beans', '5 kg', 2, 15250))])).toEqual([true, true])
    })

    test('what the goods are short of a minimum order counts, by item as well', () => {
      const short = { ...offer(0, line('Beans', '5 kg', 2, 14000)), minimumCents: 40_000 }
      expect(overall([dear, short])).toEqual([true, false])
      const [item] = compareOffers([dear, short])
      expect(item!.quoted.map((one) => [one!.landedCents, one!.missingCents, one!.isCheapest])).toEqual([
        [3050, 0, true],
        [4000, 12_000, false],
      ])
      expect(overall([dear, { ...short, minimumCents: 28_000 }])).toEqual([false, true])
    })

    test('prices whose last day is over are shown, but none of them is the cheapest', () => {
      const offers = [dear, offer(0, line('Beans', '5 kg', 2, 14000)), offer(0, line('Beans', '5 kg', 2, 14500))]
      expect(overall(offers, [false, true, false])).toEqual([false, false, true])
      const [item] = compareOffers(offers, { over: [false, true, false] })
      expect(item!.quoted.map((one) => one!.isCheapest)).toEqual([false, false, true])
      const request = (validUntil: string | null, status = 'quoted') => ({ status, supplier: { id: 1 }, offer: { validUntil } }) as Answered
      expect(
        [request('2026-11-21'), request('2026-11-22'), request(null), request('2026-11-21', 'won')].map((one) => isOver(one, '2026-11-22')),
      ).toEqual([true, false, false, false])
    })

    test('prices of a supplier that has left cannot be taken, and none of them is the cheapest', () => {
      const left = { status: 'passed', supplier: { id: null }, offer: { validUntil: null } } as unknown as Answered
      expect(isOver(left, '2026-11-22')).toBe(true)
      expect(isOver({ ...left, status: 'won' }, '2026-11-22')).toBe(false)
    })
  })

  describe('rows that a buyer joins', () => {
    const one = offer(0, line('Paper cups', '1000/ctn', 1, 9000), line('Tea', '1 kg', 1, 100))
    const other = offer(0, line('Cups, paper, white', '500/ctn', 2, 4000), line('Chai', '1 L', 1, 100))
    const ids = (...names: string[]) =>
      compareOffers([one, other])
        .flatMap(({ name, joined }) => (names.includes(name) ? joined : []))
        .join('.')
    const rows = (join: string) => compareOffers([one, other], { joins: readJoins(join) })

    test('they are compared as one item', () => {
      const [cups, tea, chai] = rows(ids('Paper cups', 'Cups, paper, white'))
      expect([cups!.name, tea!.name, chai!.name]).toEqual(['Paper cups', 'Tea', 'Chai'])
      expect(cups!.quoted.map((quoted) => [quoted!.landedCents, quoted!.isCheapest])).toEqual([
        [9, false],
        [8, true],
      ])
    })

    test('their prices say nothing of each other where the measures differ', () => {
      const joined = rows(ids('Tea', 'Chai'))
      expect(joined).toHaveLength(3)
      expect(joined.flatMap(({ quoted }) => quoted.map((cell) => cell?.isCheapest ?? false))).not.toContain(true)
    })

    test('two lines of one supplier are never one', () => {
      expect(rows(ids('Paper cups', 'Tea'))).toHaveLength(4)
    })
  })
})
