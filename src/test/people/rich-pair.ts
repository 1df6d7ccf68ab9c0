import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recountRatings } from '#server/features/reviews/queries.ts'
import type { TestApp } from '#test/app/app.ts'
import { buyer, supplier, type Person } from './people.ts'
import { sendQuoteRequest } from './quotes.ts'

/** A listing without an account, one with an account, and buyers who have to do with one of them or with both. */
export type RichPair = { kept: number; other: number; manager: Person; both: Person; alone: Person; requests: string[] }

/** Inserts two listings that nothing refers to. */
export const twoListings = async (app: TestApp) => [(await app.supplier()).id, (await app.supplier()).id] as const

/**
 * Makes two listings with rows in every table that refers to suppliers. With `newerAtOther`, the buyer who has reviewed both has reviewed the
 * second one last.
 */
export async function richPair(app: TestApp, { newerAtOther = true } = {}): Promise<RichPair> {
  const { id: kept } = await app.supplier({ businessName: `Kept ${randomUUID()}` })
  const manager = await supplier(app)
  const other = manager.supplierId
  const [both, alone, third] = [await buyer(app), await buyer(app), await buyer(app)]
  const requests: string[] = []
  for (const [at, id] of [kept, other].entries()) {
    requests.push((await sendQuoteRequest(app, id, alone)).id, (await sendQuoteRequest(app, id)).id)
    const review = { age: (at === 0) === newerAtOther ? '2 days' : '1 day', kept: at === 0 }
    await fill(app, id, { both, alone, third, manager, ...review })
  }
  const bulkId = randomUUID()
  await sql`update quote_requests set bulk_id = ${bulkId} where id = any(${[requests[0], requests[2]]}::uuid[])`.execute(app.context.db)
  for (const id of [kept, other]) await recountRatings(app.context.db, id)
  await sql`update suppliers set inquiries = 7, profile_views = 9 where id in (${kept}, ${other})`.execute(app.context.db)
  return { kept, other, manager, both, alone, requests }
}

type Filling = { both: Person; alone: Person; third: Person; manager: Person; age: string; kept: boolean }

