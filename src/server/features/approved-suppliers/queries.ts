import { sql } from 'kysely'
import type { ApprovedSupplier, RegisterOrder } from '#contract/venue/approved-suppliers.ts'
import type { Db, NewRow, RowChange, RowOf } from '#server/db/db.ts'
import { documentsOf, shownDocument } from './document-queries.ts'

export type StoredSupplier = RowOf<'approvedSuppliers'>

const WHAT = 'This supplier of your register'

/** A supplier of a register as a resource of an access rule. */
export const approvedById = ({ isRemoved }: { isRemoved: boolean }) => ({
  what: WHAT,
  load: (db: Db, { id }: { id: string }): Promise<StoredSupplier | undefined> =>
    db
      .selectFrom('approvedSuppliers')
      .selectAll()
      .where('id', '=', id)
      .where('removedAt', isRemoved ? 'is not' : 'is', null)
      .executeTakeFirst(),
})

/** Locks a supplier of a register until the transaction ends; undefined where it was removed meanwhile. */
export const lockApproved = (tx: Db, id: string): Promise<StoredSupplier | undefined> =>
  tx.selectFrom('approvedSuppliers').selectAll().where('id', '=', id).where('removedAt', 'is', null).forUpdate().executeTakeFirst()

/** The first end among the documents of a supplier. */
const FIRST_END = sql`(select min(d.expires_on) from approved_supplier_documents d where d.register_entry_id = approved_suppliers.id)`
const ORDERS = {
  name: sql`lower(business_name)`,
  expiry: sql`${FIRST_END} nulls last`,
  approved: sql`approved_on desc nulls last`,
} satisfies Record<RegisterOrder, unknown>

const registerOf = (db: Db, accountId: string) =>
  db.selectFrom('approvedSuppliers').where('accountId', '=', accountId).where('removedAt', 'is', null)

type Range = { sort: RegisterOrder; limit: number; offset: number }

/** Returns a page of the register of an account as it is on a day, with its length. */
export async function registerPage(db: Db, accountId: string, { sort, limit, offset }: Range, today: string) {
  const rows = await registerOf(db, accountId)
    .selectAll()
    .orderBy(ORDERS[sort])
    .orderBy(ORDERS.name)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { items: await shownSuppliers(db, rows, today), total: await countApproved(db, accountId) }
}

/** Counts the suppliers in a register. Call it with the account locked where the number decides. */
export async function countApproved(db: Db, accountId: string): Promise<number> {
  const { count } = await registerOf(db, accountId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns rows of a register with their documents, in the same order. */
export async function shownSuppliers(db: Db, rows: readonly StoredSupplier[], today: string): Promise<ApprovedSupplier[]> {
  const documents = await documentsOf(
    db,
    rows.map(({ id }) => id),
  )
  const byId = Map.groupBy(documents, ({ registerEntryId }) => registerEntryId)
  return rows.map(({ accountId: _account, createdAt: _created, removedAt: _removed, ...row }) => ({
    ...row,
    documents: (byId.get(row.id) ?? []).map((document) => shownDocument(document, today)),
  }))
}

/** Returns whether a listing is in the register of an account. */
export const hasListing = async (tx: Db, accountId: string, supplierId: number): Promise<boolean> =>
  (await registerOf(tx, accountId).select('id').where('supplierId', '=', supplierId).executeTakeFirst()) !== undefined

export const insertApproved = (tx: Db, row: NewRow<'approvedSuppliers'>): Promise<StoredSupplier> =>
  tx.insertInto('approvedSuppliers').values(row).returningAll().executeTakeFirstOrThrow()

export const updateApproved = (tx: Db, id: string, change: RowChange<'approvedSuppliers'>): Promise<StoredSupplier | undefined> =>
  tx.updateTable('approvedSuppliers').set(change).where('id', '=', id).returningAll().executeTakeFirst()

/** Deletes what an account has removed but for the last ones, so that adding and removing again and again leaves no more than these. */
export const deleteRemovedBefore = (tx: Db, accountId: string, keep: number) =>
  sql`delete from approved_suppliers where id in (
    select id from approved_suppliers where account_id = ${accountId} and removed_at is not null order by removed_at desc, id offset ${keep})`.execute(
    tx,
  )
