import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { MAX_SAVED } from '#contract/options.ts'
import { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { clearable, described, Id, paging, PathId, text } from '#contract/endpoint/values.ts'

/** A supplier that I have saved. */
export const SavedSupplier = z.extend(SupplierRow, {
  note: described(z.nullable(z.string()), 'My own words on it, which only I see.'),
  noteVersion: described(
    z.string(),
    'Names what the note says. In quotation marks as `If-Match`, it has a PUT refused where the note was changed meanwhile.',
  ),
})
export type SavedSupplier = z.output<typeof SavedSupplier>

export const listSaved = listEndpoint('GET /api/saved', {
  isPrivate: true,
  summary: 'Suppliers I have saved, the last one first',
  query: paging(50),
  item: SavedSupplier,
})
export const saveSupplier = endpoint('PUT /api/saved/:supplierId', {
  summary: 'Save a supplier, with a note',
  description:
    'With the `noteVersion` that was read as `If-Match`, a note that was changed meanwhile is not replaced (409); without it the last write wins.',
  params: { supplierId: PathId },
  body: { note: described(clearable(text(1000)), 'My own words on it, which only I see. Left out, they stay as they are.') },
})
export const unsaveSupplier = endpoint('DELETE /api/saved/:supplierId', {
  summary: 'No longer save a supplier',
  params: { supplierId: PathId },
})
export const saveSuppliers = endpoint('POST /api/saved', {
  summary: 'Save suppliers that were kept in the browser',
  description:
    'Adds suppliers to the saved ones, in the order in which they were saved. Ids that no longer exist are ignored; over the limit, the earliest are left out.',
  body: { supplierIds: z.array(Id).check(z.maxLength(MAX_SAVED)) },
})
