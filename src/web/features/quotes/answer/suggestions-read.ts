import { query } from '#web/api/reads/query.ts'

/** The read of what the answer to a request can start with. */
export const suggestionsRead = (quoteId: string) => query('GET /api/quotes/:id/suggestions', { id: quoteId })
