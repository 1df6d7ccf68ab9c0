import { sql } from 'kysely'
import type { ExpiringDocument } from '#contract/venue/approved-documents.ts'
import type { Db } from '#server/db/db.ts'
import { WARNED_BEFORE } from '#shared/approved-suppliers/expiry.ts'

const [FIRST, LAST] = WARNED_BEFORE

/** Returns whether a document `d` ends so soon that its venue is to be told, and was not told of this yet. */
const isDue = (today: string) => sql<boolean>`d.expires_on >= ${today}::date and (
  d.expires_on <= ${today}::date + ${FIRST}::integer and d.warned_days is null
  or d.expires_on <= ${today}::date + ${LAST}::integer and d.warned_days > ${LAST}::integer)`

/** Locks accounts that have to be told of documents and had no such email on this day, in the order of their ids; those that are locked are left. */
export async function accountsToRemind(tx: Db, today: string, limit: number): Promise<{ id: string; email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    select a.id, a.email from accounts a
    where exists (select from approved_suppliers s join approved_supplier_documents d on d.register_entry_id = s.id
        where s.account_id = a.id and s.removed_at is null and ${isDue(today)})
      and not exists (select from approved_suppliers s join approved_supplier_documents d on d.register_entry_id = s.id
        where s.account_id = a.id and d.warned_on = ${today}::date)
    order by a.id limit ${limit} for no key update skip locked`.execute(tx)
  return rows
}

/** Marks what an account is told of today, and returns it, what ends first first. */
export async function markReminded(tx: Db, accountId: string, today: string): Promise<ExpiringDocument[]> {
  const { rows } = await sql<ExpiringDocument>`
    with told as (
      update approved_supplier_documents d
      set warned_on = ${today}::date,
        warned_days = case when d.expires_on <= ${today}::date + ${LAST}::integer then ${LAST}::integer else ${FIRST}::integer end
      from approved_suppliers s
      where s.id = d.register_entry_id and s.account_id = ${accountId} and s.removed_at is null and ${isDue(today)}
      returning s.business_name, d.kind, d.number, d.expires_on, d.id
    )
    select business_name as "supplierName", kind, number, expires_on as "expiresOn" from told order by expires_on, lower(business_name), number, id`.execute(
    tx,
  )
  return rows
}
