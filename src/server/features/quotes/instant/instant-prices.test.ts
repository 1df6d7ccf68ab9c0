import { describe, expect, test } from 'vitest'
import { namedGoods } from '#server/features/price-lists/filling/named-goods.ts'
import { packContents } from '#shared/quoted-lines/pack-contents.ts'
import { quotedLines } from '#shared/quoted-lines/quoted-lines.ts'
import { answerFromList, discounted } from '#shared/price-list/filling/list-answer.ts'
import { PriceBook, type SoldRow } from '#shared/price-list/filling/price-book.ts'
import { numbersFrom } from '#test/data/random-offers.ts'

const GOODS = [
  'Milk',
  'Full cream milk',
  'Oat milk',
  'Flour',
  'Organic flour',
  'Butter 250g',
  'Eggs',
  'Coffee cups 12oz',
  'Coffee cups',
  'Rice',
]
const PACKS = ['5 kg', '12 x 1 L', '2 L', '1000 pieces', 'each', '250 g', '1 kg', null]
const MEASURES = ['kg', 'L', 'piece', 'bunch', null]
const TRIES = 400

type Row = SoldRow & { at: number }

/** Returns a list, prices that hold, lines and terms: many rows of the same goods in other packs, without a price, or not available. */
function caseOf(seed: number) {
  const number = numbersFrom(seed)
  const oneOf = <Value>(values: readonly Value[]): Value => values[number(0, values.length - 1)]!
  const rowAt = (at: number): Row => {
    const measure = oneOf(MEASURES)
    return {
      at,
      item: oneOf(GOODS),
      packSize: oneOf(PACKS),
      unit: number(0, 3) === 0 ? 'ctn' : null,
      contents: measure === null || number(0, 1) === 0 ? null : { amount: number(1, 20), measure },
      priceCents: number(0, 9) === 0 ? null : number(0, 20_000),
      isAvailable: number(0, 6) > 0,
    }
  }
  const rows = Array.from({ length: number(1, 40) }, (_, at) => rowAt(at))
  const held = Array.from({ length: number(0, 3) }, (_, at) => rowAt(at))
  const lines = Array.from({ length: number(1, 12) }, (_, at) => {
    const measure = oneOf(MEASURES)
    return {
      id: `line-${at}`,
      item: oneOf(GOODS),
      amount: measure === null ? null : number(1, 60),
      measure,
      contents: null,
      every: 'week' as const,
    }
  })
  const terms = { leastPercent: number(1, 100), discountPercent: number(0, 50), belowMinimum: oneOf(['refuse', 'difference'] as const) }
  return { rows, held, lines, terms, minimumCents: oneOf([null, 0, 5000, 50_000]) }
}

const answerOf = ({ rows, held, lines, terms, minimumCents }: ReturnType<typeof caseOf>) =>
  answerFromList(
    lines,
    { list: new PriceBook(rows, namedGoods), held: new PriceBook(held, namedGoods), namedIn: namedGoods },
    terms,
    minimumCents,
  )

describe('An answer from a price list', () => {
  test('never has a price that is not that of an available row less the discount, or one that holds as it is', () => {
    let priced = 0
    for (let seed = 1; seed <= TRIES; seed++) {
      const given = caseOf(seed)
      for (const { row, priceCents } of answerOf(given).prices) {
        const isHeld = given.held.includes(row as Row)
        expect([seed, row.isAvailable, isHeld || given.rows.includes(row as Row)]).toEqual([seed, true, true])
        expect([seed, priceCents]).toEqual([seed, isHeld ? row.priceCents : discounted(row.priceCents!, given.terms.discountPercent)])
        priced++
      }
    }
    expect(priced).toBeGreaterThan(TRIES / 4)
  })

  test('never has a row of another measure, nor two prices for a line, and costs what the answer says that it costs', () => {
    for (let seed = 1; seed <= TRIES; seed++) {
      const given = caseOf(seed)
      const { prices, goodsCents } = answerOf(given)
      expect([seed, new Set(prices.map(({ lineId }) => lineId)).size]).toEqual([seed, prices.length])
      for (const { lineId, packSize, unit } of prices) {
        const { measure } = given.lines.find(({ id }) => id === lineId)!
        expect([seed, measure && packContents({ packSize, unit }, measure)?.measure]).toEqual([seed, measure])
      }
      const quoted = prices.map(({ lineId, row, packSize, unit, priceCents }) => ({
        item: row.item,
        packSize,
        unit,
        quantity: null,
        priceCents,
        gst: 'free' as const,
        requestLineId: lineId,
      }))
      const costs = quotedLines(quoted, given.lines, null).map(({ costCents, isCounted }) => (isCounted ? costCents : null))
      expect([seed, costs.reduce<number>((sum, cents) => sum + (cents ?? Number.NaN), 0)]).toEqual([seed, goodsCents])
    }
  })

  test('is enough only where as many lines have a price as the terms say, and the goods reach a minimum that is insisted on', () => {
    for (let seed = 1; seed <= TRIES; seed++) {
      const given = caseOf(seed)
      const { prices, goodsCents, isEnough } = answerOf(given)
      const isFilled = prices.length > 0 && prices.length / given.lines.length >= given.terms.leastPercent / 100
      const isMet = given.terms.belowMinimum === 'difference' || goodsCents >= (given.minimumCents ?? 0)
      expect([seed, isEnough]).toEqual([seed, isFilled && isMet])
    }
  })
})
