import { describe, expect, test } from 'vitest'
import { compare } from '#shared/comparison/compare.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { comparedLine, comparedOffer, type AskedLine, type StoredQuoteLine } from './compared-offer.ts'
import { quotedLines, type AcceptedPrice } from './quoted-lines.ts'

const asked = (id: string, amount: number | null = 20, measure: string | null = 'kg'): AskedLine => ({
  id,
  item: 'Flour',
  amount,
  measure,
  every: null,
})
const price = (requestLineId: string | null, priceCents: number, more: Partial<StoredQuoteLine> = {}): StoredQuoteLine => ({
  item: 'Flour',
  packSize: '5 kg',
  unit: null,
  quantity: requestLineId === null ? 2 : null,
  priceCents,
  gst: 'free',
  requestLineId,
  ...more,
})

/** What is needed, the prices for it, and of each price packs, cost and whether it is in the total. */
type Case = [
  title: string,
  asked: AskedLine[],
  prices: StoredQuoteLine[],
  figures: [packs: number | null, costCents: number | null, isCounted: boolean][],
  accepted?: AcceptedPrice[],
]
const CASES: Case[] = [
  ['whole packs of the need', [asked('a')], [price('a', 900)], [[4, 3600, true]]],
  ['a part of a pack is a pack', [asked('a', 21)], [price('a', 900)], [[5, 4500, true]]],
  ['by weight nothing is rounded up', [asked('a', 21)], [price('a', 900, { isByWeight: true })], [[4.2, 3780, true]]],
  [
    'of two packs the cheaper one',
    [asked('a')],
    [price('a', 900), price('a', 1700, { packSize: '10 kg' })],
    [
      [4, 3600, false],
      [2, 3400, true],
    ],
  ],
  [
    'of equal ones the first',
    [asked('a')],
    [price('a', 900), price('a', 1800, { packSize: '10 kg' })],
    [
      [4, 3600, true],
      [2, 3600, false],
    ],
  ],
  ['enough packs', [asked('a')], [price('a', 900, { quantity: 4 })], [[4, 3600, true]]],
  ['too few packs are in no total', [asked('a')], [price('a', 900, { quantity: 3 })], [[4, 3600, false]]],
  [
    'enough of the dearer one',
    [asked('a')],
    [price('a', 900, { quantity: 3 }), price('a', 950)],
    [
      [4, 3600, false],
      [4, 3800, true],
    ],
  ],
  ['a substitute is in no total', [asked('a')], [price('a', 900, { isSubstitute: true })], [[4, 3600, false]]],
  [
    'the thing itself goes before it',
    [asked('a')],
    [price('a', 900, { isSubstitute: true }), price('a', 999)],
    [
      [4, 3600, false],
      [4, 3996, true],
    ],
  ],
  [
    'a substitute that is accepted counts',
    [asked('a')],
    [price('a', 900, { isSubstitute: true })],
    [[4, 3600, true]],
    [{ lineId: 'a', n: 0 }],
  ],
  [
    'the accepted one of two',
    [asked('a')],
    [price('a', 900), price('a', 950)],
    [
      [4, 3600, false],
      [4, 3800, true],
    ],
    [{ lineId: 'a', n: 1 }],
  ],
  [
    'a line that is not accepted',
    [asked('a'), asked('b')],
    [price('a', 900), price('b', 900)],
    [
      [4, 3600, true],
      [4, 3600, false],
    ],
    [{ lineId: 'a', n: 0 }],
  ],
  ['an accepted price that is not there', [asked('a')], [price('a', 900)], [[4, 3600, false]], [{ lineId: 'a', n: 1 }]],
  [
    'what was not asked for',
    [asked('a')],
    [price('a', 900), price(null, 700)],
    [
      [4, 3600, true],
      [2, 1400, false],
    ],
  ],
  ['another measure', [asked('a', 20, 'L')], [price('a', 900)], [[null, null, false]]],
  ['a pack that does not say what it holds', [asked('a')], [price('a', 900, { packSize: 'bag' })], [[null, null, false]]],
  ['a need that is not known', [asked('a', null, null)], [price('a', 900, { quantity: 2 })], [[null, null, false]]],
  ['a quantity that is not known', [asked('a', null, 'kg')], [price('a', 900)], [[null, null, false]]],
  ['bunches', [asked('a', 3, 'bunch')], [price('a', 250, { packSize: 'bunch' })], [[3, 750, true]]],
  ['a need of less than a thousandth', [asked('a', 0.0001)], [price('a', 900)], [[1, 900, true]]],
  [
    'a request without lines: all of them',
    [],
    [price(null, 900), price(null, 700, { quantity: 0.5 })],
    [
      [2, 1800, true],
      [0.5, 350, true],
    ],
  ],
  [
    'answers of before have no more than items',
    [],
    [{ item: 'Flour', packSize: '5 kg', unit: null, quantity: 3, priceCents: 900, gst: 'free' }],
    [[3, 2700, true]],
  ],
]

describe('The lines of an answer', () => {
  test.each(CASES)('%s', (_, lines, prices, figures, accepted) => {
    const quoted = quotedLines(prices, lines, accepted ?? null)
    expect(quoted.map(({ packs, costCents, isCounted }) => [packs, costCents, isCounted])).toEqual(figures)
  })

  const terms = {
    deliveryCents: 1500,
    freeDeliveryFromCents: 9000,
    deliveryGst: 'taxable' as const,
    minimumCents: 8000,
    belowMinimum: 'fee' as const,
    smallOrderFeeCents: 1000,
    passedLineIds: [],
  }
  test.each(CASES.filter(([, lines, , , accepted]) => !accepted && lines.length > 0))(
    'the total is that of the comparison: %s',
    (_, lines, prices) => {
      const total = totalsOf({ ...terms, lines: quotedLines(prices, lines, null) })
      const quote = comparedOffer({ id: 'o', name: 'O', isExpired: false }, lines, { ...terms, lines: prices })
      const { whole } = compare(
        { lines: lines.flatMap((line) => comparedLine(line) ?? []), offers: [quote], rules: null, isGstRegistered: null },
        () => 0,
      ).comparison
      const {
        offerId: _offer,
        lineIds: _lines,
        exGstCents: _exGst,
        ...compared
      } = whole.totals[0] ?? {
        goodsCents: 0,
        deliveryCents: 0,
        differenceCents: 0,
        smallOrderFeeCents: 0,
        shortCents: 0,
        isRefused: false,
        isEstimate: false,
        gstCents: 0,
        totalCents: 0,
      }
      expect(total).toEqual(compared)
    },
  )
})
