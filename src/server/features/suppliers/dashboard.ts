import type { Output } from '#contract/endpoint.ts'
import type { getDashboard } from '#contract/suppliers.ts'
import { access, supplier, type Access } from '#server/http/access.ts'
import { notFound } from '#server/http/problems.ts'
import type { Member } from '#server/http/visitor.ts'
import { supplierById } from './queries.ts'

type Listing = NonNullable<Awaited<ReturnType<typeof supplierById.find>>>

/** A signed-in supplier, and the listing that is theirs. @throws 401, 403, 404 once the listing is gone */
export const withListing: Access<Member, Listing> = access(async (look, caller, path) => {
  const { visitor } = await supplier.judge(look, caller, path)
  const id = visitor.account.supplierId
  const listing = id === undefined ? undefined : await look(supplierById, { ...path, id: id as never })
  if (!listing) throw notFound('Your listing')
  return { visitor, thing: listing }
})

/** What a supplier's own page begins with. */
export function dashboardOf(listing: Listing): Output<typeof getDashboard> {
  const { profileViews, inquiries, averageRating, totalReviews } = listing
  return { supplier: listing, stats: { profileViews, inquiries, averageRating, totalReviews } }
}
