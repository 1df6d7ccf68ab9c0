import {
  dismissDuplicate,
  listDuplicates,
  listMerges,
  mergeSuppliers,
  previewMerge,
  restoreDuplicate,
  undoMerge,
} from '#contract/owner/supplier-merges.ts'
import type { Context } from '#server/context.ts'
import { listingOfOwner } from '#server/features/suppliers/merged-queries.ts'
import { owner } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { dismiss, duplicatesPage, restoreDismissed } from './duplicates.ts'
import { merge, rehearse } from './merge.ts'
import { mergeById, mergePage } from './merge-queries.ts'
import { toSupplierMerge } from './to-supplier-merge.ts'
import { undo } from './undo.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'jobs' | 'now'>

/** Listings that may be the same business, and those that the owner has made one. */
export function supplierMergeRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps
  const ownerOnListing = owner.on(listingOfOwner)
  serve(listDuplicates, owner, ({ limit, offset }) => duplicatesPage(db, limit, offset))
  serve(dismissDuplicate, owner, ({ ids }, { account }) => dismiss(deps, ids, account))
  serve(restoreDuplicate, owner, ({ id, otherId }, { account }) => restoreDismissed(deps, [id, otherId], account))
  serve(previewMerge, ownerOnListing, (input, { account }) => rehearse(deps, input, account))
  serve(mergeSuppliers, ownerOnListing, (input, { account }) => merge(deps, input, account))
  serve(listMerges, owner, async ({ limit, offset }) => {
    const { rows, total } = await mergePage(db, limit, offset)
    return { items: rows.map((row) => toSupplierMerge(row, now())), total }
  })
  serve(undoMerge, owner.on(mergeById), (_, { account }, row) => undo(deps, row, account))
}
