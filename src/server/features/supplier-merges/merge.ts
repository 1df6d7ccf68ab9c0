import type { Output } from '#contract/endpoint/endpoint.ts'
import { UNDO_DAYS, type FilledField, type previewMerge, type SupplierMerge } from '#contract/owner/supplier-merges.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { approveClaim } from '#server/features/accounts/claims/claim-queries.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { recountRatings } from '#server/features/reviews/queries.ts'
import { moveInquiryCount } from '#server/features/suppliers/inquiry-queries.ts'
import { mergedAmong } from '#server/features/suppliers/merged-queries.ts'
import { setSuspension } from '#server/features/suppliers/queries.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { notifyOfMerge } from './emails.ts'
import { fillGaps, gapsOf } from './fill-gaps.ts'
import { inMergeTransaction, lockPair } from './lock-pair.ts'
import { insertMerge, mergeRow, setCounts, setFilled, mergeFactsOf, type LockedListing } from './merge-queries.ts'
import { moveRows, remainingOf } from './moving-queries.ts'
import { toSupplierMerge, snapshotOf } from './to-supplier-merge.ts'

export type MergeDeps = Pick<Context, 'db' | 'changes' | 'jobs' | 'now'>
type Choice = { id: number; otherId: number; fill: readonly FilledField[] }

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Makes the listing `otherId` part of `id` (docs/behaviour/owner-suppliers.md, Merging suppliers), in one transaction: its rows move, it
 * is suspended as long as the merge holds, and ratings and totals of both are counted anew.
 * @throws 404 when one is unknown, 409 with the reason where the two cannot be merged
 */
export const merge = (deps: MergeDeps, choice: Choice, by: SessionAccount): Promise<SupplierMerge> =>
  inMergeTransaction(deps.db, (tx) => mergeIn(tx, deps, choice, by))

/** Carries the result of a merge out of its transaction, which it rolls back. */
class Rehearsed extends Error {
  readonly result: Output<typeof previewMerge>
  constructor(result: Output<typeof previewMerge>) {
    super('Rehearsed')
    this.result = result
  }
}

/** Returns what a merge would do, by carrying it out and rolling it back. @throws as `merge` */
export async function rehearse(deps: MergeDeps, choice: Omit<Choice, 'fill'>, by: SessionAccount): Promise<Output<typeof previewMerge>> {
  try {
    return await inMergeTransaction(deps.db, async (tx) => {
      const merged = await mergeIn(tx, deps, { ...choice, fill: [] }, by)
      throw new Rehearsed({ ...merged, gaps: await gapsOf(tx, choice) })
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.result
    throw error
  }
}

async function mergeIn(tx: Db, deps: MergeDeps, { id, otherId, fill }: Choice, by: SessionAccount): Promise<SupplierMerge> {
  if (id === otherId) throw conflict('This is one listing. Please choose two.')
  const { listings } = await lockPair(tx, [id, otherId])
  const [kept, other] = [listings.get(id), listings.get(otherId)]
  if (!kept) throw notFound('This supplier')
  if (!other) throw notFound('The other supplier', [{ path: 'otherId', message: `There is no supplier ${otherId}.` }])
  const { newAccount } = await rejectImpossible(tx, kept, other)
  const before = await snapshotOf(tx, id, otherId)
  const mergeId = await move(tx, deps, { kept, other, withAccount: newAccount !== null }, by)
  if (newAccount !== null) await approveClaim(tx, newAccount, id)
  const filled = await fillGaps(tx, { id, otherId, fill }, deps.now())
  await setFilled(tx, mergeId, filled)
  const merged = toSupplierMerge(await mergeRow(tx, mergeId), deps.now())
  const details = {
    mergeId,
    before,
    after: await snapshotOf(tx, id, otherId),
    moved: merged.moved,
    left: merged.left,
    filled: merged.filled,
  }
  await insertAudit(tx, by, { action: 'supplier.merge', subject: `supplier ${id}`, details })
  await notifyOfMerge(tx, deps, merged, { accountOf: id, isUndone: false })
  await deps.changes.publish(tx)
  return merged
}

type Pair = { kept: LockedListing; other: LockedListing; withAccount: boolean }

/** Moves everything from one locked listing to the other, and suspends the first. Returns the id of the merge. */
async function move(tx: Db, { now }: MergeDeps, { kept, other, withAccount }: Pair, by: SessionAccount): Promise<string> {
  const mergedAt = now()
  const { id } = await insertMerge(tx, {
    keptId: kept.id,
    mergedId: other.id,
    keptName: kept.businessName,
    mergedName: other.businessName,
    mergedBy: by.username,
    mergedAt,
    undoUntil: new Date(mergedAt.getTime() + UNDO_DAYS * DAY_MS),
    suspendedAt: other.suspendedAt,
    suspensionReason: other.suspensionReason,
  })
  const moved = await moveRows(tx, { mergeId: id, from: other.id, to: kept.id }, withAccount)
  const remaining = await remainingOf(tx, other.id)
  const inquiries = Math.max(0, other.inquiries - remaining.inquiries)
  await moveInquiryCount(tx, { from: other.id, to: kept.id, count: inquiries })
  await setCounts(tx, id, { moved, remaining, inquiries })
  await setSuspension(tx, [other.id], { at: mergedAt, reason: `Merged with ${kept.businessName} (supplier ${kept.id}).` })
  for (const { id } of [kept, other]) await recountRatings(tx, id)
  return id
}

/** Returns the account that comes to the kept listing, if any. @throws 409 where two locked listings cannot be merged, with what to do about it */
async function rejectImpossible(tx: Db, kept: LockedListing, other: LockedListing): Promise<{ newAccount: string | null }> {
  const [merged] = await mergedAmong(tx, [kept.id, other.id])
  if (merged) throw conflict(`${merged.mergedName} is part of ${merged.keptName} already.`)
  if (kept.suspendedAt !== null)
    throw conflict(`${kept.businessName} is suspended, and so would be all that comes to it. Restore it first, or keep the other listing.`)
  const [ofKept, ofOther] = [await mergeFactsOf(tx, kept.id, other.id), await mergeFactsOf(tx, other.id, kept.id)]
  if (ofKept.accountId !== null && ofOther.accountId !== null)
    throw conflict(
      'Both listings are managed by an account, and requests that were sent to one business would be shown to the other. Ask one of the two ' +
        'to delete its account and leave the listing, then merge them.',
    )
  const withAccount = ofOther.accountId !== null
  for (const [listing, { hasOpenClaim }] of [[other, ofOther] as const, ...(withAccount ? [[kept, ofKept] as const] : [])])
    if (hasOpenClaim) throw conflict(`Somebody has claimed ${listing.businessName}. Decide on that claim first.`)
  if (withAccount && ofKept.hasPlan && ofOther.hasPlan)
    throw conflict('Both listings have a paid plan, and a listing can have one. One of them has to be cancelled first.')
  return { newAccount: withAccount ? ofOther.accountId : null }
}
