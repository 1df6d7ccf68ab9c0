import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_SUPPLIERS } from '#web/features/owner-suppliers/table-search.ts'

/** The reads that a deletion of a supplier changes, or its undo. */
export const SHOWS_DELETIONS = [
  ...SHOWS_SUPPLIERS,
  'GET /api/admin/deleted-suppliers',
  'GET /api/admin/suppliers/duplicates',
  'GET /api/admin/decisions',
  'GET /api/admin/stats',
] as const

/** Takes the deletion of a supplier back. */
export const useUndoDeletion = (onSuccess?: () => void) =>
  useWrite('POST /api/admin/deleted-suppliers/:id/restore', {
    invalidates: SHOWS_DELETIONS,
    success: ({ businessName, suspension }) => ({
      title: 'Supplier is back',
      description: suspension ? `${businessName}, suspended as before` : businessName,
      tone: 'success',
    }),
    failure: 'The deletion could not be taken back',
    ...(onSuccess && { onSuccess }),
  })
