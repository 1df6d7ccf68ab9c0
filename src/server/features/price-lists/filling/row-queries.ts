import type { Db } from '#server/db/db.ts'
import { PriceBook } from '#shared/price-list/filling/price-book.ts'
import { namedGoods, readNames } from './named-goods.ts'

/** Returns the rows of a list that can be filled in, in its order. */
const fillableRows = (db: Db, supplierId: number) =>
  db
    .selectFrom('priceListRows')
    .select(['id', 'item', 'packSize', 'unit', 'contents', 'priceCents', 'gst', 'origin', 'isAvailable', 'changedAt'])
    .where('supplierId', '=', supplierId)
    .where('isAvailable', '=', true)
    .where('priceCents', 'is not', null)
    .orderBy('position')
    .execute()

/** A row that a line can be filled in from. */
export type FillableRow = Awaited<ReturnType<typeof fillableRows>>[number]

/** Returns the price list of a supplier as lines are filled in from it. */
export async function priceBookOf(db: Db, supplierId: number): Promise<PriceBook<FillableRow>> {
  const rows = await fillableRows(db, supplierId)
  await readNames(rows.map(({ item }) => item))
  return new PriceBook(rows, namedGoods)
}

/** Returns the version of a list, 0 where there is none yet. */
export async function versionOf(db: Db, supplierId: number): Promise<number> {
  const list = await db.selectFrom('priceLists').select('version').where('supplierId', '=', supplierId).executeTakeFirst()
  return list?.version ?? 0
}