async function fill({ context: { db } }: TestApp, id: number, { both, alone, third, manager, age, kept }: Filling): Promise<void> {
  const only = kept ? third : alone
  const statements = [
    sql`insert into reviews (supplier_id, account_id, customer_name, rating, text, reply_text, reply_at, created_at)
      values (${id}, ${both.id}, 'Both', ${kept ? 2 : 5}, 'Of both', 'Thanks', now(), now() - ${age}::interval)`,
    sql`insert into reviews (supplier_id, account_id, customer_name, rating, text, status, held_for)
      values (${id}, ${only.id}, 'One', 4, 'Held', 'held', '{network}')`,
    sql`insert into reviews (supplier_id, customer_name, rating, text, status, decision, decision_reason, decided_at)
      values (${id}, 'Gone', 1, 'Removed', 'removed', 'remove', 'abuse', now()), (${id}, 'Gone too', 3, 'Shown', 'published', null, null, null)`,
    sql`insert into review_reports (review_id, account_id, reason) select id, ${third.id}, 'Untrue' from reviews where supplier_id = ${id}`,
    sql`insert into removed_reviews (supplier_id, account_id) values (${id}, ${third.id})`,
    sql`insert into inquiries (supplier_id, day, visitor, message) values (${id}, '2026-11-01', ${both.id}, 'Call me'), (${id}, '2026-11-02', ${`v${id}`}, null)`,
    sql`insert into saved_suppliers (account_id, supplier_id) values (${both.id}, ${id}), (${only.id}, ${id})`,
    sql`insert into import_answers (file_digest, line, supplier_id, is_same, answered_at) values ('a file', 2, ${id}, true, now())`,
    sql`insert into approved_suppliers (account_id, supplier_id, is_typed, business_name)
      values (${both.id}, ${id}, false, 'Both'), (${only.id}, ${id}, false, 'One')`,
    sql`insert into visits (supplier_id, day, visitor) values (${id}, current_date, 'v')`,
    sql`insert into views_by_day (supplier_id, day, views) values (${id}, current_date, 3)`,
    sql`insert into listing_searches (supplier_id, week, kind, text, day) values (${id}, current_date, 'search', 'beans', current_date)`,
    sql`insert into weekly_figures (supplier_id, week) values (${id}, current_date)`,
    sql`insert into products (supplier_id, title, position) values (${id}, 'Beans', 1)`,
    sql`insert into promotions (supplier_id, title, text, starts_on, ends_on) values (${id}, 'Ten for nine', 'All week', current_date, current_date + 6)`,
    sql`insert into images (supplier_id, url, position) values (${id}, 'https://a.example/b.png', 1)`,
    sql`insert into venues (supplier_id, venue_name, position) values (${id}, 'Cafe', 1)`,
    sql`insert into listing_changes (supplier_id, kind) values (${id}, 'profile')`,
    sql`insert into quote_forms (supplier_id, version, fields) values (${id}, 1, '[]')`,
    sql`insert into saved_answers (supplier_id, name, offer) values (${id}, 'Usual', '{}'), (${id}, ${`Own ${id}`}, '{}')`,
    sql`insert into listing_members (supplier_id, email, role, token_hash, expires_at)
      values (${id}, 'usual@people.example', 'viewer', ${randomUUID()}, now()), (${id}, ${`own-${id}@people.example`}, 'editor', ${randomUUID()}, now())`,
    sql`insert into supplier_documents (supplier_id, account_id, kind, name, type, content)
      values (${id}, ${manager.id}, 'food', 'a.pdf', 'application/pdf', 'x')`,
    sql`insert into supplier_evidence (supplier_id, what, document_id)
      select ${id}::integer, 'Licence', id from supplier_documents where supplier_id = ${id}`,
    sql`insert into subscriptions (supplier_id, plan, interval, status, canceled_at) values (${id}, 'starter', 'month', 'canceled', now())`,
    sql`insert into billing_customers (provider, provider_customer_id, supplier_id) values ('sandbox', ${`cus_${id}`}, ${id})`,
    sql`insert into invoices (provider, provider_invoice_id, supplier_id, status, lines, total_cents, due_cents, issued_at, billed_to)
      values ('sandbox', ${`in_${id}`}, ${id}, 'open', '[]', 6450, 6450, now(), '{}')`,
    sql`insert into search_alerts (email, search, query, supplier_id, sent_at) values (${`a${id}@b.example`}, 'beans', 'beans', ${id}, now())`,
    sql`with g as (insert into buying_groups (item, unit, category, place, place_postcodes, time_zone, local_deadline, deadline, supplier_id)
      values ('Milk', 'carton', 'Dairy', 'Preston VIC 3072', '{[3072,3072]}', 'Australia/Melbourne', '2026-12-01T18:00', now(), ${id}) returning id)
      insert into group_offers (group_id, supplier_id, steps) select id, ${id}, '[]' from g`,
    sql`insert into claims (supplier_id, account_id, status, decided_at) values (${id}, ${third.id}, 'refused', now())`,
    sql`insert into one_time_links (token_hash, purpose, account_id, supplier_id, expires_at)
      values (${randomUUID()}, 'claim', ${third.id}, ${id}, now() + interval '1 day')`,
  ]
  for (const statement of [...statements, importOf(id), priceListOf(id), ...onRequests(id, both), ...onSocialMedia(id)])
    await statement.execute(db)
  if (!kept)
    await sql`insert into subscriptions (supplier_id, plan, interval, status) values (${id}, 'professional', 'month', 'active')`.execute(db)
}

/** What a file has changed of a listing. */
const importOf = (id: number) => sql`with made as (insert into imports (username, bytes, status) values ('olga', 1, 'done') returning id)
  insert into import_effects (import_id, listing_id, version_after) select id, ${id}, 1 from made`

/** The prices of all goods. */
const priceListOf = (
  id: number,
) => sql`with l as (insert into price_lists (supplier_id, visibility) values (${id}, 'range') returning supplier_id),
  w as (insert into range_words (supplier_id, sold_keys, digest) select supplier_id, 'bean', '' from l),
  g as (insert into range_goods (supplier_id, path, position, row_id) select supplier_id, 'bean/', 0, gen_random_uuid() from l)
  insert into price_list_rows (supplier_id, position, item, gst) select supplier_id, 0, 'Beans', 'free' from l`

