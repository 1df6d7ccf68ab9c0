import { query } from '#web/api/reads/query.ts'

/** The read of what the answer to a request can start with. */
/** What an answer to the lines of a request can start with. */
export const suggestedPricesRead = (quoteId: string) => query('GET /api/quotes/:id/answer-suggestions', { id: quoteId })

export const suggestionsRead = (quoteId: string) => query('GET /api/quotes/:id/suggestions', { id: quoteId })
