import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { SAVED_MOST } from './options.ts'
import { SupplierRow } from './suppliers.ts'
import { Id, PathId } from './values.ts'

export const listSaved = endpoint('GET /api/saved', {
  isPrivate: true,
  summary: 'Suppliers I have saved, the last one first',
  output: z.array(SupplierRow),
})
export const saveSupplier = endpoint('PUT /api/saved/:supplierId', { summary: 'Save a supplier', params: { supplierId: PathId } })
export const unsaveSupplier = endpoint('DELETE /api/saved/:supplierId', {
  summary: 'No longer save a supplier',
  params: { supplierId: PathId },
})
/** In the order they were saved, the last one last. Those that do not exist any more are left out, and the first where there is not room for all. */
export const saveSuppliers = endpoint('POST /api/saved', {
  summary: 'Save suppliers that were kept in the browser',
  body: { supplierIds: z.array(Id).check(z.maxLength(SAVED_MOST)) },
})
