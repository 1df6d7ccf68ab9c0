import { sql } from 'kysely'
import { addressHash } from '#server/db/address-hash.ts'
import type { Db } from '#server/db/db.ts'

/** Where addresses are stored, the accounts first. */
const ADDRESSES = [
  ['accounts', 'email'],
  ['one_time_links', 'email'],
  ['listing_members', 'email'],
  ['suppliers', 'email'],
  ['quote_requests', 'contact_email'],
  ['inquiries', 'reply_email'],
  ['enquiries', 'email'],
  ['search_alerts', 'email'],
  ['beta_signups', 'email'],
  ['newsletter_subscribers', 'email'],
  ['emails', 'recipient'],
  ['emails', 'reply_to'],
] as const

/** Returns the stored addresses whose domain has letters beyond ASCII, in either of its spellings. */
export async function internationalAddresses(db: Db): Promise<string[]> {
  const selects = ADDRESSES.map(([table, column]) => {
    const address = sql.ref(column)
    return sql`select ${address} as address from ${sql.table(table)}
      where strpos(lower(${address}), 'xn--') > 0 or octet_length(${address}) <> length(${address})`
  })
  const { rows } = await sql<{ address: string }>`${sql.join(selects, sql` union `)} order by 1`.execute(db)
  return rows.map(({ address }) => address)
}

/**
 * Gives an address another spelling wherever it is stored, and what is known of it by its hash. Of two accounts with it one has the new
 * spelling, and so has one of each pair of subscriptions: the other stays as it is.
 */
export async function respellAddress(tx: Db, from: string, to: string): Promise<void> {
  const [before, now] = [addressHash(tx, from), addressHash(tx, to)]
  await sql`insert into email_stops (email_hash, list) select ${now}, list from email_stops where email_hash = ${before}
    on conflict do nothing`.execute(tx)
  await sql`insert into confirmed_addresses (email_hash, confirmed_at)
    select ${now}, confirmed_at from confirmed_addresses where email_hash = ${before} on conflict do nothing`.execute(tx)
  for (const [table, column] of ADDRESSES) {
    const [name, address] = [sql.table(table), sql.ref(column)]
    await sql`update ${name} one set ${address} = ${to} where ${address} = ${from} and not exists (${takenBy(table, to)})`.execute(tx)
  }
}

/** Selects the row that is in the way of another with this address, in tables that have an address once. */
function takenBy(table: (typeof ADDRESSES)[number][0], address: string) {
  const taken = sql`select from ${sql.table(table)} other where lower(other.email) = lower(${address})`
  if (table === 'accounts' || table === 'beta_signups' || table === 'newsletter_subscribers') return taken
  if (table === 'listing_members') return sql`${taken} and other.supplier_id = one.supplier_id`
  if (table !== 'search_alerts') return sql`select where false`
  return sql`${taken} and other.sent_at is null and lower(other.search) = lower(one.search)
    and lower(coalesce(other.location, '')) = lower(coalesce(one.location, ''))`
}
