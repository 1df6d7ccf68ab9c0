import type { SupplierData } from '#contract/accounts.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { partsOfAddress } from './address.ts'
import { insertSupplier } from './queries.ts'

/** Adds the listing of a new supplier, public at once and not verified; answers its id. Where it is follows from its address. */
export async function addSupplier(
  tx: Db,
  { changes }: Pick<Context, 'changes'>,
  { address, description, ...given }: SupplierData & { email: string },
): Promise<number> {
  const { suburb, state, postcode } = partsOfAddress(address ?? '')
  const { id } = await insertSupplier(tx, { ...given, address, suburb, state, postcode, description: description ?? '' })
  await changes.publish(tx)
  return id
}
