import { sql } from 'kysely'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { EmailStatus, listEmails, StoredEmail } from '#contract/owner/operations.ts'
import type { Db } from '#server/db/db.ts'

type Filter = Pick<Input<typeof listEmails>, 'status' | 'search'>

/** The state that an owner reads: what was written to a file was sent to nobody. */
const STATUS = sql<EmailStatus>`case when status = 'sent' and is_file then 'file' else status end`

const emails = (db: Db, { status, search }: Filter) =>
  db
    .selectFrom('emails')
    .$if(status !== null, (query) => query.where(STATUS, '=', status))
    .$if(search !== null, (query) => query.where(sql<boolean>`strpos(lower(recipient), lower(${search})) > 0`))

/** Emails as an owner may see them, the last first: without what they say. */
const newestEmails = (db: Db, filter: Filter) =>
  emails(db, filter)
    .select((eb) => [
      'id',
      'kind',
      'recipient',
      STATUS.as('status'),
      'heldFor',
      'attempts',
      'lastError',
      'createdAt',
      eb.case().when('status', '=', 'queued').then(eb.ref('dueAt')).else(null).end().as('dueAt'),
      'finishedAt',
    ])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')

/** Returns a page of the emails with their number. */
export async function emailPage(db: Db, { limit, offset, ...filter }: Input<typeof listEmails>) {
  const items = await newestEmails(db, filter).limit(limit).offset(offset).execute()
  const { total } = await emails(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}

/** Returns the emails that follow `last` in the list. */
export const emailsAfter = (db: Db, filter: Filter, last: StoredEmail | undefined, count: number) =>
  newestEmails(db, filter)
    // A time that was read has fewer digits than the one that is stored.
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (select e.created_at, e.id from emails e where e.id = ${last?.id})`),
    )
    .limit(count)
    .execute()

/** An email as a resource of an access rule. */
export const emailById = {
  what: 'This email',
  load: (db: Db, { id }: { id: string }) => newestEmails(db, { status: null, search: null }).where('id', '=', id).executeTakeFirst(),
}
