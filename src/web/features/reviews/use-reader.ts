import { useQuery } from '@tanstack/react-query'
import type { Address, ResponseOf } from '#contract/api.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { useMe } from '#web/api/session/me.ts'
import { query } from '#web/api/reads/query.ts'

export type OwnReview = ResponseOf<'GET /api/suppliers/:id/reviews/mine'>
/** The reader of a supplier's reviews, and their own review. Each is undefined until it is known. */
export type Reader = { me: User | null | undefined; ownReview: OwnReview | undefined }

const NONE: OwnReview = { review: null, editableUntil: null, standing: null, verifiedFrom: null }

export function useReader(supplierId: Id): Reader {
  const me = useMe()
  const { data, isError } = useQuery({ ...query('GET /api/suppliers/:id/reviews/mine', { id: String(supplierId) }), enabled: Boolean(me) })
  // If loading fails, nothing is ruled out here: the server checks again when a review is sent.
  return { me, ownReview: me ? (isError ? NONE : data) : undefined }
}

/** The reads that show reviews or figures derived from them: invalidated when a review changes. */
export const SHOWS_REVIEWS: readonly Address[] = [
  'GET /api/suppliers',
  'GET /api/suppliers/featured',
  'GET /api/suppliers/:id',
  'GET /api/suppliers/:id/rating-stats',
  'GET /api/suppliers/:id/reviews',
  'GET /api/suppliers/:id/reviews/mine',
]
