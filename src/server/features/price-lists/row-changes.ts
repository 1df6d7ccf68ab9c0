import type { PriceListRow, ReadPriceRow, SavedPriceList } from '#contract/price-lists/price-lists.ts'
import { percentOf } from '#shared/comparison/amounts.ts'

type Priced = Pick<ReadPriceRow, 'priceCents' | 'gst'>
type Match = NonNullable<ReadPriceRow['match']>

/** Returns what a row would do to the stored one that it is: another price or another GST is a change. */
export function matchWith({ priceCents, gst }: Priced, stored: PriceListRow): Match {
  const { id, priceCents: fromCents } = stored
  const percent = priceCents !== null && fromCents !== null && fromCents > 0 ? percentOf(priceCents - fromCents, fromCents) : null
  return { rowId: id, kind: priceCents === fromCents && gst === stored.gst ? 'same' : 'changed', fromCents, percent }
}

/** Counts what rows do to a list of so many; two rows of a reading are never the same one. */
export function countsOf(matches: readonly (Match | null)[], stored: number): SavedPriceList['counts'] {
  const found = matches.filter((match) => match !== null)
  const same = found.filter(({ kind }) => kind === 'same').length
  return { new: matches.length - found.length, changed: found.length - same, same, gone: stored - found.length }
}
