import { sql } from 'kysely'
import type { Contact, ContactThread, Lead, LeadKind } from '#contract/quotes/leads.ts'
import { QUOTE_STATES, stepsFor, type QuoteState } from '#contract/quotes/quote-states.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like-pattern.ts'
import { matching, type InboxFilter } from '#server/features/quotes/thread/request-queries.ts'

/** A contact that nobody has answered for so long is no longer among those that wait: unlike a request, it cannot be closed by its visitor. */
const CONTACT_WAITS_DAYS = 30

const UNANSWERED: QuoteState[] = ['new', 'viewed']
const CAN_WRITE = QUOTE_STATES.filter((state) => stepsFor('supplier', state).includes('message'))

/** Whether a contact `c` says anything. */
const saysSomething = sql`(c.message is not null or c.reply_email is not null or c.reply_phone is not null)`
export const isUnreadContact = sql<boolean>`(c.seen_at is null and ${saysSomething})`

/** The last step of the supplier in a request `r` that answers something. */
const lastReply = sql`coalesce((select max(q.id) from quote_steps q where q.request_id = r.id and q.by = 'supplier' and q.step <> 'view'), 0)`
/** When the buyer of `r` first wrote something that has no answer yet. */
const firstUnanswered = sql`(select min(q.at) from quote_steps q
  where q.request_id = r.id and q.by = 'buyer' and q.step = 'message' and q.id > ${lastReply})`

const listOf = (states: readonly QuoteState[]) => sql.join(states.map((state) => sql.lit(state)))

/** Since when a request `r` waits for its supplier: until its first answer, and after each message of the buyer until the next one. */
const requestWaitsSince = sql`case when r.status in (${listOf(UNANSWERED)}) and ${lastReply} = 0 then r.created_at
  when r.status in (${listOf(CAN_WRITE)}) then ${firstUnanswered} end`

/** Since when a contact `c` waits, which can be answered only where its visitor left a way to. */
const contactWaitsSince = (now: Date) => sql`case when c.answered_at is null and (c.reply_email is not null or c.reply_phone is not null)
  and c.asked_at > ${now.toISOString()}::timestamptz - ${sql.lit(CONTACT_WAITS_DAYS)} * interval '1 day' then c.asked_at end`

const lastMessage = sql`(select json_build_object('by', q.by, 'text', q.note,
  'at', to_char(q.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from quote_steps q where q.request_id = r.id and q.step = 'message' order by q.id desc limit 1)`

export type LeadFilter = InboxFilter & { kind: LeadKind | null }
type LeadRow = {
  kind: LeadKind
  id: string
  waitsSince: string | null
  lastMessage: Extract<Lead, { kind: 'request' }>['lastMessage']
}

/** Selects the requests and contacts of a supplier that match. A state is of requests only. */
function leadsOf(supplierId: number, { kind, ...filter }: LeadFilter, now: Date) {
  const { status, isUnread, search } = filter
  const requests = sql`
    select 'request' as kind, r.id, ${requestWaitsSince} as waits_since, ${lastMessage} as last_message, r.created_at as at, false as is_blank
    from quote_requests r where r.supplier_id = ${supplierId} and ${matching(filter)}`
  const contacts = sql`
    select 'contact' as kind, c.id, ${contactWaitsSince(now)} as waits_since, null::json as last_message, c.asked_at as at,
      not ${saysSomething} as is_blank
    from inquiries c where c.supplier_id = ${supplierId}
      and ${isUnread ? isUnreadContact : sql`true`}
      and ${search === null ? sql`true` : sql`concat_ws(E'\n', c.message, c.reply_email, c.reply_phone) ilike ${containing(search)}`}`
  if (kind === 'request' || status !== null) return kind === 'contact' ? sql`(${requests} limit 0)` : sql`(${requests})`
  return kind === 'contact' ? sql`(${contacts})` : sql`(${requests} union all ${contacts})`
}

type PageRange = { limit: number; offset: number }

/** Returns a page of the rows of a supplier's inbox, what waits for it first, with their total. */
export async function pageOfLeads(db: Db, supplierId: number, filter: LeadFilter, { limit, offset }: PageRange, now: Date) {
  const leads = leadsOf(supplierId, filter, now)
  const { rows } = await sql<LeadRow>`select kind, id, waits_since, last_message from ${leads} leads
    order by waits_since is null, waits_since, is_blank, at desc, id limit ${limit} offset ${offset}`.execute(db)
  const count = await sql<{ total: number }>`select count(*)::integer as total from ${leads} leads`.execute(db)
  return { rows, total: count.rows[0]?.total ?? 0 }
}

const contacts = (db: Db, supplierId: number) =>
  db
    .selectFrom('inquiries as c')
    .select(['c.id', 'c.askedAt as createdAt', 'c.message', 'c.replyEmail as email', 'c.replyPhone as phone', 'c.answeredAt'])
    .select(isUnreadContact.as('isUnread'))
    .where('c.supplierId', '=', supplierId)

/** Returns those of these contacts that are the supplier's. */
export const contactsByIds = (db: Db, supplierId: number, ids: readonly string[]): Promise<Contact[]> =>
  ids.length === 0 ? Promise.resolve([]) : contacts(db, supplierId).where('c.id', 'in', ids).execute()

export const contactById = async (db: Db, supplierId: number, id: string): Promise<Contact | undefined> =>
  (await contactsByIds(db, supplierId, [id])).at(0)

/** Returns what came in by email about a contact, the oldest first. */
export const repliesOf = (db: Db, contactId: string): Promise<ContactThread['replies']> =>
  db.selectFrom('contactReplies').select(['by', 'note as text', 'at']).where('inquiryId', '=', contactId).orderBy('id').execute()

/** Notes that the supplier has opened a contact; returns false when there is none. */
export async function markContact(db: Db, supplierId: number, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inquiries')
    .set({ seenAt: sql<string>`coalesce(seen_at, ${now.toISOString()}::timestamptz)` })
    .where('supplierId', '=', supplierId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Notes whether the supplier has answered a contact, which it has then also seen; an answer keeps its first time. */
export async function setAnswered(db: Db, supplierId: number, id: string, isAnswered: boolean, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('inquiries')
    .set({
      seenAt: sql<string>`coalesce(seen_at, ${at}::timestamptz)`,
      answeredAt: isAnswered ? sql<string>`coalesce(answered_at, ${at}::timestamptz)` : null,
    })
    .where('supplierId', '=', supplierId)
    .where('id', '=', id)
    .execute()
}