/** Returns what is said, offered and supplied where a buyer has asked. */
const onRequests = (id: number, { id: accountId }: Person) => [
  sql`insert into quote_steps (request_id, step, by, at, note) select id, 'message', 'buyer', now(), 'Hello' from quote_requests where supplier_id = ${id}`,
  sql`insert into follow_ups (request_id, first_delivery_on) select id, current_date from quote_requests where supplier_id = ${id}`,
  sql`insert into attachments (request_id, name, kind, content) select id, 'a.pdf', 'application/pdf', 'x' from quote_requests where supplier_id = ${id}`,
  sql`insert into offers (request_id, revision, lines, delivery_cents, attachment_id)
    select request_id, 1, '[]', 0, id from attachments where request_id in (select id from quote_requests where supplier_id = ${id})`,
  sql`with r as (insert into samples (supplier_id, supplier_name, supplier_category, account_id, item, business_name, contact_email, delivery_location,
      created_at, status_at) values (${id}, 'Beans', 'Coffee', ${accountId}, 'Beans', 'Cafe', 'a@cafe.example', 'Preston', now(), now()) returning id)
    insert into sample_steps (sample_id, step, by, at) select id, 'promise', 'supplier', now() from r`,
  sql`insert into seafood_supplies (account_id, supplier_id, supplier_name, item, item_key, origin, begins_on)
    values (${accountId}, ${id}, 'Fishmonger', 'Flathead', 'flathead', 'australian', current_date)`,
]

/** The same accounts and templates at both, so that some have no place at the other, and others of their own. */
const onSocialMedia = (id: number) => [
  sql`insert into social_accounts (supplier_id, platform, account_name, network, is_active, created_at)
    values (${id}, 'facebook', 'Usual', 'sandbox', true, now()), (${id}, 'facebook', ${`Own ${id}`}, 'sandbox', false, now())`,
  sql`insert into social_posts (supplier_id, platform, post_type, content, status, created_at, link_code)
    values (${id}, 'facebook', 'manual', 'Fresh beans', 'draft', now(), ${randomUUID()})`,
  sql`insert into social_templates (supplier_id, template_name, platform, post_type, content_template, is_default, created_at)
    values (${id}, 'Usual', 'facebook', 'manual', 'New', true, now()), (${id}, 'Other', 'facebook', 'manual', 'Newer', false, now())`,
  sql`insert into sandbox_social_posts (attempt_id, supplier_id, platform, account_name, text, posted_at)
    values (${randomUUID()}, ${id}, 'facebook', 'Usual', 'Fresh beans', now())`,
]

/** Changes with every suspension, and is read by nobody else. */
const OTHERWISE = ['suppliers.version', 'suppliers.updated_at']
/** What merging itself writes, and what waits for a job after a listing has changed. */
const NOT_DUMPED = ['supplier_merges', 'distinct_suppliers', 'unread_suppliers']

/** Returns every row of every table that refers to one of the suppliers, and of what hangs on their requests and reviews, as texts in order. */
export async function dumpOf({ context: { db } }: TestApp, ids: number[]): Promise<Record<string, string[]>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'suppliers'::regclass order by 1, 2`.execute(db)
  const own = columns.filter(({ table }) => !NOT_DUMPED.includes(table))
  const ofRequests = ['quote_steps', 'follow_ups', 'attachments', 'offers', 'review_invitations']
  const among = sql`any(${ids}::integer[])`
  const dump: Record<string, string[]> = { suppliers: await textsOf(db, sql`suppliers t where t.id = ${among}`, 'suppliers') }
  for (const { table, column } of own)
    dump[table] = await textsOf(db, sql`${sql.table(table)} t where t.${sql.ref(column)} = ${among}`, table)
  for (const table of ofRequests)
    dump[table] = await textsOf(
      db,
      sql`${sql.table(table)} t where t.request_id in (select id from quote_requests where supplier_id = ${among})`,
      table,
    )
  dump.review_reports = await textsOf(
    db,
    sql`review_reports t where t.review_id in (select id from reviews where supplier_id = ${among})`,
    'review_reports',
  )
  return dump
}

async function textsOf(db: TestApp['context']['db'], from: ReturnType<typeof sql>, table: string): Promise<string[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${from}`.execute(db)
  const shown = rows.map(({ row }) =>
    JSON.stringify(
      Object.entries(row)
        .filter(([name]) => !OTHERWISE.includes(`${table}.${name}`))
        .toSorted(),
    ),
  )
  return shown.toSorted()
}
