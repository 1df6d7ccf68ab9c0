import type { SupplierMerge } from '#contract/owner/supplier-merges.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { managerOf } from '#server/features/accounts/queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'

type About = { accountOf: number; isUndone: boolean }

/** Tells the account that manages a listing, if there is one, that the marketplace has merged it with another or parted the two again. */
export async function notifyOfMerge(
  tx: Db,
  deps: Pick<Context, 'jobs'>,
  { keptId, keptName, mergedId, mergedName }: SupplierMerge,
  { accountOf, isUndone }: About,
): Promise<void> {
  const manager = await managerOf(tx, accountOf)
  if (!manager) return
  const [kept, merged] = [
    { id: keptId ?? mergedId, businessName: keptName },
    { id: mergedId, businessName: mergedName },
  ]
  const supplier = accountOf === mergedId ? merged : kept
  const facts = { supplier, kept, merged, isUndone }
  await enqueueEmails(tx, deps, [{ kind: 'listing-merged', recipient: manager.email, replyTo: null, facts }], { sender: null })
}
