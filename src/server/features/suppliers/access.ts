import { access, signedIn, supplier, type Access } from '#server/http/access.ts'
import { forbidden, notFound } from '#server/http/problems.ts'
import type { Member } from '#server/http/visitor.ts'
import { supplierById } from './queries.ts'

export type Listing = NonNullable<Awaited<ReturnType<typeof supplierById.find>>>

/** A signed-in supplier, and the listing that is theirs. @throws 401, 403, 404 once the listing is gone */
export const withListing: Access<Member, Listing> = access(async (look, caller, path) => {
  const { visitor } = await supplier.judge(look, caller, path)
  const id = visitor.account.supplierId
  const listing = id === undefined ? undefined : await look(supplierById, { ...path, id: id as never })
  if (!listing) throw notFound('Your listing')
  return { visitor, thing: listing }
})

/** The listing in the path, for its own supplier and for the owner. @throws 401, 403, 404 */
export const supplierOrOwner: Access<Member, Listing> = access(async (look, caller, path) => {
  const { visitor } = await signedIn.judge(look, caller, path)
  const { role, supplierId } = visitor.account
  if (role === 'restaurant') throw forbidden('This is for suppliers.')
  const listing = await look(supplierById, path)
  if (!listing) throw notFound(supplierById.what)
  if (role === 'supplier' && supplierId !== listing.id) throw forbidden('This belongs to another supplier.')
  return { visitor, thing: listing }
})
