import { rejectUnproved, signedIn, sparingViewers, supplier, within, withoutMembers, type Access } from '#server/http/access/access.ts'
import { forbidden, notFound } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { listingById } from './queries.ts'

export type Listing = NonNullable<Awaited<ReturnType<typeof listingById.load>>>

/** Allows a signed-in supplier and loads its own listing. @throws 401, 403, 404 when the listing has been deleted */
export const withListing: Access<AuthenticatedRequester, Listing> = within(supplier, async ({ authorize }, load, caller, path) => {
  const { requester } = await authorize(load, caller, path)
  const id = requester.account.supplierId
  // The ids of a path have the type `never`, because each loader chooses its own type for them.
  const listing = id === undefined ? undefined : await load(listingById, { ...path, id: id as never })
  if (!listing) throw notFound('Your listing')
  return { requester, resource: listing }
})

/** The same for a call that changes nothing of the listing although it is no GET, so that viewers may make it too. */
export const withListingToRead: Access<AuthenticatedRequester, Listing> = within(withListing, ({ authorize }, load, caller, path) =>
  authorize(load, { ...caller, isReading: true }, path),
)

/** The same for whoever manages the listing, without those who work on it. */
export const withManagedListing = withoutMembers(withListing)

/** Allows the supplier of the listing in the path, and the owner. @throws 401, 403, 404 */
export const supplierOrOwner: Access<AuthenticatedRequester, Listing> = sparingViewers(
  within(signedIn, async ({ authorize }, load, caller, path) => {
    const { requester } = await authorize(load, caller, path)
    const { role, supplierId } = requester.account
    rejectUnproved(requester.account)
    if (role === 'restaurant') throw forbidden('This is for suppliers.')
    const listing = await load(listingById, path)
    if (!listing) throw notFound(listingById.what)
    if (role === 'supplier' && supplierId !== listing.id) throw forbidden('This belongs to another supplier.')
    return { requester, resource: listing }
  }),
)
