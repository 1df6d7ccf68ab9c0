import type { ListingData } from '#contract/suppliers/own-listing.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { listedSuburb } from '#server/features/places/listed-suburb.ts'
import { partsOfAddress } from '#shared/contact/address.ts'
import { insertSupplier } from './queries.ts'

/** Inserts the listing of a new supplier, public immediately and not verified, with the place of its address. Returns its id. */
export async function addSupplier(
  tx: Db,
  { changes, now }: Pick<Context, 'changes' | 'now'>,
  { address, description, abn, ...listing }: ListingData & { email: string },
): Promise<number> {
  const { suburb, state, postcode } = partsOfAddress(address ?? '')
  const { id } = await insertSupplier(tx, {
    ...listing,
    address,
    suburb: listedSuburb({ suburb, state, postcode }),
    state,
    postcode,
    description: description ?? '',
    abn,
    abnCheckedAt: abn === null ? null : now(),
  })
  await changes.publish(tx)
  return id
}
