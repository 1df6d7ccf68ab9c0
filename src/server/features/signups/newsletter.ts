import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { encrypt } from '#server/security/encryption.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { subscriptionOf } from '#server/features/emails/readers/list-tokens.ts'
import { stopSending } from '#server/features/emails/unsubscribe/stop-emails.ts'
import { deleteStop } from '#server/features/emails/readers/stop-queries.ts'
import { addPoint } from '#server/http/access/limit-queries.ts'
import { conflict, invalid, Problem } from '#server/http/problems.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { hashOf, newToken } from '#server/http/access/tokens.ts'
import { confirmByToken, isSubscriber, setToken, upsertSubscriber } from './queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'config' | 'secrets' | 'now'>

/** The emails with a link to confirm that an address gets in a day, whoever enters it. */
const CONFIRMATIONS = { name: 'newsletter-confirm', points: 3, seconds: 86_400 }
const LINK_MS = 7 * 86_400_000

/**
 * Stores an address for the newsletter and emails it a link to confirm that, unless it is confirmed or has had enough of them; the response
 * does not tell which.
 */
export const subscribe = (deps: Deps, address: string, requester: Requester): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const { id, email, confirmedAt, hasLeft } = await upsertSubscriber(tx, address, now)
    if (confirmedAt !== null && !hasLeft) return
    const { points } = await addPoint(tx, CONFIRMATIONS, addressHash(tx, email))
    if (points > CONFIRMATIONS.points) return
    const token = newToken()
    await setToken(tx, id, hashOf(token), new Date(now.getTime() + LINK_MS))
    const facts = { token: encrypt(deps.secrets, token) }
    await enqueueEmails(tx, deps, [{ kind: 'newsletter-confirm', recipient: email, replyTo: null, facts }], { sender: senderOf(requester) })
  })

/** Confirms an address by the link of an email; if it had left, it is back. @throws 400 for a link that is wrong, used or has expired */
export const confirmSubscriber = (deps: Deps, token: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const confirmed = await confirmByToken(tx, hashOf(token), deps.now())
    if (!confirmed)
      throw unusable(
        'This link has been used or has expired. If you pressed the button before, nothing is left to do; if not, please sign up again.',
      )
    await deleteStop(tx, { list: 'newsletter', emailHash: addressHash(tx, confirmed.email) })
    const welcome = { kind: 'newsletter-welcome', recipient: confirmed.email, replyTo: null, facts: {} } as const
    await enqueueEmails(tx, deps, [welcome], { sender: null })
  })

/** Leaves the newsletter by the link of an email. @throws 400 for a link that is wrong, or with which the address has left before */
export async function leave(deps: Deps, token: string): Promise<void> {
  if (!isOfNewsletter(deps, token)) throw unusable('This link is not complete. Please open it from the email again.')
  const { wasStopped } = await stopSending({ ...deps, onStop: {} }, token)
  if (wasStopped) throw unusable('This link has been used: no newsletter is sent to your address.')
}

function isOfNewsletter(deps: Deps, token: string): boolean {
  try {
    return subscriptionOf(deps, token).list === 'newsletter'
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

const unusable = (message: string) => invalid([{ path: 'token', message }])

/** Rejects the return to the newsletter of an address that is not stored any more: only its hash is known. @throws 409 */
export async function rejectForgotten(tx: Db, emailHash: string): Promise<void> {
  if (!(await isSubscriber(tx, emailHash))) throw conflict('Your address is not on our list any more. Please subscribe again.')
}
