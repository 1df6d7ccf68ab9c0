import type { Address } from '#contract/api.ts'

/** The reads that show a listing or a part of it: invalidated when a listing changes. */
export const SHOWS_LISTINGS: readonly Address[] = [
  'GET /api/suppliers',
  'GET /api/suppliers/featured',
  'GET /api/suppliers/:id',
  'GET /api/suppliers/:id/checks',
  'GET /api/suppliers/:id/client-logos',
  'GET /api/suppliers/:id/featured-products',
  'GET /api/suppliers/:id/images',
  'GET /api/suppliers/:id/promotions',
  'GET /api/dashboard/supplier',
  'GET /api/dashboard/supplier/promotions',
  'GET /api/dashboard/supplier/setup',
]
