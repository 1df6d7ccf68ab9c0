import type { Review } from '#contract/reviews.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { receiversOf } from '#server/features/emails/receivers.ts'
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts'
import { authorOf } from './queries.ts'

type Deps = Pick<Context, 'jobs'>

/** Tells a supplier what was written of it; a listing without an e-mail is nobody's to tell. */
export async function notifySupplier(tx: Db, deps: Deps, supplierId: number, review: Review): Promise<void> {
  const [supplier] = await receiversOf(tx, [supplierId])
  const recipient = supplier!.email
  if (recipient === null) return
  const { customerName, rating, text } = review
  const facts = { supplier: supplier!, review: { customerName, rating, text } }
  await enqueueEmails(tx, deps, [{ kind: 'review-written', recipient, replyTo: null, facts }])
}

/** Tells whoever wrote a review, if there is an account still, what the supplier replied. */
export async function notifyAuthor(tx: Db, deps: Deps, supplierId: number, review: Review): Promise<void> {
  const author = await authorOf(tx, review.id)
  if (!author) return
  const [supplier] = await receiversOf(tx, [supplierId])
  const facts = { supplier: supplier!, username: author.username, reply: review.reply!.text }
  await enqueueEmails(tx, deps, [{ kind: 'review-answered', recipient: author.email, replyTo: null, facts }])
}
