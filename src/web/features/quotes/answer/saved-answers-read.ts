import { query } from '#web/api/query.ts'

/** The prices that a supplier keeps to begin answers with; one that has left has none, and is not asked for them. */
export const savedAnswersRead = (supplierId: number | null) => query('GET /api/suppliers/:id/saved-answers', { id: String(supplierId) })
