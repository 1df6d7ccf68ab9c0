import { sql } from 'kysely'
import type { GroupNews } from '#contract/groups/group-states.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { newsOf, type NewsRow } from './notice-queries.ts'

const DAY_MS = 86_400_000
/** Accounts of one transaction, and the groups that one email tells of; others wait for the next. */
const ACCOUNTS = 200
const MAX_GROUPS_NOTIFIED = 20

type Notice = { groupId: string; news: GroupNews; accountIds: string[]; at: Date }

/** Notes what members are to be told. What they were to be told of the same group before, and were not, is out of date. */
export async function addNotices(tx: Db, { groupId, news, accountIds, at }: Notice): Promise<void> {
  if (accountIds.length === 0) return
  await tx.deleteFrom('groupNotices').where('groupId', '=', groupId).where('emailedAt', 'is', null).execute()
  await tx
    .insertInto('groupNotices')
    .values(accountIds.map((accountId) => ({ accountId, groupId, news, at })))
    .onConflict((known) => known.doNothing())
    .execute()
}

/**
 * Enqueues one email for each account that has news and had none of these emails for a day; the rest is looked at each minute. `accountIds`
 * null: of all accounts. Only one transaction at a time does so, and it locks nothing after.
 */
export async function sendNotices(tx: Db, { jobs, now }: Pick<Context, 'jobs' | 'now'>, accountIds: string[] | null): Promise<void> {
  if (accountIds?.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtext('group notices'))`.execute(tx)
  const rows = await newsOf(tx, { accountIds, since: new Date(now().getTime() - DAY_MS), accounts: ACCOUNTS })
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId)
  const notified = [...byAccount.values()].map((news) => news.slice(0, MAX_GROUPS_NOTIFIED))
  for (const news of notified) await markNotified(tx, news, now())
  const emails = notified.flatMap((news) => {
    const [first] = news
    if (!first) return []
    const facts = { groups: news.map(({ accountId: _accountId, email: _email, ...group }) => group) }
    return [{ kind: 'group-news' as const, recipient: first.email, replyTo: null, facts }]
  })
  await enqueueEmails(tx, { jobs }, emails, { sender: null })
}

const markNotified = (tx: Db, news: readonly NewsRow[], at: Date) =>
  tx
    .updateTable('groupNotices')
    .set({ emailedAt: at })
    .where('accountId', '=', news[0]?.accountId ?? null)
    .where(
      'groupId',
      'in',
      news.map(({ groupId }) => groupId),
    )
    .where('emailedAt', 'is', null)
    .execute()
