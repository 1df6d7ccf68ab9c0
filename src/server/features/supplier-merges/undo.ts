import type { SupplierMerge } from '#contract/owner/supplier-merges.ts'
import type { Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { recountRatings } from '#server/features/reviews/queries.ts'
import { moveInquiryCount } from '#server/features/suppliers/inquiry-queries.ts'
import { mergedAmong } from '#server/features/suppliers/merged-queries.ts'
import { setSuspension } from '#server/features/suppliers/queries.ts'
import { conflict } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { notifyOfMerge } from './emails.ts'
import { emptyGaps } from './fill-gaps.ts'
import { inMergeTransaction, lockPair } from './lock-pair.ts'
import type { MergeDeps } from './merge.ts'
import { forgetRows, hasLaterPlan, lockMerge, mergeRow, setUndone, type MergeRow } from './merge-queries.ts'
import { moveRowsBack } from './moving-queries.ts'
import { toSupplierMerge, snapshotOf } from './to-supplier-merge.ts'

/**
 * Undoes a merge: what it moved goes back as far as it still exists, what came later stays with the kept listing, and the other one is again
 * what it was.
 * @throws 409 when it has been undone, its time is over, or the kept listing has been deleted or merged since
 */
export const undo = (deps: MergeDeps, { id, keptId, mergedId }: MergeRow, by: SessionAccount): Promise<SupplierMerge> =>
  inMergeTransaction(deps.db, async (tx) => {
    if (keptId === null) throw conflict(DELETED)
    const { listings } = await lockPair(tx, [keptId, mergedId])
    if (listings.size < 2) throw conflict(DELETED)
    const merged = await lockMerge(tx, id)
    await rejectImpossible(tx, deps, merged, keptId)
    const before = await snapshotOf(tx, keptId, mergedId)
    const { suspendedAt, suspensionReason, inquiries } = merged
    await setUndone(tx, id, by.username, deps.now())
    await moveRowsBack(tx, { mergeId: id, from: keptId, to: mergedId })
    await forgetRows(tx, id)
    await emptyGaps(tx, keptId, merged.filled, deps.now())
    await moveInquiryCount(tx, { from: keptId, to: mergedId, count: inquiries })
    const earlier = suspendedAt === null || suspensionReason === null ? null : { at: new Date(suspendedAt), reason: suspensionReason }
    await setSuspension(tx, [mergedId], earlier)
    for (const id of [keptId, mergedId]) await recountRatings(tx, id)
    const undone = toSupplierMerge(await mergeRow(tx, id), deps.now())
    const details = { mergeId: id, before, after: await snapshotOf(tx, keptId, mergedId) }
    await insertAudit(tx, by, { action: 'supplier.unmerge', subject: `supplier ${keptId}`, details })
    for (const accountOf of [keptId, mergedId]) await notifyOfMerge(tx, deps, undone, { accountOf, isUndone: true })
    await deps.changes.publish(tx)
    return undone
  })

const DELETED = 'The listing that was kept has been deleted since, with what had come to it.'

async function rejectImpossible(tx: Db, { now }: MergeDeps, merge: MergeRow, keptId: number): Promise<void> {
  if (merge.undoneAt !== null) throw conflict('This merge has been undone already.')
  if (merge.isFinal || new Date(merge.undoUntil) <= now()) throw conflict('The 30 days in which this merge could be undone are over.')
  const [later] = await mergedAmong(tx, [keptId])
  if (later) throw conflict(`${later.mergedName} has been merged with ${later.keptName} since. Undo that merge first.`)
  if (await hasLaterPlan(tx, merge.id, keptId))
    throw conflict(
      `${merge.keptName} has a plan that was bought after the merge, which its account would lose. It has to be cancelled first.`,
    )
}
