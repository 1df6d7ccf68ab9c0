import { updateSupplier } from '#contract/supplier-profile.ts'
import {
  addPicture,
  addProduct,
  addVenue,
  changePicture,
  changeProduct,
  removePicture,
  removeProduct,
  removeVenue,
} from '#contract/showcase.ts'
import type { Context } from '#server/context.ts'
import { supplier } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { supplierOrOwner } from '#server/features/suppliers/access.ts'
import { editProfile } from './edit-profile.ts'
import { editPicture, PICTURES, showPicture } from './pictures.ts'
import { editProduct, PRODUCTS, showProduct } from './products.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { removeFrom } from './showcase.ts'
import { venueById } from './queries.ts'
import { showVenue, removeVenueFromProfile } from './venues.ts'

/** Changes to a listing by its own supplier. */
export function supplierProfileRoutes(serve: Serve, deps: Pick<Context, 'db' | 'changes' | 'now'>): void {
  const ownSupplier = supplier.ofSupplier(ownListing)
  // The owner may edit listings too.
  serve(updateSupplier, supplierOrOwner, (input) => editProfile(deps, input))
  serve.idempotent(addVenue, ownSupplier, (tx, input) => showVenue(tx, deps, input))
  serve(removeVenue, supplier.ofSupplier(venueById), (_, __, venue) => removeVenueFromProfile(deps, venue))

  serve.idempotent(addProduct, ownSupplier, (tx, input) => showProduct(tx, deps, input))
  serve(changeProduct, ownSupplier, (input) => editProduct(deps, input))
  serve(removeProduct, ownSupplier, ({ id, productId }) => removeFrom(deps, PRODUCTS, { supplierId: id, id: productId }))

  serve.idempotent(addPicture, ownSupplier, (tx, input) => showPicture(tx, deps, input))
  serve(changePicture, ownSupplier, (input) => editPicture(deps, input))
  serve(removePicture, ownSupplier, ({ id, imageId }) => removeFrom(deps, PICTURES, { supplierId: id, id: imageId }))
}
