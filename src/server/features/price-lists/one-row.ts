import { randomUUID } from 'node:crypto'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import { type addPriceListRow, MAX_PRICE_LIST_ROWS, type removePriceListRow } from '#contract/price-lists/price-lists.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { checkMatch, type VersionedResponse } from '#server/http/kinds/versioned-kind.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { rejectTwice } from './change-row.ts'
import { indexRangeLater } from './found/index-range.ts'
import { versionOf } from './filling/row-queries.ts'
import { everyRowOf, shownRow } from './queries.ts'
import { deleteRow, insertRow } from './row-queries.ts'
import { CHANGED, etagOfPriceList } from './save-list.ts'

type Deps = Pick<Context, 'db' | 'now' | 'jobs'>

/** Adds a row to a list. @throws 400 where another row is the same item and pack or has the code, 409 for a full list and for a stale `If-Match` */
export const addRow = (
  deps: Deps,
  { id: supplierId, position, isAvailable = true, ...values }: Input<typeof addPriceListRow>,
  ifMatch: string | undefined,
): Promise<VersionedResponse<Output<typeof addPriceListRow>>> =>
  inTransaction(deps.db, async (tx) => {
    await lockSupplier(tx, supplierId)
    checkMatch(ifMatch, [etagOfPriceList(await versionOf(tx, supplierId))], CHANGED)
    const rows = await everyRowOf(tx, supplierId)
    if (rows.length >= MAX_PRICE_LIST_ROWS) throw conflict('A price list has at most 5,000 rows. Please remove one first.')
    const row = { ...values, id: randomUUID(), isAvailable, changedAt: deps.now().toISOString() }
    rejectTwice(row, rows)
    const version = await insertRow(tx, supplierId, row, position)
    await indexRangeLater(tx, deps, supplierId)
    return { body: { ...shownRow(row), version }, etag: etagOfPriceList(version) }
  })

/** Removes a row of a list. @throws 404, 409 for a stale `If-Match` */
export const removeRow = (
  deps: Deps,
  { id: supplierId, rowId }: Input<typeof removePriceListRow>,
  ifMatch: string | undefined,
): Promise<VersionedResponse<Output<typeof removePriceListRow>>> =>
  inTransaction(deps.db, async (tx) => {
    await lockSupplier(tx, supplierId)
    const removed = await deleteRow(tx, supplierId, rowId)
    if (!removed) throw notFound('This row')
    checkMatch(ifMatch, [etagOfPriceList(removed.version - 1)], CHANGED)
    await indexRangeLater(tx, deps, supplierId)
    return { body: removed, etag: etagOfPriceList(removed.version) }
  })
