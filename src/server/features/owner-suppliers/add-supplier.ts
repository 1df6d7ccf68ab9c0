import type { Input } from '#contract/endpoint/endpoint.ts'
import type { addOwnerSupplier, OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import type { StateCode } from '#contract/options.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { rejectForeignNumber } from '#server/features/supplier-profile/edit-profile.ts'
import { listedSuburb } from '#server/features/places/listed-suburb.ts'
import { partsOfAddress } from '#shared/contact/address.ts'
import { insertSupplier } from '#server/features/suppliers/queries.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { ownerSupplier } from './list-queries.ts'
import { changeSeal } from './seal.ts'

/** The state of a listing whose owner gives none, neither apart nor in the address. */
const PRESET_STATE: StateCode = 'VIC'

/** Adds a listing without an account, public at once; suburb, state and postcode are taken from its address where they are left out. */
export function addListing(
  deps: Pick<Context, 'db' | 'changes' | 'jobs' | 'now'>,
  { isVerified, evidence, description, suburb, state, postcode, abn, ...fields }: Input<typeof addOwnerSupplier>,
  by: SessionAccount,
): Promise<OwnerSupplier> {
  rejectForeignNumber(fields.phone)
  const place = partsOfAddress(fields.address ?? '')
  const named = { suburb: suburb ?? place.suburb, state: state ?? place.state ?? PRESET_STATE, postcode: postcode ?? place.postcode }
  const listing = {
    ...fields,
    description: description ?? '',
    ...named,
    suburb: listedSuburb(named),
    abn,
  }
  return inTransaction(deps.db, async (tx) => {
    const { id } = await insertSupplier(tx, { ...listing, abnCheckedAt: abn === null ? null : deps.now() })
    await insertAudit(tx, by, { action: 'supplier.add', subject: `supplier ${id}`, details: { before: null, after: listing } })
    await changeSeal(tx, deps, { id, isVerified, evidence }, by)
    await deps.changes.publish(tx)
    return ownerSupplier(tx, id)
  })
}
