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

/** Saves what was given of a listing. @throws 400 for a number that cannot be dialled here or a logo that has gone, 409 for an older version than the one there */
export async function editProfile(
  { db, changes, now }: Pick<Context, 'db' | 'changes' | 'now'>,
  { id, version, ...given }: Input<typeof updateSupplier>,
): Promise<Supplier> {
  refuseForeignNumber(given.phone)
  return inTransaction(db, async (tx) => {
    await lockSupplier(tx, id)
    const listing = await listingOf(tx, id)
    if (version !== undefined && version !== listing.version)
      throw conflict('This listing was saved elsewhere in the meantime. Please choose between that version and yours.')
    const change = changeOf(listing, given, now())
    if (Object.keys(change).length === 0) return listing
    await lockPicture(tx, 'logoUrl', change.logoUrl)
    await updateListing(tx, id, change, now())
    await noteProfileChange(tx, id, now())
    await changes.publish(tx)
    return listingOf(tx, id)
  })
}

async function listingOf(tx: Db, id: number): Promise<Supplier> {
  const listing = await supplierById.load(tx, { id })
  if (!listing) throw notFound(supplierById.what)
  return listing
}

function refuseForeignNumber(phone: string | undefined): void {
  const number = phone === undefined ? undefined : parsePhoneNumberFromString(phone, 'AU')
  if (phone === undefined || (number?.isValid() && number.countryCallingCode === '61')) return
  throw invalid([{ path: 'phone', message: NOT_AUSTRALIAN }])
}

/** What stands in a cleared field that is never null. */
const CLEARED: ListingChange = { description: '', tags: [], differentiators: [], deliveryDays: [], serviceArea: [] }

/** What is another than before. */
function changeOf(listing: Supplier, given: ListingChanges, now: Date): ListingChange {
  const wanted = { ...placeIn(listing, given.address), ...definedOf(given) }
  const changed = Object.entries(wanted)
    .map(([name, value]) => [name, value ?? CLEARED[name as keyof ListingChanges] ?? null] as const)
    .filter(([name, value]) => !isDeepStrictEqual(value, listing[name as keyof ListingChanges]))
  const change: ListingChange = Object.fromEntries(changed)
  return change.abn === undefined ? change : { ...change, abnCheckedAt: change.abn === null ? null : now }
}

const definedOf = (given: ListingChanges) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

/** Where a new address says that the listing is; one that names no place leaves it where it was. */
function placeIn(listing: Supplier, address: string | null | undefined): ListingChange {
  if (!address || address === listing.address) return {}
  const { suburb, state, postcode } = partsOfAddress(address)
  return suburb || state || postcode ? { suburb, state, postcode } : {}
}

/** Several changes on a day are one. */
async function noteProfileChange(tx: Db, supplierId: number, at: Date): Promise<void> {
  if (!(await moveProfileChange(tx, supplierId, at))) await insertChange(tx, { supplierId, kind: 'profile', at })
}
