import type { Review } from '#contract/reviews/reviews.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'

export type ReviewedSupplier = Pick<Supplier, 'id' | 'businessName' | 'category'>
/** An action that opens the dialog. */
export type ReviewAction = { kind: 'write' } | AboutReview
export type AboutReview = { kind: 'reply' | 'report'; review: Review }
