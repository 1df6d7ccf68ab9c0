import { updateSupplier } from '#contract/listing.ts'
import { addVenue, removeVenue } from '#contract/showcase.ts'
import type { Context } from '#server/context.ts'
import { supplier } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { supplierOrOwner } from './access.ts'
import { changeListing } from './change-listing.ts'
import { ownListing } from './queries.ts'
import { venueById } from './venue-queries.ts'
import { showVenue, takeVenueDown } from './venues.ts'

/** What only its own supplier does with a listing. */
export function ownListingRoutes(serve: Serve, needs: Pick<Context, 'db' | 'changes' | 'now'>): void {
  const itsOwn = supplier.ofSupplier(ownListing)
  // The owner looks after listings too.
  serve(updateSupplier, supplierOrOwner, (given) => changeListing(needs, given))
  serve.once(addVenue, itsOwn, (tx, given) => showVenue(tx, needs, given))
  serve(removeVenue, supplier.ofSupplier(venueById), (_, __, venue) => takeVenueDown(needs, venue))
}
