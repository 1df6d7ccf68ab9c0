import { updateSupplier } from '#contract/listing.ts'
import type { Context } from '#server/context.ts'
import type { Serve } from '#server/http/serve.ts'
import { supplierOrOwner } from './access.ts'
import { changeListing } from './change-listing.ts'

/** What only its own supplier does with a listing. */
export function ownListingRoutes(serve: Serve, needs: Pick<Context, 'db' | 'changes' | 'now'>): void {
  // The owner looks after listings too.
  serve(updateSupplier, supplierOrOwner, (given) => changeListing(needs, given))
}
