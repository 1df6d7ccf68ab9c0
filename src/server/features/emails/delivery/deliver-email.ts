import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { DEFAULT_POLICY, secondsAfter } from '#server/jobs/policy.ts'
import { PermanentMailError } from '#server/ports/mail/mail.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { traced } from '#server/tracing/tracing.ts'
import { batched } from './batch.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { finishEmails, releaseClaim, releaseEmail, renewClaims, type ClaimedEmail } from '#server/features/emails/queue/queries.ts'
import { renderStored, type FilesOfEmail } from './render-stored.ts'
import { settleStopped } from './settle-stopped.ts'
import { hasStopped } from '#server/features/emails/readers/stop-queries.ts'

export type DeliveryDeps = Pick<Context, 'db' | 'jobs' | 'mail' | 'config' | 'secrets' | 'log'> &
  Partial<Pick<Context, 'metrics'>> & { emailFiles?: FilesOfEmail }

const noFiles: FilesOfEmail = async () => []

/** Returns the delivery of one claimed email, whose claim of `claimSeconds` is renewed as long as it is being sent. */
export function createDelivery(
  { db, jobs, mail, config, secrets, log, metrics, emailFiles = noFiles }: DeliveryDeps,
  render: RenderEmail,
  claimSeconds: number,
) {
  /** Accepted by the mail server but not yet marked as sent. They must not be sent again. */
  const accepted = new Set<string>()
  // Batched, because a commit costs more than the rest of an email's delivery.
  const markSent = batched((ids: string[]) => finishEmails(db, ids, { status: 'sent', lastError: null, isFile: mail.writesFiles === true }))

  async function send(email: ClaimedEmail) {
    const { id, recipient, createdAt } = email
    if (accepted.has(id)) return
    const renewal = setInterval(() => void renewClaims(db, [id], claimSeconds).catch(() => {}), (claimSeconds * 1000) / 3)
    try {
      const rendered = await renderStored({ db, config, secrets, render, emailFiles }, email)
      // Who replies where there is nobody else to reply to reaches whoever runs the marketplace.
      await mail.send({ id, to: recipient, createdAt: new Date(createdAt), ...rendered, replyTo: rendered.replyTo ?? config.contactEmail })
      accepted.add(id)
      metrics?.onEmail('sent')
    } finally {
      clearInterval(renewal)
    }
  }
  async function finish(id: string) {
    await markSent(id)
    accepted.delete(id)
  }
  return {
    /** @throws while another attempt may help */
    async deliver(email: ClaimedEmail): Promise<void> {
      try {
        if (!accepted.has(email.id) && (await isUnwanted({ db, jobs, config }, email))) return
        await traced(`email ${email.kind}`, () => send(email))
      } catch (error) {
        // Rendering and sending throw only errors.
        return await releaseOrGiveUp({ db, log, metrics }, email, error as Error)
      }
      await finish(email.id)
    },
    /** Marks what could not be marked when it was sent. */
    async markAccepted(isUnderWay: (id: string) => boolean): Promise<void> {
      const unmarked = [...accepted].filter((id) => !isUnderWay(id))
      await Promise.allSettled(unmarked.map(finish))
    },
  }
}

/** Whether the reader has stopped the emails of this one's list since it was enqueued: then it is deleted, or queued again for the owner. */
async function isUnwanted(
  { db, ...deps }: Pick<Context, 'db' | 'jobs' | 'config'>,
  { id, recipient, list }: ClaimedEmail,
): Promise<boolean> {
  if (list === null || list === 'digests' || !(await hasStopped(db, { list, emailHash: addressHash(db, recipient) }))) return false
  await inTransaction(db, async (tx) => {
    await releaseClaim(tx, id)
    await settleStopped(tx, deps, recipient)
  })
  return true
}

/** Returns an email that was not accepted to the others that wait, or marks it as failed. @throws the given error while a retry may help */
async function releaseOrGiveUp(
  { db, log, metrics }: Pick<DeliveryDeps, 'db' | 'log' | 'metrics'>,
  { id, attempts }: ClaimedEmail,
  error: Error,
): Promise<void> {
  if (attempts >= DEFAULT_POLICY.attempts || error instanceof PermanentMailError) {
    await finishEmails(db, [id], { status: 'failed', lastError: error.message })
    metrics?.onEmail('failed')
    log.error({ emailId: id }, 'An email was given up; its row in the table "emails" says why')
  } else {
    metrics?.onEmail('retried')
    await releaseEmail(db, id, error.message, secondsAfter(attempts, DEFAULT_POLICY))
    throw error
  }
}
