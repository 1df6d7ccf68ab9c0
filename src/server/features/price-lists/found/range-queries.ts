import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { insertRows } from '#server/db/insert-rows.ts'

export type RangeEntry = { path: string; position: number; rowId: string }

/** Returns the version of a list that its supplier shows, null for any other. */
export async function shownVersion(db: Db, supplierId: number): Promise<string | null> {
  const list = await db
    .selectFrom('priceLists')
    .select(['version', 'settingsVersion'])
    .where('supplierId', '=', supplierId)
    .where('visibility', 'in', ['range', 'prices'])
    .executeTakeFirst()
  return list ? `${list.version} ${list.settingsVersion}` : null
}

/** Returns the rows of a list that a search may find, in its order. */
export const rangeRows = (db: Db, supplierId: number) =>
  db
    .selectFrom('priceListRows')
    .select(['id', 'item', 'position'])
    .where('supplierId', '=', supplierId)
    .where('isAvailable', '=', true)
    .orderBy('position')
    .execute()

/** Returns what says whether a list is noted as it is. */
export const digestOf = async (db: Db, supplierId: number): Promise<string | undefined> =>
  (await db.selectFrom('rangeWords').select('digest').where('supplierId', '=', supplierId).executeTakeFirst())?.digest

export async function deleteRange(tx: Db, supplierId: number): Promise<void> {
  await tx.deleteFrom('rangeWords').where('supplierId', '=', supplierId).execute()
  await tx.deleteFrom('rangeGoods').where('supplierId', '=', supplierId).execute()
}

/** Notes what a list is found by in place of what was. */
export async function storeRange(
  tx: Db,
  supplierId: number,
  { keys, entries, digest }: { keys: string[]; entries: readonly RangeEntry[]; digest: string },
): Promise<void> {
  await deleteRange(tx, supplierId)
  await tx
    .insertInto('rangeWords')
    .values({ supplierId, digest, soldKeys: sql<string>`array_to_tsvector(${keys}::text[])` })
    .execute()
  await insertRows(
    tx,
    'rangeGoods',
    entries.map((entry) => ({ ...entry, supplierId })),
  )
}
