import type { Output } from '#contract/endpoint/endpoint.ts'
import { SOCIAL_PLATFORM_KEYS } from '#contract/social/social-options.ts'
import type { getSocialOverview } from '#contract/social/social-accounts.ts'
import type { Context } from '#server/context.ts'
import type { Listing } from '#server/features/suppliers/access.ts'
import { supplierTimeZone } from '#shared/time/supplier-time-zone.ts'
import { figuresOf } from './overview-queries.ts'
import { listingVariables } from './templates/variables.ts'

export async function overviewOf(
  { db, publisher, now }: Pick<Context, 'db' | 'publisher' | 'now'>,
  listing: Listing,
): Promise<Output<typeof getSocialOverview>> {
  const timeZone = supplierTimeZone(listing)
  return {
    ...(await figuresOf(db, listing.id, timeZone, now())),
    timeZone,
    livePlatforms: SOCIAL_PLATFORM_KEYS.filter((platform) => publisher.live[platform]),
    variables: listingVariables(listing),
  }
}
