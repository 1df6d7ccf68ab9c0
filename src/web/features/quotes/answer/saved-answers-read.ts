import { query } from '#web/api/query.ts'

/** The prices that a supplier keeps to begin answers with. */
export const savedAnswersRead = (supplierId: number) => query('GET /api/suppliers/:id/saved-answers', { id: String(supplierId) })
