import { sql } from 'kysely'
import type { LinkRole } from '#contract/order-lists/link-roles.ts'
import type { OrderListSummary } from '#contract/order-lists/order-lists.ts'
import type { Db, RowOf } from '#server/db/db.ts'

/** What authorization needs of a list. */
export type OwnedList = { id: string; accountId: string; links: { id: string; role: LinkRole }[] }
/** A line without what it asks for, which follows from the rest of it. */
export type StoredLine = RowOf<'orderLists'>['lines'][number]
const LINK = ['id', 'role', 'createdAt'] as const
const LIST = ['id', 'name', 'version', 'updatedAt', 'lines'] as const

/** An order list as a resource of an access rule. */
export const listById = {
  what: 'This list',
  load: async (db: Db, { id }: { id: string }): Promise<OwnedList | undefined> => {
    const list = await db.selectFrom('orderLists').select(['id', 'accountId']).where('id', '=', id).executeTakeFirst()
    return list && { ...list, links: await linksOf(db, id) }
  },
}

/** Returns the links of a list, the first one first. */
export const linksOf = (db: Db, listId: string) =>
  db.selectFrom('orderListLinks').select(LINK).where('listId', '=', listId).orderBy('createdAt').orderBy('id').execute()

/** Returns the lists of an account, the one changed last first. */
export const listsOf = (db: Db, accountId: string): Promise<OrderListSummary[]> =>
  db
    .selectFrom('orderLists')
    .select(['id', 'name', 'version', 'updatedAt', sql<number>`jsonb_array_length(lines)`.as('lineCount')])
    .where('accountId', '=', accountId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute()

export const findList = (db: Db, id: string) => db.selectFrom('orderLists').select(LIST).where('id', '=', id).executeTakeFirst()

/** Locks a list until the transaction ends; undefined where it has been deleted. */
export const lockList = (tx: Db, id: string) => tx.selectFrom('orderLists').select(LIST).where('id', '=', id).forUpdate().executeTakeFirst()

/** Counts the lists of an account. Call it with the account locked. */
export async function countLists(tx: Db, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('orderLists')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

export const insertList = (tx: Db, { lines, ...list }: { accountId: string; name: string; lines: StoredLine[] }) =>
  tx
    .insertInto('orderLists')
    .values({ ...list, lines: JSON.stringify(lines) })
    .returning(LIST)
    .executeTakeFirstOrThrow()

export const updateList = (tx: Db, id: string, { name, lines }: { name: string; lines: StoredLine[] }) =>
  tx
    .updateTable('orderLists')
    .set({ name, lines: JSON.stringify(lines), version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .returning(LIST)
    .executeTakeFirstOrThrow()

export const deleteList = (db: Db, id: string) => db.deleteFrom('orderLists').where('id', '=', id).execute()

export const insertLink = (tx: Db, listId: string, role: LinkRole) =>
  tx.insertInto('orderListLinks').values({ listId, role }).returning(LINK).executeTakeFirstOrThrow()

export const deleteLink = (db: Db, listId: string, id: string) =>
  db.deleteFrom('orderListLinks').where('listId', '=', listId).where('id', '=', id).returning('id').executeTakeFirst()

/** Returns the lines of a request that the account has sent; undefined where it has sent no such request. */
export const findOwnRequestLines = (db: Db, id: string, accountId: string) =>
  db.selectFrom('quoteRequests').select('lines').where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst()

/** Returns a product of a listing that is not suspended, with the category of the listing. */
export const findProduct = (db: Db, id: string) =>
  db
    .selectFrom('products')
    .innerJoin('suppliers', 'suppliers.id', 'products.supplierId')
    .select(['products.title', 'suppliers.category'])
    .where('products.id', '=', id)
    .where('suppliers.suspendedAt', 'is', null)
    .executeTakeFirst()
