import type { Issue } from '#contract/emails/newsletter-issues.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { siteOwnerOf, saysHowToReach } from '#server/features/emails/site-owner.ts'
import { deleteWaitingOfIssue } from '#server/features/emails/readers/stop-queries.ts'
import { resourcesOf } from '#server/features/resources/edited.ts'
import { conflict } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { contentOf } from './content.ts'
import { countReceivers, insertDeliveries, lockSending, nextReceivers, saveProgress } from './delivery-queries.ts'
import { issueOf } from './edit-issue.ts'
import { beginSending, lockDraft, lockSent, markSent, markStopped } from './queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'now'>
type StartDeps = Deps & Pick<Context, 'changes' | 'config'>

const SENDINGS = 'newsletter-sendings'
/** Emails that become files reach nobody, so only what a mail server takes has to name its sender. */
const UNNAMED =
  'A newsletter has to say who sends it and how to reach them. Set CONTACT_EMAIL, or BUSINESS_NAME, BUSINESS_ABN and BUSINESS_ADDRESS, first.'
/** Addresses whose emails are queued in one transaction. */
const BATCH = 100
/** A long list takes minutes; what is not queued by then goes on in the next attempt, from where it was. */
const POLICY = { timeoutSeconds: 900 }

/**
 * Fixes what an issue says and has it sent to everybody who is confirmed now.
 * @throws 409 when it is no draft, nobody is confirmed, or it would not say how to reach the sender
 */
export async function startSending(deps: StartDeps, { id }: Issue, by: SessionAccount): Promise<Issue> {
  const { db, jobs, now, config } = deps
  if (config.smtpUrl && !saysHowToReach(siteOwnerOf(config))) throw conflict(UNNAMED)
  const resources = await resourcesOf(deps)
  return inTransaction(db, async (tx) => {
    const draft = await lockDraft(tx, id)
    if (!draft) throw conflict('This issue has been sent already.')
    const startedAt = now()
    const total = await countReceivers(tx, startedAt)
    if (total === 0) throw conflict('Nobody has confirmed an address for the newsletter yet.')
    await beginSending(tx, id, { content: contentOf(draft, resources), total }, startedAt)
    await insertAudit(tx, by, { action: 'issue.send', subject: `newsletter issue ${id}`, details: { subject: draft.subject, total } })
    await jobs.enqueue(tx, SENDINGS, [id])
    return issueOf(tx, id)
  })
}

/**
 * Stops a sending: no more emails are queued, and those that have not left yet are taken back.
 * @throws 409 when nothing is being sent, or everything has left
 */
export const stopSending = ({ db, now }: Pick<Deps, 'db' | 'now'>, { id }: Issue, by: SessionAccount): Promise<Issue> =>
  inTransaction(db, async (tx) => {
    const sent = await lockSent(tx, id)
    const takenBack = sent ? await deleteWaitingOfIssue(tx, id) : 0
    if (sent?.status !== 'sending' && takenBack === 0) throw conflict('This issue is not being sent, so there is nothing to stop.')
    const reached = await markStopped(tx, id, takenBack, now())
    await insertAudit(tx, by, { action: 'issue.stop', subject: `newsletter issue ${id}`, details: reached })
    return issueOf(tx, id)
  })

/** Sets the worker that queues the emails of issues; a sending that was interrupted goes on after its last batch. */
export function workOnIssues(deps: Deps): void {
  deps.jobs.work(
    SENDINGS,
    async (id) => {
      while (await inTransaction(deps.db, (tx) => queueBatch(tx, deps, id)));
    },
    POLICY,
  )
}

/**
 * Queues the emails of the next addresses, and returns whether there may be more. The issue is locked, so that no address is between two
 * batches of two processes, and a stop comes before a batch or after it.
 */
async function queueBatch(tx: Db, { jobs, now }: Omit<Deps, 'db'>, issueId: string): Promise<boolean> {
  const issue = await lockSending(tx, issueId)
  // A sending has both; the columns do not depend on each other.
  if (!issue?.content || !issue.startedAt) return false
  const { content, startedAt, lastSubscriber } = issue
  const receivers = await nextReceivers(tx, startedAt, lastSubscriber, BATCH)
  const last = receivers.at(-1)
  if (!last) {
    await markSent(tx, issueId, now())
    return false
  }
  const fresh = await insertDeliveries(
    tx,
    issueId,
    receivers.map(({ emailHash }) => emailHash),
  )
  const emails = receivers
    .filter(({ emailHash }) => fresh.has(emailHash))
    .map(({ email }) => ({ kind: 'newsletter-issue', recipient: email, replyTo: null, facts: { issueId, ...content } }) as const)
  const queued = await enqueueEmails(tx, { jobs }, emails, { sender: null })
  await saveProgress(tx, issueId, { queued: queued.length, lastSubscriber: last.id })
  return true
}
