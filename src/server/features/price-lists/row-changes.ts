import type { PriceListReading, ReadPriceRow, SavedPriceList, StoredPriceRow } from '#contract/price-lists/price-lists.ts'
import type { Db } from '#server/db/db.ts'
import type { PriceListReading as ReadList } from '#shared/price-list/read-price-list.ts'
import { RowIndex } from '#shared/price-list/row-key.ts'
import { percentOf } from '#shared/comparison/amounts.ts'
import { dearerThanHeld } from './dearer.ts'
import { everyRowOf } from './queries.ts'

type Priced = Pick<ReadPriceRow, 'priceCents' | 'gst'>
type Match = NonNullable<ReadPriceRow['match']>

/** Returns what a row would do to the stored one that it is: another price or another GST is a change. */
export function matchWith({ priceCents, gst }: Priced, stored: StoredPriceRow): Match {
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

/** Compares what was read with the stored list. */
export async function besideStored(db: Db, supplierId: number, reading: ReadList, today: string): Promise<PriceListReading> {
  const stored = await everyRowOf(db, supplierId)
  const index = new RowIndex(stored)
  const taken = new Set<string>()
  const rows = reading.rows.map((row) => {
    const found = index.find(row)
    if (!found || taken.has(found.id)) return { ...row, match: null }
    taken.add(found.id)
    return { ...row, origin: row.origin ?? found.origin, match: matchWith(row, found) }
  })
  const matches = rows.map(({ match }) => match)
  return { ...reading, rows, counts: countsOf(matches, stored.length), dearer: await dearerThanHeld(db, supplierId, rows, today) }
}
