import type { Db, RowOf } from '#server/db/db.ts'

export type Kind = RowOf<'siteItems'>['kind']
/** How many values of an item its history holds. */
const MAX_HISTORY = 100

/** Adds the items that have no row yet. */
export const insertItems = (db: Db, kind: Kind, keys: string[]) =>
  db
    .insertInto('siteItems')
    .values(keys.map((key) => ({ kind, key })))
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()

export const itemsOf = (db: Db, kind: Kind) => db.selectFrom('siteItems').selectAll().where('kind', '=', kind).orderBy('id').execute()
export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number]

/** Locks all items of a kind until the transaction ends, always in the same order. */
export const lockItems = (tx: Db, kind: Kind) =>
  tx.selectFrom('siteItems').selectAll().where('kind', '=', kind).orderBy('id').forUpdate().execute()

export const itemByKey = (db: Db, kind: Kind, key: string) =>
  db.selectFrom('siteItems').selectAll().where('kind', '=', kind).where('key', '=', key).executeTakeFirst()
export const itemById = (db: Db, id: number) => db.selectFrom('siteItems').selectAll().where('id', '=', id).executeTakeFirst()

/** Everything that differs from the originals. */
export const changedItems = (db: Db) =>
  db
    .selectFrom('siteItems')
    .select(['kind', 'key'])
    .select((eb) => eb.ref('value').$notNull().as('value'))
    .where('value', 'is not', null)
    .execute()

type Change = { id: number; value: string | null; at: Date; username: string }

/** Stores a value and adds it to the item's history, whose oldest entries go. */
export async function updateItem(tx: Db, { id, value, at, username }: Change): Promise<void> {
  await tx
    .updateTable('siteItems')
    .set((eb) => ({ value, version: eb('version', '+', 1), updatedAt: at, updatedBy: username }))
    .where('id', '=', id)
    .execute()
  await tx.insertInto('siteItemHistory').values({ itemId: id, value, at, username }).execute()
  await tx
    .deleteFrom('siteItemHistory')
    .where('itemId', '=', id)
    .where('id', '<=', (eb) =>
      eb.selectFrom('siteItemHistory').select('id').where('itemId', '=', id).orderBy('id', 'desc').offset(MAX_HISTORY).limit(1),
    )
    .execute()
}

/** Returns a page of the values that an item has had, newest first. */
export async function historyPage(db: Db, itemId: number, limit: number, offset: number) {
  const entries = db.selectFrom('siteItemHistory').where('itemId', '=', itemId)
  const items = await entries.select(['id', 'value', 'at', 'username']).orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await entries.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total }
}
