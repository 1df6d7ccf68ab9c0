import type { Review } from '#contract/reviews.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { nameForReader } from '#server/features/emails/reader-name.ts'
import { receiverOf } from '#server/features/emails/receivers.ts'
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts'
import { authorOf } from './queries.ts'

type Deps = Pick<Context, 'jobs'>

/** Enqueues an email about a new review to its supplier; does nothing for a listing without an address. */
export async function notifySupplier(tx: Db, deps: Deps, supplierId: number, review: Review, sender: string): Promise<void> {
  const supplier = await receiverOf(tx, supplierId)
  const recipient = supplier.email
  if (recipient === null) return
  const { customerName, rating, text } = review
  const facts = { supplier, review: { customerName, rating, text } }
  await enqueueEmails(tx, deps, [{ kind: 'review-written', recipient, replyTo: null, facts }], { sender })
}

/** Enqueues an email about the supplier's reply to the author of a review; does nothing when the account has been deleted. */
export async function notifyAuthor(tx: Db, deps: Deps, supplierId: number, review: Review): Promise<void> {
  const author = await authorOf(tx, review.id)
  if (!author) return
  const supplier = await receiverOf(tx, supplierId)
  // A review whose author is notified has a reply.
  const facts = { supplier, username: nameForReader(author), reply: review.reply!.text }
  await enqueueEmails(tx, deps, [{ kind: 'review-answered', recipient: author.email, replyTo: null, facts }], { sender: null })
}
