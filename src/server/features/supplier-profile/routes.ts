import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import {
  addPicture,
  addProduct,
  addVenue,
  changePicture,
  changeProduct,
  changeVenue,
  removePicture,
  removeProduct,
  removeVenue,
} from '#contract/directory/showcase.ts'
import { listProducts } from '#contract/suppliers/suppliers.ts'
import type { Context } from '#server/context.ts'
import { anyone, supplier } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { supplierOrOwner } from '#server/features/suppliers/access.ts'
import { CHANGES } from './changes-limit.ts'
import { editProfile } from './edit-profile.ts'
import { editPicture, PICTURES, showPicture } from './pictures.ts'
import { editProduct, PRODUCTS, shownProducts, showProduct } from './products.ts'
import { ownListing, supplierById } from '#server/features/suppliers/queries.ts'
import { promotionRoutes } from './promotion-routes.ts'
import { removeFrom } from './showcase.ts'
import { venueById } from './queries.ts'
import { editVenue, showVenue, removeVenueFromProfile } from './venues.ts'

/** Changes to a listing by its own supplier, and its products as everybody sees them: the words of the trade say which are seafood. */
export function supplierProfileRoutes(serve: Serve, deps: Pick<Context, 'db' | 'changes' | 'now'>): void {
  const ownSupplier = supplier.ofSupplier(ownListing)
  // The owner may edit listings too.
  serve(updateSupplier, supplierOrOwner, (input, { account }) => editProfile(deps, input, account), CHANGES)
  serve.idempotent(addVenue, ownSupplier, (tx, input) => showVenue(tx, deps, input), CHANGES)
  serve(changeVenue, supplier.ofSupplier(venueById), (input, _, { supplierId }) => editVenue(deps, supplierId, input), CHANGES)
  serve(removeVenue, supplier.ofSupplier(venueById), (_, __, venue) => removeVenueFromProfile(deps, venue), CHANGES)

  serve.cached(listProducts, anyone.on(supplierById), ({ id }) => shownProducts(deps.db, id))
  serve.idempotent(addProduct, ownSupplier, (tx, input) => showProduct(tx, deps, input), CHANGES)
  serve(changeProduct, ownSupplier, (input) => editProduct(deps, input), CHANGES)
  serve(removeProduct, ownSupplier, ({ id, productId }) => removeFrom(deps, PRODUCTS, { supplierId: id, id: productId }), CHANGES)

  promotionRoutes(serve, deps)

  serve.idempotent(addPicture, ownSupplier, (tx, input) => showPicture(tx, deps, input), CHANGES)
  serve(changePicture, ownSupplier, (input) => editPicture(deps, input), CHANGES)
  serve(removePicture, ownSupplier, ({ id, imageId }) => removeFrom(deps, PICTURES, { supplierId: id, id: imageId }), CHANGES)
}
