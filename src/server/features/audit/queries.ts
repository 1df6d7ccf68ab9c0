import { sql } from 'kysely'
import type { Role } from '#contract/accounts/accounts.ts'
import type { Db } from '#server/db/db.ts'

/** Whoever has a shell on the machine of the site, as the audit names them: no account. */
export const SHELL_USER = { id: null, username: 'operator' }

/** What the program does by itself, as the audit names it. */
export const SYSTEM = { id: null, username: 'system' }

/** Records an action of an owner or operator, in the transaction that performs it. */
export const insertAudit = (
  tx: Db,
  { id, username }: { id: string | null; username: string },
  { action, subject, details = {} }: { action: string; subject: string; details?: Record<string, unknown> },
) =>
  tx
    .insertInto('audit')
    .values({ accountId: id, username, action, subject, details: JSON.stringify(details) })
    .execute()

/** Records a change that a user made to their own account if it is an owner's; does nothing for other roles. */
export async function insertOwnerAudit(tx: Db, by: { id: string; username: string; role: Role }, action: string): Promise<void> {
  if (by.role === 'owner') await insertAudit(tx, by, { action, subject: `account ${by.username}` })
}

const idIn = (pattern: string) => sql`substring(subject from ${pattern})`

/** What the subject of an entry is called now, and of an enquiry its day, as the audit names no asker; of a listing that was deleted, what it was called then. */
const named = sql<string | null>`case
  when subject ~ '^supplier [0-9]{1,9}$' then coalesce(
    (select s.business_name from suppliers s where s.id = ${idIn('[0-9]+$')}::integer), details ->> 'businessName')
  when subject ~ '^newsletter issue [0-9a-f-]{36}$' then coalesce(
    (select i.subject from newsletter_issues i where i.id = ${idIn('[0-9a-f-]{36}$')}::uuid), details ->> 'subject')
  when subject ~ '^enquiry [0-9a-f-]{36}$' then (
    select 'Enquiry of ' || to_char(e.created_at at time zone 'Australia/Sydney', 'FMDD Mon YYYY') from enquiries e where e.id = ${idIn('[0-9a-f-]{36}$')}::uuid)
  when subject ~ '^import [0-9a-f-]{36}$' then (
    select 'Import: ' || m.imported || ' new, ' || m.updated || ' updated' from imports m where m.id = ${idIn('[0-9a-f-]{36}$')}::uuid)
  when action in ('content.change', 'style.change') then details ->> 'label'
end`

/** Returns a page of the audit, newest first, with its total. `search` is a part of a name, an action or a subject. */
export async function auditPage(db: Db, { search, limit, offset }: { search: string | null; limit: number; offset: number }) {
  const entries = db
    .selectFrom('audit')
    .$if(search !== null, (query) =>
      query.where(sql<boolean>`strpos(lower(username || ' ' || action || ' ' || subject), lower(${search})) > 0`),
    )
  const items = await entries
    .select(['id', 'at', 'username', 'action', 'subject'])
    .select(named.as('named'))
    .select((eb) => eb.ref('details').$castTo<Record<string, unknown>>().as('details'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await entries.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items, total }
}
