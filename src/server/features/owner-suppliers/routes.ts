import { checkSupplierAbn, changeSuppliers, restoreSupplier, suspendSupplier } from '#contract/owner/owner-supplier-actions.ts'
import { addOwnerSupplier, getOwnerSupplier, listOwnerSuppliers, updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import {
  deleteOwnerSupplier,
  findAlike,
  listDeletedSuppliers,
  previewSupplierDeletion,
  restoreDeletedSupplier,
} from '#contract/owner/supplier-deletion.ts'
import type { Context } from '#server/context.ts'
import type { Ends } from '#server/feature.ts'
import { candidatesFor } from '#server/features/accounts/claims/candidate-queries.ts'
import { listingOfOwner } from '#server/features/suppliers/merged-queries.ts'
import { owner } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { addListing } from './add-supplier.ts'
import { checkAbn } from './check-abn.ts'
import { deletedListings, deleteListing, deletionPreview, undoDeletion } from './delete-supplier.ts'
import { deletedById } from './deletion-queries.ts'
import { editSupplier } from './edit-supplier.ts'
import { FILE_COLUMNS } from './file-columns.ts'
import { everySupplierOf, ownerSupplier, tablePage } from './list-queries.ts'
import { changeSeveral, restore, suspend } from './suspend.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'jobs' | 'now' | 'abnRegister' | 'log'> & Pick<Ends, 'onListingEnd'>

/** The register is asked for each of them. */
const ABN_CHECKS = { name: 'abn-check', points: 30, seconds: 60, per: 'account' } as const

/** The owner's table of suppliers and what is done there. */
export function ownerSupplierRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps
  const ownerOnListing = owner.on(listingOfOwner)
  serve.exportable(listOwnerSuppliers, owner, (filter) => tablePage(db, filter), {
    name: 'suppliers',
    columns: FILE_COLUMNS,
    rows: (filter) => everySupplierOf(db, filter),
  })
  serve(getOwnerSupplier, ownerOnListing, ({ id }) => ownerSupplier(db, id))
  serve(checkSupplierAbn, ownerOnListing, (_, __, { abn }) => checkAbn(deps, abn), { limit: ABN_CHECKS })
  serve(addOwnerSupplier, owner, (input, { account }) => addListing(deps, input, account))
  serve(findAlike, owner, (given) => candidatesFor(db, given, 'all'))
  serve(previewSupplierDeletion, ownerOnListing, ({ id }) => deletionPreview(deps, { id }))
  serve(deleteOwnerSupplier, ownerOnListing, ({ id }, { account }) => deleteListing(deps, { id }, account))
  serve(listDeletedSuppliers, owner, (page) => deletedListings(deps, page))
  serve(restoreDeletedSupplier, owner.on(deletedById), ({ id }, { account }) => undoDeletion(deps, id, account))
  serve(updateOwnerSupplier, ownerOnListing, (input, { account }) => editSupplier(deps, input, account))
  serve(suspendSupplier, ownerOnListing, (input, { account }) => suspend(deps, input, account))
  serve(restoreSupplier, ownerOnListing, (input, { account }) => restore(deps, input, account))
  serve(changeSuppliers, owner, (input, { account }) => changeSeveral(deps, input, account))
}
