import type { ListingData } from '#contract/own-listing.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { partsOfAddress } from './address.ts'
import { insertSupplier } from './queries.ts'

/** Inserts the listing of a new supplier, public immediately and not verified, with the place of its address. Returns its id. */
export async function addSupplier(
  tx: Db,
  { changes }: Pick<Context, 'changes'>,
  { address, description, ...listing }: ListingData & { email: string },
): Promise<number> {
  const { suburb, state, postcode } = partsOfAddress(address ?? '')
  const { id } = await insertSupplier(tx, { ...listing, address, suburb, state, postcode, description: description ?? '' })
  await changes.publish(tx)
  return id
}
