import { createHash } from 'node:crypto'
import { conflictIn, stateAfter } from '#contract/quotes/quote-states.ts'
import type { Context } from '#server/context.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { inTransaction } from '#server/db/db.ts'
import { isSignedFor, readReplyAddress } from '#server/features/emails/replies/reply-address.ts'
import { readEmail, type ReceivedEmail } from '#server/formats/email/read-email.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { applyStep, tryApplyStep, type StepDeps } from '#server/features/quotes/steps/apply-step.ts'
import { isTaken, lockForReply, noteMessage } from './incoming-queries.ts'
import { messageOf } from './message-of-email.ts'
import { takeContactReply } from './take-contact-reply.ts'

type Deps = StepDeps & Pick<Context, 'db'>

/**
 * Adds the reply to an email as a message of its request, in the name of the side that got the email, and tells the other side; a supplier's is
 * its answer, too. That to a contact stands in its thread. One that was taken before, and what a program has sent, change nothing.
 * @throws 404 for an address that is none, or no longer its side's, 409 where the request is closed or full, 400 where there is nothing to add
 */
export async function takeReply(deps: Deps, recipient: string, bytes: Buffer): Promise<void> {
  const claimed = readReplyAddress(deps, recipient)
  if (!claimed) throw notFound('This address')
  const email = await readEmail(bytes)
  if (email.isAutomatic) return
  const messageHash = hashOf(recipient, email, bytes)
  if (claimed.thread === 'contact') return takeContactReply(deps, claimed, email, messageHash)
  await inTransaction(deps.db, async (tx) => {
    const request = await lockForReply(tx, claimed.id)
    const { party: by } = claimed
    const address = by === 'buyer' ? request?.contactEmail : request?.listingEmail
    if (!request || !address || !isSignedFor(deps.secrets, claimed, address)) throw notFound('This address')
    if (await isTaken(tx, messageHash)) return
    if (!stateAfter('message', request.status)) throw conflict(conflictIn('message', request.status))
    const note = messageOf(email, ` Please ask ${by === 'supplier' ? 'the supplier' : 'the buyer'} to send it to your own address.`)
    const accountId = by === 'buyer' ? request.accountId : request.managerId
    const step = { by, accountId, sender: { id: addressHash(tx, address), subnet: null } }
    if (by === 'supplier') await tryApplyStep(tx, deps, request.id, { ...step, step: 'reply', note: null })
    await applyStep(tx, deps, request.id, { ...step, step: 'message', note })
    await noteMessage(tx, request.id, by, messageHash)
  })
}

/** Programs that hand emails on may do so twice; one without an id is known by its bytes. */
const hashOf = (recipient: string, { messageId }: ReceivedEmail, bytes: Buffer): string =>
  createHash('sha256')
    .update(`${recipient.trim().toLowerCase()}\n`)
    .update(messageId ?? bytes)
    .digest('base64url')
