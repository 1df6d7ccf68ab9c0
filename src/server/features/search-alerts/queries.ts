import { sql } from 'kysely'
import { hashOfColumn, padsOf } from '#server/db/address-hash.ts'
import type { Db } from '#server/db/db.ts'
import { anyOf } from '#server/features/directory/dictionary/tsquery-sql.ts'
import { searchTermsOf } from '#server/features/directory/search/parse-search.ts'
import { termQueriesOf } from '#server/features/directory/search/search-terms.ts'

type NewAlert = { email: string; search: string; location: string | null; createdAt: Date }

/** Serialises the transactions that change an address's alerts. */
export const lockAddress = (tx: Db, emailHash: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('search alerts ' || ${emailHash}, 0))`.execute(tx)

/** Counts the alerts of an address that have not been sent. */
export const countOpen = async (db: Db, email: string): Promise<number> =>
  (
    await db
      .selectFrom('searchAlerts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(ofAddress(email))
      .where('sentAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).count

const ofAddress = (email: string) => sql<boolean>`lower(email) = lower(${email})`

/** Does nothing when the same alert is open already. */
export async function insertAlert(tx: Db, { search, ...alert }: NewAlert): Promise<void> {
  const query = anyOf(await termQueriesOf(tx, searchTermsOf(search).terms))
  await tx
    .insertInto('searchAlerts')
    .values({ ...alert, search, query: sql<string>`${query}::tsquery` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the alerts of an address, known by its hash. */
export const deleteAlertsOf = (tx: Db, emailHash: string) =>
  tx
    .deleteFrom('searchAlerts')
    .where(hashOfColumn('email', padsOf(tx)), '=', emailHash)
    .execute()

export const unreadSuppliers = (db: Db, most: number) =>
  db.selectFrom('unreadSuppliers').select(['supplierId', 'changes']).orderBy('supplierId').limit(most).execute()

/** Deletes the suppliers that were read, except those that have changed again since. */
export const deleteUnread = (tx: Db, read: { supplierId: number; changes: number }[]) =>
  sql`delete from unread_suppliers u using unnest(${read.map(({ supplierId }) => supplierId)}::int[], ${read.map(({ changes }) => changes)}::int[])
      as seen (supplier_id, changes) where u.supplier_id = seen.supplier_id and u.changes = seen.changes`.execute(tx)

/** An open alert and the suppliers that match any of its terms. */
export type Candidate = { id: string; search: string; location: string | null; supplierIds: number[] }

/** Returns the open alerts after `lastId`, in the order of their ids, that any of these suppliers matches. */
export const candidatesFor = async (db: Db, supplierIds: number[], lastId: string | null, most: number): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    select a.id, a.search, a.location, array_agg(s.supplier_id order by s.supplier_id) as supplier_ids
    from search_alerts a join supplier_search s on s.supplier_id = any(${supplierIds}::int[]) and s.document @@ a.query
    where a.supplier_id is null and a.sent_at is null and (${lastId}::uuid is null or a.id > ${lastId}::uuid)
    group by a.id order by a.id limit ${most}`.execute(db)
  return rows
}

/** Records the supplier that an alert has found; does nothing when the alert was stopped, or the supplier deleted or suspended, meanwhile. */
export const setMatchedSupplier = (tx: Db, id: string, supplierId: number) =>
  tx
    .updateTable('searchAlerts')
    .set({ supplierId })
    .where('id', '=', id)
    .where('supplierId', 'is', null)
    .where('sentAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('suppliers').select('id').where('id', '=', supplierId).where('suspendedAt', 'is', null)),
    )
    .execute()

/** Marks alerts with a match as sent and returns them: `most` in all, and `perAddress` for an address since `since`. */
export const markDueAsSent = async (
  tx: Db,
  { now, since, perAddress, most }: { now: Date; since: Date; perAddress: number; most: number },
) => {
  const { rows } = await sql<{ email: string; search: string; location: string | null; supplierId: number }>`
    with numbered as (
      select id, row_number() over (partition by lower(email) order by created_at, id)
        + (select count(*) from search_alerts sent where lower(sent.email) = lower(found.email) and sent.sent_at > ${since}) as number
      from search_alerts found where supplier_id is not null and sent_at is null
    ), due as (
      select a.id from search_alerts a join numbered on numbered.id = a.id and numbered.number <= ${perAddress}
      where a.supplier_id is not null and a.sent_at is null
      order by a.created_at, a.id limit ${most} for update of a skip locked
    )
    update search_alerts a set sent_at = ${now} from due where a.id = due.id
    returning a.email, a.search, a.location, a.supplier_id`.execute(tx)
  return rows
}
