import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { addingPoints, countOf, type Count } from '#server/http/limit-queries.ts'

/** An email address and what stands for it in counts. */
export type HashedAddress = { email: string; hash: string }
/** Points to add for a key; those with the hash of an address only unless that is confirmed. */
export type BudgetPoints = { key: string; points: number; expire: number; unlessConfirmed: string | null }

/** Selects the hashes of those addresses that are confirmed: by an account, or by somebody who has opened a link. */
const confirmedIn = (addresses: HashedAddress[]) => sql<{ hash: string }>`
  select a.hash from unnest(${addresses.map(({ email }) => email)}::text[], ${addresses.map(({ hash }) => hash)}::text[]) as a (email, hash)
  where exists (select from accounts c where lower(c.email) = lower(a.email) and c.email_confirmed_at is not null)
    or exists (select from confirmed_addresses c where c.email_hash = a.hash)`

export const isConfirmed = async (db: Db, address: HashedAddress): Promise<boolean> =>
  (await confirmedIn([address]).execute(db)).rows.length > 0

/** Adds points and returns the new counts by key, with the hashes of the addresses that are confirmed, all in one statement. */
export async function addBudgetPoints(
  tx: Db,
  addresses: HashedAddress[],
  added: BudgetPoints[],
): Promise<{ confirmed: Set<string>; counts: Map<string, Count> }> {
  const { rows } = await sql<{ hash: string | null; key: string; points: number; expire: number }>`
    with confirmed as (${confirmedIn(addresses)}),
    counted as (${addingPoints(sql`
      select key, points, expire
      from json_to_recordset(${JSON.stringify(added)}) as x (key text, points int, expire bigint, "unlessConfirmed" text)
      where "unlessConfirmed" is null or "unlessConfirmed" not in (select hash from confirmed)
      order by key`)})
    select hash, null as key, 0 as points, 0 as expire from confirmed
    union all select null, key, points, expire from counted`.execute(tx)
  return {
    confirmed: new Set(rows.flatMap(({ hash }) => hash ?? [])),
    counts: new Map(rows.filter(({ hash }) => hash === null).map((row) => [row.key, countOf(row)])),
  }
}
