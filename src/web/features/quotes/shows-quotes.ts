import type { Address } from '#contract/api.ts'

/** The lists that show requests and how they stand. */
export const SHOWS_QUOTES: readonly Address[] = ['GET /api/quotes', 'GET /api/quotes/bulk/:id', 'GET /api/suppliers/:id/quotes']
