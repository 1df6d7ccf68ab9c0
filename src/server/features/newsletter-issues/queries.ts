import { sql } from 'kysely'
import type { IssueContent } from '#contract/emails/emails.ts'
import type { Issue, addIssue } from '#contract/emails/newsletter-issues.ts'
import type { Input, ListPage } from '#contract/endpoint/endpoint.ts'
import type { Db } from '#server/db/db.ts'

type Draft = Input<typeof addIssue>

const COLUMNS = [
  'id',
  'status',
  'subject',
  'introduction',
  'resourceIds',
  'createdAt',
  'changedAt',
  'startedAt',
  'endedAt',
  'total',
  'queued',
] as const

/** Returns how many emails of an issue have these states. Literals, so that the index of such emails is used. */
const emailsThat = (states: string[]) => sql<number>`(select count(*)::int from emails e
  where e.kind = 'newsletter-issue' and e.facts ->> 'issueId' = newsletter_issues.id::text
    and e.status in (${sql.join(states.map((state) => sql.lit(state)))}))`

/** Selects issues as the owner reads them. */
const issues = (db: Db) =>
  db
    .selectFrom('newsletterIssues')
    .select(COLUMNS)
    .select([emailsThat(['queued', 'held']).as('waiting'), emailsThat(['failed']).as('failed')])

export async function issuePage(db: Db, { limit, offset }: { limit: number; offset: number }): Promise<ListPage<Issue>> {
  const items = await issues(db).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await db
    .selectFrom('newsletterIssues')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}

/** An issue that a path names: a resource of an access rule. */
export const issueById = {
  what: 'This issue',
  load: (db: Db, { id }: { id: string }): Promise<Issue | undefined> => issues(db).where('id', '=', id).executeTakeFirst(),
}

export const insertIssue = (tx: Db, draft: Draft, createdAt: Date) =>
  tx
    .insertInto('newsletterIssues')
    .values({ ...draft, createdAt, changedAt: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Returns undefined when the issue is no draft any more. */
export const updateDraft = (tx: Db, id: string, draft: Draft, changedAt: Date) =>
  tx
    .updateTable('newsletterIssues')
    .set({ ...draft, changedAt })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .returning('id')
    .executeTakeFirst()

/** Returns undefined when the issue is no draft any more. */
export const deleteDraft = (tx: Db, id: string) =>
  tx.deleteFrom('newsletterIssues').where('id', '=', id).where('status', '=', 'draft').returning('id').executeTakeFirst()

/** Locks a draft until the transaction ends; returns undefined when it is none any more. */
export const lockDraft = (tx: Db, id: string) =>
  tx
    .selectFrom('newsletterIssues')
    .select(['subject', 'introduction', 'resourceIds'])
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .forUpdate()
    .executeTakeFirst()

export const beginSending = (tx: Db, id: string, { content, total }: { content: IssueContent; total: number }, startedAt: Date) =>
  tx
    .updateTable('newsletterIssues')
    .set({ status: 'sending', content: JSON.stringify(content), total, startedAt })
    .where('id', '=', id)
    .execute()

/** Ends a sending whose emails are all queued. */
export const markSent = (tx: Db, id: string, endedAt: Date) =>
  tx.updateTable('newsletterIssues').set({ status: 'sent', endedAt }).where('id', '=', id).execute()

/** Locks an issue that is being sent, or was, until the transaction ends; returns undefined for any other. */
export const lockSent = (tx: Db, id: string) =>
  tx
    .selectFrom('newsletterIssues')
    .select('status')
    .where('id', '=', id)
    .where('status', 'in', ['sending', 'sent'])
    .forUpdate()
    .executeTakeFirst()

/** Ends a sending before its time, and no longer counts the emails that were taken back. */
export const markStopped = (tx: Db, id: string, takenBack: number, endedAt: Date) =>
  tx
    .updateTable('newsletterIssues')
    .set({ status: 'stopped', endedAt, queued: sql`queued - ${takenBack}` })
    .where('id', '=', id)
    .returning(['queued', 'total'])
    .executeTakeFirstOrThrow()

/** Returns what an issue said when its sending began; null for a draft. */
export const sentContent = async (db: Db, id: string): Promise<IssueContent | null> =>
  (await db.selectFrom('newsletterIssues').select('content').where('id', '=', id).executeTakeFirst())?.content ?? null
