import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES, STATE_CODES } from '#contract/options.ts'
import { Candidate } from '#contract/suppliers/claims.ts'
import { described, emailSpelling, Id, line, optional, paging, PathId, phoneSpelling, Time } from '#contract/endpoint/values.ts'
import { OwnerSupplier } from './owner-suppliers.ts'
import { RETENTION_DAYS } from './retention.ts'

// The two ends of a listing that the owner keeps: what may be there already, and what goes when it is deleted
// (docs/behaviour/owner-suppliers.md, Deleting a supplier).

/** What goes with a listing, and what stays for others without it once it is gone for good. */
export const SupplierDeletion = z.object({
  businessName: z.string(),
  products: z.int(),
  pictures: z.int(),
  venues: z.int(),
  reviews: described(z.int(), 'Whatever their status; they go.'),
  saved: described(z.int(), 'Buyers who have saved it.'),
  contacts: described(z.int(), 'They go.'),
  requests: described(z.int(), 'They stay with their buyers, without the listing.'),
  openRequests: described(z.int(), 'Those of them that are passed.'),
  merged: described(z.int(), 'Listings that are part of it: they stay unseen, and cannot be parted from it any more.'),
})
export type SupplierDeletion = z.output<typeof SupplierDeletion>

export const previewSupplierDeletion = endpoint('GET /api/admin/suppliers/:id/deletion', {
  isPrivate: true,
  summary: 'What the deletion of a listing deletes and leaves; the conflicts are those of the deletion',
  canConflict: true,
  params: { id: PathId },
  output: SupplierDeletion,
})
export const deleteOwnerSupplier = endpoint('DELETE /api/admin/suppliers/:id', {
  summary: 'Delete a listing that nobody manages: gone for everybody at once, and for good after 30 days',
  canConflict: true,
  params: { id: PathId },
})

export const DELETION_UNDO_DAYS = RETENTION_DAYS.deletedListing
/** A listing that is deleted and can come back. */
export const DeletedSupplier = z.object({
  id: Id,
  businessName: z.string(),
  category: z.enum(CATEGORIES),
  suburb: z.nullable(z.string()),
  state: z.nullable(z.enum(STATE_CODES)),
  deletedAt: Time,
  deletedBy: described(z.string(), 'The name of the owner who has deleted it.'),
  undoUntil: Time,
})
export type DeletedSupplier = z.output<typeof DeletedSupplier>

export const listDeletedSuppliers = listEndpoint('GET /api/admin/deleted-suppliers', {
  isPrivate: true,
  summary: 'Deleted listings that can come back, the last one first',
  query: paging(20),
  item: DeletedSupplier,
})
export const restoreDeletedSupplier = endpoint('POST /api/admin/deleted-suppliers/:id/restore', {
  summary: 'Take back the deletion of a listing',
  description: 'It is as it was, suspended if it was. Requests that were passed stay so: their buyers have been told.',
  canConflict: true,
  params: { id: PathId },
  output: OwnerSupplier,
})

export const findAlike = endpoint('POST /api/admin/suppliers/alike', {
  summary: 'Listings that may be the business that is about to be added, five at most',
  description: 'A POST, since an email address never stands in an address.',
  body: {
    businessName: optional(line(200)),
    phone: optional(line(100).check(phoneSpelling)),
    email: optional(line(254).check(emailSpelling)),
    abn: optional(line(60)),
  },
  output: z.array(Candidate),
})
