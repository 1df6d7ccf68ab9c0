import type { EmailMessage } from '#contract/emails.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { TooEarly, type Attempt } from '#server/jobs/handle.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { RefusedForGood, SEND_MS } from '#server/ports/mail/mail.ts'
import { decrypt } from '#server/encryption.ts'
import { claimEmails, finishEmails, isQueued, queuedEmails, releaseEmail, type ClaimedEmail } from './queries.ts'
import { batched } from './batch.ts'
import { EMAILS } from './enqueue-emails.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'mail' | 'config' | 'secret' | 'log'>

/** Longer than sending can take, so that an email is never with two at a time. */
const CLAIM_SECONDS = SEND_MS / 1000 + 3

/** Registers the worker that delivers emails: at least once each, and never again once an email was taken. */
export function deliverEmails({ db, jobs, mail, config, secret, log }: Deps, render: RenderEmail): void {
  /** Taken, but not yet noted as sent: a note that fails is made up for at the next try, and nothing is sent again. */
  const taken = new Set<string>()
  // A commit costs more than all the rest of an email.
  const claim = batched((ids: string[]) => claimEmails(db, ids, CLAIM_SECONDS))
  const noteSent = batched((ids: string[]) => finishEmails(db, ids, { status: 'sent', lastError: null }))

  async function handOver({ id, recipient, replyTo, createdAt, kind, facts }: ClaimedEmail) {
    const rendered = await render({ kind, facts: withOpenToken(secret, facts as EmailMessage['facts']) } as EmailMessage, config.publicUrl)
    await mail.send({ id, to: recipient, replyTo, createdAt: new Date(createdAt), ...rendered })
    taken.add(id)
  }

  jobs.work(EMAILS, async (id, attempt) => {
    if (!taken.has(id)) {
      const email = (await claim(id)).find((each) => each.id === id)
      if (!email) return await leaveToOther(db, id)
      try {
        await handOver(email)
      } catch (error) {
        return await notTaken({ db, log }, id, error as Error, attempt)
      }
    }
    await noteSent(id)
    taken.delete(id)
  })
}

/** The token of a link, where the email has one, is encrypted as long as the email is here. */
const withOpenToken = (secret: string, facts: EmailMessage['facts']) =>
  'token' in facts && facts.token !== null ? { ...facts, token: decrypt(secret, facts.token) } : facts

/** Emails that were waiting when the last process ended, with or without a job of their own. Call it after the jobs have started. */
export async function resumeEmails({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const waiting = await queuedEmails(db)
  const ids = waiting.map(({ id }) => id)
  if (ids.length > 0) await jobs.enqueue(db, EMAILS, ids)
}

/** Of an email that could not be claimed. @throws TooEarly while another may be sending it: should that one die, the next try finds out. */
async function leaveToOther(db: Db, id: string): Promise<void> {
  if (await isQueued(db, id)) throw new TooEarly()
}

/** @throws the same error while trying again may help. */
async function notTaken({ db, log }: Pick<Deps, 'db' | 'log'>, id: string, error: Error, { isLast }: Attempt): Promise<void> {
  if (isLast || error instanceof RefusedForGood) {
    await finishEmails(db, [id], { status: 'failed', lastError: error.message })
    log.error({ emailId: id }, 'An email was given up; its row in the table "emails" says why')
  } else {
    await releaseEmail(db, id, error.message)
    throw error
  }
}
