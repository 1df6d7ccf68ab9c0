import { sql, type RawBuilder } from 'kysely'
import type { EmailList } from '#contract/emails/unsubscribe.ts'
import { precompiledQuery, type Db } from '#server/db/db.ts'
import { addingPoints, countOf, type Count } from '#server/http/access/limit-queries.ts'

/** An email address and what stands for it in counts. */
export type HashedAddress = { email: string; hash: string }
/**
 * Points to add for a key; those with the hash of an address only unless that is confirmed, and those of an email that can be stopped only
 * unless it is.
 */
export type BudgetPoints = { key: string; points: number; expire: number; unlessConfirmed: string | null; unlessStopped: Stop | null }
/** A list of emails that an address has left, by the address's hash. */
export type Stop = { hash: string; list: EmailList }

/** True where the address in this column, of this hash, is confirmed: by an account, or by somebody who has opened a link. */
export const isConfirmed = (address: string, hash: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from accounts c where lower(c.email) = lower(${sql.ref(address)}) and c.email_confirmed_at is not null)
  or exists (select from confirmed_addresses c where c.email_hash = ${hash}))`

type Added = { confirmed: Set<string>; stops: Stop[]; counts: Map<string, Count> }
type AddedRow = { hash: string | null; list: EmailList | null; key: string; points: number; expire: number }

const addingTo = precompiledQuery<
  [emails: string[], hashes: string[], stoppedHashes: string[], added: string, now: number, sameNow: number],
  AddedRow
>((db, emails, hashes, stoppedHashes, added, now, sameNow) => ({
  compile: () =>
    sql<AddedRow>`
    with confirmed as (
      select a.hash from unnest(${emails}::text[], ${hashes}::text[]) as a (email, hash) where ${isConfirmed('a.email', sql`a.hash`)}
    ),
    stopped as (select email_hash as hash, list from email_stops where email_hash = any(${stoppedHashes}::text[])),
    counted as (${addingPoints(
      sql`
      select key, sum(points)::int, max(expire)
      from json_to_recordset(${added})
        as x (key text, points int, expire bigint, "unlessConfirmed" text, "unlessStopped" json)
      where ("unlessConfirmed" is null or "unlessConfirmed" not in (select hash from confirmed))
        and not exists (select from stopped s where s.hash = "unlessStopped" ->> 'hash' and s.list = "unlessStopped" ->> 'list')
      group by key
      order by key`,
      [now, sameNow],
    )})
    select hash, null as list, null as key, 0 as points, 0 as expire from confirmed
    union all select hash, list, null, 0, 0 from stopped
    union all select null, null, key, points, expire from counted`.compile(db),
}))

/** Adds points and returns the new counts by key, with what is confirmed and what is stopped of the addresses, all in one statement. */
export async function addBudgetPoints(tx: Db, addresses: HashedAddress[], added: BudgetPoints[]): Promise<Added> {
  const [now, hashes] = [Date.now(), addresses.map(({ hash }) => hash)]
  const emails = addresses.map(({ email }) => email)
  const { rows } = await tx.executeQuery(addingTo(tx, emails, hashes, hashes, JSON.stringify(added), now, now))
  return {
    confirmed: new Set(rows.flatMap(({ hash, list }) => (hash !== null && list === null ? hash : []))),
    stops: rows.flatMap(({ hash, list }) => (hash !== null && list !== null ? { hash, list } : [])),
    counts: new Map(rows.filter(({ hash }) => hash === null).map((row) => [row.key, countOf(row)])),
  }
}
