import type { Db } from '#server/db/db.ts'
import { isListed } from '#server/features/suppliers/queries.ts'

/** Returns what a register keeps of a listing; undefined where it is not listed. Locked, so that it is not merged before it is added. */
export const listingToApprove = (tx: Db, supplierId: number) =>
  tx
    .selectFrom('suppliers')
    .select(['businessName', 'abn', 'category'])
    .where('id', '=', supplierId)
    .where(isListed)
    .forKeyShare()
    .executeTakeFirst()
