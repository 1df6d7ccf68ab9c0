import { QUOTAS } from '#contract/endpoint/quotas.ts'
import type { Context } from '#server/context.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { inTransaction } from '#server/db/db.ts'
import { isSignedFor, type ClaimedReply } from '#server/features/emails/replies/reply-address.ts'
import { countTexts, textsOf } from '#server/features/quotes/thread/count-texts.ts'
import type { ReceivedEmail } from '#server/formats/email/read-email.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { addReply, countReplies, isContactReplyTaken, lockContactForReply, noteAnswer, noteNews } from './contact-reply-queries.ts'
import { messageOf } from './message-of-email.ts'

type Deps = Pick<Context, 'db' | 'now' | 'secrets'>

const FULL = `This contact has ${QUOTAS.requestMessages} replies, as many as there is room for. Your email has reached the other side all the same.`

/**
 * Adds the copy of a supplier's reply to the thread of a contact, which is answered by it. The visitor, who has got the reply itself, may answer both
 * addresses: what comes from the visitor's own is new for the supplier, and waits.
 * @throws 404 for an address that is no longer its supplier's, or of a contact that nobody can answer any more, 409 where the thread is full
 */
export async function takeContactReply(deps: Deps, claimed: ClaimedReply, email: ReceivedEmail, messageHash: string): Promise<void> {
  const at = deps.now()
  await inTransaction(deps.db, async (tx) => {
    const contact = await lockContactForReply(tx, claimed.id)
    const address = contact?.listingEmail
    if (!contact?.replyEmail || !address || claimed.party !== 'supplier' || !isSignedFor(deps.secrets, claimed, address))
      throw notFound('This address')
    if (await isContactReplyTaken(tx, messageHash)) return
    if ((await countReplies(tx, contact.id)) >= QUOTAS.requestMessages) throw conflict(FULL)
    const note = messageOf(email, '')
    const by = email.from === contact.replyEmail.toLowerCase() ? 'buyer' : 'supplier'
    const writer = by === 'buyer' ? contact.replyEmail : address
    await addReply(tx, { inquiryId: contact.id, by, note, at, messageHash })
    await (by === 'supplier' ? noteAnswer(tx, contact.id, at) : noteNews(tx, contact.id, at))
    await countTexts(tx, textsOf({ id: addressHash(tx, writer), subnet: null }, [note]))
  })
}
