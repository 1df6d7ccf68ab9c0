import { isDeepStrictEqual } from 'node:util'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { NOT_AUSTRALIAN, type updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { conflict, invalid, notFound } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { definedOf } from '#shared/objects.ts'
import { keysOf } from '#shared/objects.ts'
import { phoneNumberIn } from '#shared/contact/phone.ts'
import { listedSuburb } from '#server/features/places/listed-suburb.ts'
import { partsOfAddress } from '#shared/contact/address.ts'
import { lockPicture } from './queries.ts'
import { insertChange, moveProfileChange, updateListing, type ListingChange } from './queries.ts'
import { lockSupplier, listingById } from '#server/features/suppliers/queries.ts'

/** What a change of a listing may bring; the owner may also clear the phone number. */
type ListingChanges = Omit<Input<typeof updateSupplier>, 'id' | 'version' | 'phone'> & { phone?: string | null | undefined }
type Edit = ListingChanges & Pick<Input<typeof updateSupplier>, 'id' | 'version'>
type Deps = Pick<Context, 'changes' | 'now'>

/** Updates the fields of a listing that are defined and returns it; null clears a field. @throws as `editListing` */
export const editProfile = (deps: Deps & Pick<Context, 'db'>, input: Edit, by: SessionAccount): Promise<Supplier> =>
  inTransaction(deps.db, (tx) => editListing(tx, deps, input, by))

/**
 * Updates a listing as a part of `tx`; what an owner changes is in the audit, with the values before and after.
 * @throws 400 for a phone number that is not Australian or a logo that has been deleted, 409 when `version` is not the current one
 */
export async function editListing(tx: Db, { changes, now }: Deps, { id, version, ...input }: Edit, by: SessionAccount): Promise<Supplier> {
  rejectForeignNumber(input.phone)
  await lockSupplier(tx, id)
  const listing = await listingOf(tx, id)
  if (version !== undefined && version !== listing.version)
    throw conflict('This listing was saved elsewhere in the meantime. Please choose between that version and yours.')
  const change = changeOf(listing, input, now())
  if (Object.keys(change).length === 0) return listing
  await lockPicture(tx, 'logoUrl', change.logoUrl)
  await updateListing(tx, id, change, now())
  await recordProfileChange(tx, id, now())
  const changed = await listingOf(tx, id)
  if (by.role === 'owner') await auditChange(tx, by, listing, changed, keysOf(change))
  await changes.publish(tx)
  return changed
}

/** Records what an owner has changed of a listing; `abnCheckedAt` follows from the ABN. */
function auditChange(tx: Db, by: SessionAccount, before: Supplier, after: Supplier, columns: (keyof ListingChange)[]): Promise<unknown> {
  const names = columns.filter((name) => name !== 'abnCheckedAt')
  const valuesOf = (listing: Supplier) => Object.fromEntries(names.map((name) => [name, listing[name]]))
  return insertAudit(tx, by, {
    action: 'supplier.change',
    subject: `supplier ${before.id}`,
    details: { before: valuesOf(before), after: valuesOf(after) },
  })
}

async function listingOf(tx: Db, id: number): Promise<Supplier> {
  const listing = await listingById.load(tx, { id })
  if (!listing) throw notFound(listingById.what)
  return listing
}

/** @throws 400 for a phone number that cannot be dialled in Australia */
export function rejectForeignNumber(phone: string | null | undefined): void {
  const number = phone ? parsePhoneNumberFromString(phoneNumberIn(phone)?.digits ?? '', 'AU') : undefined
  if (!phone || (number?.isValid() && number.countryCallingCode === '61')) return
  throw invalid([{ path: 'phone', message: NOT_AUSTRALIAN }])
}

/** The empty values of fields whose columns are not nullable. */
const CLEARED: ListingChange = { description: '', tags: [], differentiators: [], deliveryDays: [], serviceArea: [] }

/** Returns the columns whose values differ from the listing's, with the place of a new address and the time of a new ABN. */
function changeOf(listing: Supplier, input: ListingChanges, now: Date): ListingChange {
  const given = { ...placeIn(listing, input.address), ...definedOf(input) }
  const isPlaced = 'suburb' in given || 'state' in given || 'postcode' in given
  const next = isPlaced ? { ...given, suburb: listedSuburb({ ...listing, ...given }) } : given
  // The input's schema allows only these names; `entries` forgets them.
  const changed = Object.entries(next)
    .map(([name, value]) => [name, value ?? CLEARED[name as keyof ListingChanges] ?? null] as const)
    .filter(([name, value]) => !isDeepStrictEqual(value, listing[name as keyof ListingChanges]))
  const change: ListingChange = Object.fromEntries(changed)
  return change.abn === undefined ? change : { ...change, abnCheckedAt: change.abn === null ? null : now }
}

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
