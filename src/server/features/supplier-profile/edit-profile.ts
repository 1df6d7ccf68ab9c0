import { isDeepStrictEqual } from 'node:util'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Input } from '#contract/endpoint.ts'
import { NOT_AUSTRALIAN, type updateSupplier } from '#contract/supplier-profile.ts'
import type { Supplier } from '#contract/suppliers.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { conflict, invalid, notFound } from '#server/http/problems.ts'
import { partsOfAddress } from '#server/features/suppliers/address.ts'
import { lockPicture } from './queries.ts'
import { insertChange, moveProfileChange, updateListing, type ListingChange } from './queries.ts'
import { lockSupplier, supplierById } from '#server/features/suppliers/queries.ts'

type ListingChanges = Omit<Input<typeof updateSupplier>, 'id' | 'version'>

/**
 * Updates the fields of a listing that are defined and returns it; null clears a field.
 * @throws 400 for a phone number that is not Australian or a logo that has been deleted, 409 when `version` is not the current one
 */
export async function editProfile(
  { db, changes, now }: Pick<Context, 'db' | 'changes' | 'now'>,
  { id, version, ...input }: Input<typeof updateSupplier>,
): Promise<Supplier> {
  rejectForeignNumber(input.phone)
  return inTransaction(db, async (tx) => {
    await lockSupplier(tx, id)
    const listing = await listingOf(tx, id)
    if (version !== undefined && version !== listing.version)
      throw conflict('This listing was saved elsewhere in the meantime. Please choose between that version and yours.')
    const change = changeOf(listing, input, now())
    if (Object.keys(change).length === 0) return listing
    await lockPicture(tx, 'logoUrl', change.logoUrl)
    await updateListing(tx, id, change, now())
    await recordProfileChange(tx, id, now())
    await changes.publish(tx)
    return listingOf(tx, id)
  })
}

async function listingOf(tx: Db, id: number): Promise<Supplier> {
  const listing = await supplierById.load(tx, { id })
  if (!listing) throw notFound(supplierById.what)
  return listing
}

function rejectForeignNumber(phone: string | undefined): void {
  const number = phone === undefined ? undefined : parsePhoneNumberFromString(phone, 'AU')
  if (phone === undefined || (number?.isValid() && number.countryCallingCode === '61')) return
  throw invalid([{ path: 'phone', message: NOT_AUSTRALIAN }])
}

/** The empty values of fields whose columns are not nullable. */
const CLEARED: ListingChange = { description: '', tags: [], differentiators: [], deliveryDays: [], serviceArea: [] }

/** Returns the columns whose values differ from the listing's, with the place of a new address and the time of a new ABN. */
function changeOf(listing: Supplier, input: ListingChanges, now: Date): ListingChange {
  const next = { ...placeIn(listing, input.address), ...definedOf(input) }
  // The input's schema allows only these names; `entries` forgets them.
  const changed = Object.entries(next)
    .map(([name, value]) => [name, value ?? CLEARED[name as keyof ListingChanges] ?? null] as const)
    .filter(([name, value]) => !isDeepStrictEqual(value, listing[name as keyof ListingChanges]))
  const change: ListingChange = Object.fromEntries(changed)
  return change.abn === undefined ? change : { ...change, abnCheckedAt: change.abn === null ? null : now }
}

const definedOf = (input: ListingChanges) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

/** Returns the place of a new address; an address without a place leaves the listing's place unchanged. */
function placeIn(listing: Supplier, address: string | null | undefined): ListingChange {
  if (!address || address === listing.address) return {}
  const { suburb, state, postcode } = partsOfAddress(address)
  return suburb || state || postcode ? { suburb, state, postcode } : {}
}

/** Records a change of the profile in the listing's activity; several changes on a day are one entry. */
async function recordProfileChange(tx: Db, supplierId: number, at: Date): Promise<void> {
  if (!(await moveProfileChange(tx, supplierId, at))) await insertChange(tx, { supplierId, kind: 'profile', at })
}
