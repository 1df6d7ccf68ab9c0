import { sql } from 'kysely'
import type { StoredPriceRow } from '#contract/price-lists/price-lists.ts'
import type { Db } from '#server/db/db.ts'
import { insertRows } from '#server/db/insert-rows.ts'

/** Counts a change of the rows of a list, which there may not be yet, and returns its new version. */
async function nextVersion(tx: Db, supplierId: number): Promise<number> {
  const { version } = await tx
    .insertInto('priceLists')
    .values({ supplierId })
    .onConflict((conflict) => conflict.column('supplierId').doUpdateSet({ version: sql`price_lists.version + 1` }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Adds a row at a place, moving those from there on, else at the end. Returns the new version of the list. Call it with the listing locked. */
export async function insertRow(tx: Db, supplierId: number, row: StoredPriceRow, place: number | null): Promise<number> {
  const version = await nextVersion(tx, supplierId)
  const ofList = tx.selectFrom('priceListRows').where('supplierId', '=', supplierId)
  const { next } = await ofList.select(sql<number>`coalesce(max(position) + 1, 0)`.as('next')).executeTakeFirstOrThrow()
  const position = place === null ? next : Math.min(place, next)
  const isTaken = await ofList.select('id').where('position', '=', position).executeTakeFirst()
  if (isTaken)
    await tx
      .updateTable('priceListRows')
      .set({ position: sql`position + 1` })
      .where('supplierId', '=', supplierId)
      .where('position', '>=', position)
      .execute()
  await insertRows(tx, 'priceListRows', [{ ...row, supplierId, position }])
  return version
}

/** Removes a row. Returns its place and the new version of the list, undefined for no row of it. Call it with the listing locked. */
export async function deleteRow(tx: Db, supplierId: number, id: string): Promise<{ version: number; position: number } | undefined> {
  const removed = await tx
    .deleteFrom('priceListRows')
    .where('supplierId', '=', supplierId)
    .where('id', '=', id)
    .returning('position')
    .executeTakeFirst()
  return removed && { version: await nextVersion(tx, supplierId), position: removed.position }
}
