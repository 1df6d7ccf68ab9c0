import { lazy } from 'react'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { useMe } from '#web/api/session/me.ts'
import { AddToBulk } from '#web/features/directory/selection/add-to-bulk.tsx'

const OwnListing = lazy(() => import('./own-listing.tsx').then(({ OwnListing }) => ({ default: OwnListing })))

/** What adds the supplier to a bulk request; on the page of the own listing, what leads to its editor. */
export const AddOrEdit = ({ supplier }: { supplier: Supplier }) =>
  useMe()?.supplierId === supplier.id ? <OwnListing /> : <AddToBulk supplier={supplier} />
