import type { Cell, Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import { dollars, money, namesOf, number, text, yes, type Table, type Value } from './table.ts'

/** What a cell says of its price, where that is not just a price. */
export const STATES: Record<Cell['state'], string> = {
  priced: 'priced',
  short: 'less than needed',
  substitute: 'substitute',
  passed: 'not sold',
  unanswered: 'no price',
  'not-asked': 'not asked',
  expired: 'expired',
  'not-comparable': 'another measure',
}

const PRICE_COLUMNS = [
  text('Item'),
  number('Need'),
  text('Measure'),
  text('Every'),
  text('Supplier'),
  text('Price'),
  number('Packs'),
  money('Cost of the need'),
  money('Price of one of the measure'),
  number('More than needed'),
  text('Substitute'),
  text('Estimate'),
  text('Cheapest for the need'),
  text('Lowest price of the measure'),
  text('GST differs'),
  money('Against today'),
  number('Against today, %'),
  number('Price of the measure against today, %'),
  money('Against today, a year'),
]

/** Returns every price of every supplier with all that is known of it. A column says where they are from, where any has an origin. */
export function pricesTable(comparison: Comparison): Table {
  const names = namesOf(comparison)
  const priced = comparison.lines.flatMap((line) => line.cells.map((cell) => ({ line, cell, origin: originInWords(cell) })))
  const hasOrigins = priced.some(({ origin }) => origin !== null)
  const rows = priced.map(({ line, cell, origin }) => [...rowOf(line, cell, names), ...(hasOrigins ? [origin] : [])])
  return { name: 'Prices', columns: hasOrigins ? [...PRICE_COLUMNS, text('Origin')] : PRICE_COLUMNS, rows }
}

type Line = Comparison['lines'][number]

function rowOf({ item, need, every, cheapest, lowestUnit, gstDiffers }: Line, cell: Cell, names: ReadonlyMap<string, string>): Value[] {
  const { offerId, state, packs, costCents, unitCents, surplus, substitute, isEstimate, change } = cell
  return [
    item,
    need?.amount ?? null,
    need?.measure ?? null,
    every,
    names.get(offerId) ?? null,
    STATES[state],
    packs,
    dollars(costCents),
    dollars(unitCents),
    surplus,
    substitute,
    yes(isEstimate),
    yes(cheapest.includes(offerId)),
    yes(lowestUnit.includes(offerId)),
    yes(gstDiffers),
    dollars(change?.cents ?? null),
    change?.percent ?? null,
    change?.unitPercent ?? null,
    dollars(change?.yearlyCents ?? null),
  ]
}
