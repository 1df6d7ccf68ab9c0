import type { SupplierRow } from '#contract/suppliers/suppliers.ts'

/** What is shown of a supplier in a list. */
export const LISTED_FIELDS = [
  'id',
  'businessName',
  'category',
  'description',
  'logoUrl',
  'isVerified',
  'averageRating',
  'totalReviews',
  'suburb',
  'state',
  'phone',
  'email',
  'tags',
  'deliveryDays',
  'cutOff',
  'minimumOrderCents',
  'promotion',
  'answersAtOnce',
  'delivers',
  'distanceKm',
  'match',
  'nextDelivery',
] as const satisfies readonly (keyof SupplierRow)[]

/** A supplier in a list. */
export type ListedSupplier = Pick<SupplierRow, (typeof LISTED_FIELDS)[number]>
