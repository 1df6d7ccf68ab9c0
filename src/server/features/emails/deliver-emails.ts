import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { TooEarly, type Attempt } from '#server/jobs/handle.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { PermanentMailError } from '#server/ports/mail/mail.ts'
import { claimEmails, finishEmails, isQueued, queuedEmails, releaseEmail, renewClaims, type ClaimedEmail } from './queries.ts'
import { batched } from './batch.ts'
import { EMAILS } from './enqueue-emails.ts'
import { renderStored } from './render-stored.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'mail' | 'config' | 'secrets' | 'log'>

type Timing = {
  /** How long a worker that has died keeps its emails from the others. */
  claimSeconds?: number
  /** How long a job waits for the mail server; sending goes on without it, so that slow emails do not hold up the others. */
  waitMs?: number
}

/**
 * Registers the worker that delivers emails at least once each; an email that the mail server has accepted is not sent again. One that the
 * mail server takes long over stays claimed as long as it is being sent. Returns a function that waits until nothing is being sent.
 */
export function deliverEmails(deps: Deps, render: RenderEmail, { claimSeconds = 15, waitMs = 10_000 }: Timing = {}): () => Promise<void> {
  const { db, jobs, mail, config, secrets } = deps
  /** Accepted by the mail server but not yet marked as sent: if marking fails, the next attempt only marks them and sends nothing. */
  const accepted = new Set<string>()
  const deliveries = new Map<string, Promise<void>>()
  // Batched, because a commit costs more than the rest of an email's delivery.
  const claim = batched((ids: string[]) => claimEmails(db, ids, claimSeconds))
  const markSent = batched((ids: string[]) => finishEmails(db, ids, { status: 'sent', lastError: null }))

  async function send(email: ClaimedEmail) {
    const { id, recipient, replyTo, createdAt } = email
    const rendered = await renderStored({ db, config, secrets, render }, email)
    await mail.send({ id, to: recipient, replyTo, createdAt: new Date(createdAt), ...rendered })
    accepted.add(id)
  }
  async function finish(id: string) {
    await markSent(id)
    accepted.delete(id)
  }
  async function deliver(email: ClaimedEmail, attempt: Attempt) {
    const { id } = email
    const renewal = setInterval(() => void renewClaims(db, [id], claimSeconds).catch(() => {}), (claimSeconds * 1000) / 3)
    try {
      await send(email)
    } catch (error) {
      // Rendering and sending throw only errors.
      return await releaseOrGiveUp(deps, id, error as Error, attempt)
    } finally {
      clearInterval(renewal)
    }
    await finish(id)
  }
  function begin(email: ClaimedEmail, attempt: Attempt) {
    const delivery = deliver(email, attempt).finally(() => deliveries.delete(email.id))
    // Its job may have stopped waiting; the next attempt reports what is left to do.
    delivery.catch(() => {})
    deliveries.set(email.id, delivery)
    return delivery
  }

  jobs.work(EMAILS, async (id, attempt) => {
    const underWay = deliveries.get(id)
    if (underWay) return await within(waitMs, underWay)
    if (accepted.has(id)) return await finish(id)
    const email = (await claim(id)).find((each) => each.id === id)
    if (!email) return await assertFinished(db, id)
    await within(waitMs, begin(email, attempt))
  })
  return async () => void (await Promise.allSettled(deliveries.values()))
}

/** @throws TooEarly when `work` takes longer; it goes on */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new TooEarly()), ms)
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Enqueues every email that was waiting when the last process ended, whether or not it has a job. Call it after the jobs have started. */
export async function resumeEmails({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const waiting = await queuedEmails(db)
  const ids = waiting.map(({ id }) => id)
  if (ids.length > 0) await jobs.enqueue(db, EMAILS, ids)
}

/**
 * Checks that an email that could not be claimed is sent or given up.
 * @throws TooEarly while another worker may be sending it; should that worker die, a later attempt claims the email
 */
async function assertFinished(db: Db, id: string): Promise<void> {
  if (await isQueued(db, id)) throw new TooEarly()
}

/** Returns an email that was not accepted to the queue, or marks it as failed. @throws the given error while a retry may help */
async function releaseOrGiveUp({ db, log }: Pick<Deps, 'db' | 'log'>, id: string, error: Error, { isLast }: Attempt): Promise<void> {
  if (isLast || error instanceof PermanentMailError) {
    await finishEmails(db, [id], { status: 'failed', lastError: error.message })
    log.error({ emailId: id }, 'An email was given up; its row in the table "emails" says why')
  } else {
    await releaseEmail(db, id, error.message)
    throw error
  }
}
