import type { PrivateAddress } from './api.ts'

/**
 * The reads that differ from person to person. A browser knows endpoints as types only; the types keep this table to what the endpoints
 * say of themselves.
 */
const PRIVATE: Record<PrivateAddress, true> = {
  'GET /api/account': true,
  'GET /api/account/deletion': true,
  'GET /api/account/export': true,
  'GET /api/account/sessions': true,
  'GET /api/admin/audit': true,
  'GET /api/admin/backup': true,
  'GET /api/admin/claims': true,
  'GET /api/admin/newsletter': true,
  'GET /api/admin/reviews': true,
  'GET /api/admin/sign-ups': true,
  'GET /api/admin/emails': true,
  'GET /api/admin/errors': true,
  'GET /api/admin/jobs': true,
  'GET /api/admin/documents': true,
  'GET /api/admin/imports/:id': true,
  'GET /api/admin/imports/:id/rows': true,
  'GET /api/admin/content': true,
  'GET /api/admin/decisions': true,
  'GET /api/admin/growth': true,
  'GET /api/admin/home-sections': true,
  'GET /api/admin/merges': true,
  'GET /api/admin/redirects': true,
  'GET /api/admin/site-items/:id/history': true,
  'GET /api/admin/stats': true,
  'GET /api/admin/styles': true,
  'GET /api/admin/system': true,
  'GET /api/admin/suppliers': true,
  'GET /api/admin/suppliers/:id': true,
  'GET /api/admin/suppliers/:id/abn': true,
  'GET /api/admin/suppliers/:id/merge': true,
  'GET /api/admin/suppliers/duplicates': true,
  'GET /api/dashboard/supplier': true,
  'GET /api/dashboard/supplier/activity': true,
  'GET /api/dashboard/supplier/answer-times': true,
  'GET /api/dashboard/supplier/setup': true,
  'GET /api/dashboard/supplier/trends': true,
  'GET /api/quotes': true,
  'GET /api/quotes/:id': true,
  'GET /api/quotes/bulk/:id': true,
  'GET /api/saved': true,
  'GET /api/suppliers/:id/documents': true,
  'GET /api/suppliers/:id/quotes': true,
  'GET /api/suppliers/:id/reviews/mine': true,
  'GET /api/suppliers/:id/saved-answers': true,
}

export const isPrivate = (address: string): boolean => Object.hasOwn(PRIVATE, address)
