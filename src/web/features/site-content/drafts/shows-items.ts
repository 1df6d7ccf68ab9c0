import type { Address } from '#contract/api.ts'

/** What shows texts, and what shows styles. */
export const SHOWS_TEXTS = [
  'GET /api/admin/content',
  'GET /api/admin/site-items/:id/history',
  'GET /api/admin/audit',
] as const satisfies Address[]
export const SHOWS_STYLES = [
  'GET /api/admin/styles',
  'GET /api/admin/site-items/:id/history',
  'GET /api/admin/audit',
] as const satisfies Address[]
