import { query } from '#web/api/reads/query.ts'

/**
 * The read of the prices that a supplier saved as starting points. A supplier that has left has none: callers disable the read for null.
 */
export const savedAnswersRead = (supplierId: number | null) => query('GET /api/suppliers/:id/saved-answers', { id: String(supplierId) })
