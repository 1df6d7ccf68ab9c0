import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { changePriceListRow, StoredPriceRow } from '#contract/price-lists/price-lists.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { checkMatch } from '#server/http/kinds/versioned-kind.ts'
import { invalid, notFound } from '#server/http/problems.ts'
import { RowIndex } from '#shared/price-list/row-key.ts'
import { indexRangeLater } from './found/index-range.ts'
import { versionOf } from './filling/row-queries.ts'
import { everyRowOf, shownRow, updateRow } from './queries.ts'
import { CHANGED, etagOfPriceList, isAlike } from './save-list.ts'

type Changed = { body: Output<typeof changePriceListRow>; etag: string }

/**
 * Changes one row of a list; what is left out stays. A change that changes nothing makes no new version.
 * @throws 404, 400 where another row is the same item and pack or has the code, 409 for a stale `If-Match`
 */
export const changeRow = (
  deps: Pick<Context, 'db' | 'now' | 'jobs'>,
  { id: supplierId, rowId, ...given }: Input<typeof changePriceListRow>,
  ifMatch: string | undefined,
): Promise<Changed> =>
  inTransaction(deps.db, async (tx) => {
    await lockSupplier(tx, supplierId)
    const rows = await everyRowOf(tx, supplierId)
    const was = rows.find(({ id }) => id === rowId)
    if (!was) throw notFound('This row')
    const version = await versionOf(tx, supplierId)
    checkMatch(ifMatch, [etagOfPriceList(version)], CHANGED)
    const row = { ...was, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) }
    rejectTwice(row, rows)
    if (isAlike(row, was)) return versioned(was, version)
    const changed = { ...row, changedAt: deps.now().toISOString() }
    const changedVersion = await updateRow(tx, supplierId, changed)
    await indexRangeLater(tx, deps, supplierId)
    return versioned(changed, changedVersion)
  })

const versioned = (row: StoredPriceRow, version: number): Changed => ({
  body: { ...shownRow(row), version },
  etag: etagOfPriceList(version),
})

/** @throws 400 where another row is the same item and pack or has the code */
export function rejectTwice(row: StoredPriceRow, rows: readonly StoredPriceRow[]): void {
  const same = new RowIndex(rows.filter(({ id }) => id !== row.id)).find(row)
  if (!same) return
  const isCode = row.code !== null && same.code?.toLowerCase() === row.code.toLowerCase()
  throw invalid([
    isCode
      ? { path: 'code', message: `Another row has this code: ${same.item}.` }
      : { path: 'item', message: 'This item and pack is in the list already.' },
  ])
}
