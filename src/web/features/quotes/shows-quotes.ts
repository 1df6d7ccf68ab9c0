import type { Address } from '#contract/api.ts'

/** The reads that list requests with their states: invalidated when a request changes. */
export const SHOWS_QUOTES: readonly Address[] = [
  'GET /api/quotes',
  'GET /api/quotes/bulk/:id',
  'GET /api/suppliers/:id/leads',
  'GET /api/waiting',
]
