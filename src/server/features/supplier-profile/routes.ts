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
import { showVenue, takeVenueDown } from './venues.ts'

/** What only its own supplier does with a listing. */
export function supplierProfileRoutes(serve: Serve, deps: Pick<Context, 'db' | 'changes' | 'now'>): void {
  const ownSupplier = supplier.ofSupplier(ownListing)
  // The owner looks after listings too.
  serve(updateSupplier, supplierOrOwner, (given) => editProfile(deps, given))
  serve.idempotent(addVenue, ownSupplier, (tx, given) => showVenue(tx, deps, given))
  serve(removeVenue, supplier.ofSupplier(venueById), (_, __, venue) => takeVenueDown(deps, venue))

  serve.idempotent(addProduct, ownSupplier, (tx, given) => showProduct(tx, deps, given))
  serve(changeProduct, ownSupplier, (given) => editProduct(deps, given))
  serve(removeProduct, ownSupplier, ({ id, productId }) => removeFrom(deps, PRODUCTS, { supplierId: id, id: productId }))

  serve.idempotent(addPicture, ownSupplier, (tx, given) => showPicture(tx, deps, given))
  serve(changePicture, ownSupplier, (given) => editPicture(deps, given))
  serve(removePicture, ownSupplier, ({ id, imageId }) => removeFrom(deps, PICTURES, { supplierId: id, id: imageId }))
}
