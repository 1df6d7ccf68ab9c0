import type { Input } from '#contract/endpoint/endpoint.ts'
import type { OwnerSupplier, updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { editListing } from '#server/features/supplier-profile/edit-profile.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { ownerSupplier } from './list-queries.ts'
import { changeSeal } from './seal.ts'

/** Changes fields of a listing and its seal in one transaction. @throws as `editListing` and `changeSeal` */
export const editSupplier = (
  deps: Pick<Context, 'db' | 'changes' | 'jobs' | 'now'>,
  { isVerified, evidence, ...fields }: Input<typeof updateOwnerSupplier>,
  by: SessionAccount,
): Promise<OwnerSupplier> =>
  inTransaction(deps.db, async (tx) => {
    await editListing(tx, deps, fields, by)
    await changeSeal(tx, deps, { id: fields.id, isVerified, evidence }, by)
    await deps.changes.publish(tx)
    return ownerSupplier(tx, fields.id)
  })
