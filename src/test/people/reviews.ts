import { randomUUID } from 'node:crypto'
import { addReview, listReviews, ratingStats } from '#contract/reviews/reviews.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import type { TestApp } from '#test/app/app.ts'
import { buyer, supplier } from './people.ts'

/** Writes a review that is held because its author and the supplier's account have addresses of the same domain. */
export async function heldReview(app: TestApp, rating = 5) {
  const domain = `${randomUUID().slice(0, 8)}.com.au`
  const [ann, beans] = [await buyer(app), await supplier(app)]
  const setEmail = (id: string, email: string) => app.context.db.updateTable('accounts').set({ email }).where('id', '=', id).execute()
  await setEmail(ann.id, `ann@${domain}`)
  await setEmail(beans.id, `sales@${domain}`)
  const id = beans.supplierId
  const review = await ann.call(addReview, { id, rating, text: 'The best there is' })
  return { ann: { ...ann, email: `ann@${domain}` }, beans, id, review }
}

/** Returns what everybody reads of a supplier's reviews. */
export const publicReviews = async (app: TestApp, id: number) => ({
  list: await app.call(listReviews, { id }),
  stats: await app.call(ratingStats, { id }),
  supplier: await app.call(getSupplier, { id }),
})

/** A part of what everybody reads of a supplier without published reviews. */
export const UNRATED = { list: { items: [], total: 0 }, stats: { averageRating: '0.0', totalReviews: 0 }, supplier: { totalReviews: 0 } }
