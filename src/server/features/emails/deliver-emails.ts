import type { EmailMessage } from '#contract/emails.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { TooEarly, type Attempt } from '#server/jobs/handle.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { PermanentMailError, SEND_MS } from '#server/ports/mail/mail.ts'
import { decrypt } from '#server/encryption.ts'
import { claimEmails, finishEmails, isQueued, queuedEmails, releaseEmail, type ClaimedEmail } from './queries.ts'
import { batched } from './batch.ts'
import { EMAILS } from './enqueue-emails.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'mail' | 'config' | 'secret' | 'log'>

/** Longer than sending can take, so that two workers never send the same email at the same time. */
const CLAIM_SECONDS = SEND_MS / 1000 + 3

/** Registers the worker that delivers emails at least once each; an email that the mail server has accepted is not sent again. */
export function deliverEmails({ db, jobs, mail, config, secret, log }: Deps, render: RenderEmail): void {
  /** Accepted by the mail server but not yet marked as sent: if marking fails, the next attempt only marks them and sends nothing. */
  const accepted = new Set<string>()
  // Batched, because a commit costs more than the rest of an email's delivery.
  const claim = batched((ids: string[]) => claimEmails(db, ids, CLAIM_SECONDS))
  const markSent = batched((ids: string[]) => finishEmails(db, ids, { status: 'sent', lastError: null }))

  async function send({ id, recipient, replyTo, createdAt, kind, facts }: ClaimedEmail) {
    // A row has the facts of its kind, because only `enqueueEmails` inserts it; the columns do not depend on each other.
    const rendered = await render({ kind, facts: withOpenToken(secret, facts as EmailMessage['facts']) } as EmailMessage, config.publicUrl)
    await mail.send({ id, to: recipient, replyTo, createdAt: new Date(createdAt), ...rendered })
    accepted.add(id)
  }

  jobs.work(EMAILS, async (id, attempt) => {
    if (!accepted.has(id)) {
      const email = (await claim(id)).find((each) => each.id === id)
      if (!email) return await assertFinished(db, id)
      try {
        await send(email)
      } catch (error) {
        // Rendering and sending throw only errors.
        return await releaseOrGiveUp({ db, log }, id, error as Error, attempt)
      }
    }
    await markSent(id)
    accepted.delete(id)
  })
}

/** Decrypts the token of a link, if the email has one: it is stored encrypted. */
const withOpenToken = (secret: string, facts: EmailMessage['facts']) =>
  'token' in facts && facts.token !== null ? { ...facts, token: decrypt(secret, facts.token) } : facts

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
