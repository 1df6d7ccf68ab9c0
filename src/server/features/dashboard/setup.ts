import type { Output } from '#contract/endpoint/endpoint.ts'
import { shownPicture } from '#shared/pictures/upload-variants.ts'
import { SETUP, type getSetup, type SetupItem } from '#contract/dashboard/dashboard.ts'
import type { Db } from '#server/db/db.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import type { Listing } from '#server/features/suppliers/access.ts'
import { existingProfileParts } from './queries.ts'

/** Returns the set-up items of a listing, each with whether it is done. */
export async function setupOf(db: Db, listing: Listing, { emailConfirmed }: SessionAccount): Promise<Output<typeof getSetup>> {
  const { phone, email, address, logoUrl, description, deliveryDays, serviceArea } = listing
  const isDone: Record<SetupItem, boolean> = {
    details: phone !== null && email !== null && address !== null,
    logo: shownPicture(logoUrl) !== null,
    description: description !== '',
    delivery: deliveryDays.length > 0 && serviceArea.length > 0,
    ...(await existingProfileParts(db, listing.id)),
    email: emailConfirmed,
  }
  return SETUP.map((item) => ({ item, isDone: isDone[item] }))
}
