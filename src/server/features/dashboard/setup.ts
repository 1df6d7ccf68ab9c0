import type { Output } from '#contract/endpoint/endpoint.ts'
import { shownPicture } from '#shared/pictures/upload-variants.ts'
import { SETUP, SETUP_FIELDS, type getSetup, type SetupField, type SetupItem } from '#contract/dashboard/dashboard.ts'
import type { Db } from '#server/db/db.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import type { Listing } from '#server/features/suppliers/access.ts'
import { existingProfileParts } from './queries.ts'

/** Returns the set-up items of a listing, each with whether it is done. */
export async function setupOf(db: Db, listing: Listing, { emailConfirmed }: SessionAccount): Promise<Output<typeof getSetup>> {
  const { phone, email, address, logoUrl, description, deliveryDays, serviceArea } = listing
  const fields: Partial<Record<SetupItem, SetupField[]>> = {
    details: missingOf({ phone: phone !== null, email: email !== null, address: address !== null }),
    delivery: missingOf({ deliveryDays: deliveryDays.length > 0, serviceArea: serviceArea.length > 0 }),
  }
  const isDone: Record<SetupItem, boolean> = {
    details: fields.details?.length === 0,
    logo: shownPicture(logoUrl) !== null,
    description: description !== '',
    delivery: fields.delivery?.length === 0,
    ...(await existingProfileParts(db, listing.id)),
    email: emailConfirmed,
  }
  return SETUP.map((item) => ({ item, isDone: isDone[item], missing: fields[item] ?? [] }))
}

/** Returns the names of what is not there, in the order of the contract. */
const missingOf = (isThere: Partial<Record<SetupField, boolean>>): SetupField[] => SETUP_FIELDS.filter((name) => isThere[name] === false)
