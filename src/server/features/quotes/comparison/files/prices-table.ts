import type { Cell, Comparison } from '#contract/quotes/comparison-results.ts'
import { dollars, money, namesOf, number, text, yes, type Table } from './table.ts'

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

/** Returns every price of every supplier with all that is known of it. */
export function pricesTable(comparison: Comparison): Table {
  const names = namesOf(comparison)
  const rows = comparison.lines.flatMap(({ item, need, every, cells, cheapest, lowestUnit, gstDiffers }) =>
    cells.map(({ offerId, state, packs, costCents, unitCents, surplus, substitute, isEstimate, change }) => [
      item,
      need?.amount ?? null,
      need?.measure ?? null,
      every,
      names.get(offerId)!,
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
    ]),
  )
  return { name: 'Prices', columns: PRICE_COLUMNS, rows }
}
