import { FILLED_FIELDS, type SupplierMerge } from '#contract/owner/supplier-merges.ts'
import type { Db } from '#server/db/db.ts'
import { ownerSuppliersById } from '#server/features/owner-suppliers/list-queries.ts'
import { required } from '#shared/required.ts'
import type { MergeRow } from './merge-queries.ts'

/** Returns a merge as the owner sees it. */
export const toSupplierMerge = ({ remaining: left, filled, isFinal, ...merge }: MergeRow, now: Date): SupplierMerge => ({
  ...merge,
  left,
  filled: FILLED_FIELDS.filter((field) => filled[field] !== undefined),
  canUndo: !isFinal && merge.undoneAt === null && merge.keptId !== null && new Date(merge.undoUntil) > now,
})

/** Returns what the audit records of two listings, before and after they are merged or parted. */
export async function snapshotOf(tx: Db, keptId: number, mergedId: number) {
  const listings = await ownerSuppliersById(tx, [keptId, mergedId])
  const of = (id: number) => {
    const listing = required(
      listings.find((one) => one.id === id),
      'A locked listing',
    )
    const { businessName, totalReviews, averageRating, inquiries, isClaimed, plan, suspension } = listing
    return { id, businessName, totalReviews, averageRating, inquiries, isClaimed, plan, suspended: suspension?.reason ?? null }
  }
  return { kept: of(keptId), merged: of(mergedId) }
}
