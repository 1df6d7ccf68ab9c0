import type { PrivateAddress } from './api.ts'

const OWNERS = 'GET /api/admin/'

/**
 * The reads that differ from person to person, besides all of the owner's. A browser knows endpoints as types only; the types keep this table
 * to what the endpoints say of themselves.
 */
const PRIVATE: Record<Exclude<PrivateAddress, `${typeof OWNERS}${string}`>, true> = {
  'GET /api/account': true,
  'GET /api/account/deletion': true,
  'GET /api/account/export': true,
  'GET /api/account/membership': true,
  'GET /api/account/sessions': true,
  'GET /api/dashboard/supplier': true,
  'GET /api/dashboard/supplier/activity': true,
  'GET /api/dashboard/supplier/answer-times': true,
  'GET /api/dashboard/supplier/promotions': true,
  'GET /api/dashboard/supplier/events': true,
  'GET /api/dashboard/supplier/medians': true,
  'GET /api/dashboard/supplier/searches': true,
  'GET /api/dashboard/supplier/setup': true,
  'GET /api/dashboard/supplier/trends': true,
  'GET /api/quotes': true,
  'GET /api/quotes/:id': true,
  'GET /api/quotes/bulk/:id': true,
  'GET /api/resource-progress': true,
  'GET /api/resource-progress/:id': true,
  'PUT /api/resource-progress/:id': true,
  'GET /api/saved': true,
  'GET /api/subscription': true,
  'GET /api/subscription/invoices': true,
  'GET /api/suppliers/:id/documents': true,
  'GET /api/suppliers/:id/members': true,
  'GET /api/suppliers/:id/quotes': true,
  'GET /api/suppliers/:id/reviews/mine': true,
  'GET /api/suppliers/:id/saved-answers': true,
  'GET /api/social-posts/:id': true,
  'GET /api/suppliers/:id/social-accounts': true,
  'GET /api/suppliers/:id/social-analytics': true,
  'GET /api/suppliers/:id/social-feed': true,
  'GET /api/suppliers/:id/social-overview': true,
  'GET /api/suppliers/:id/social-posts': true,
  'GET /api/suppliers/:id/social-templates': true,
}

export const isPrivate = (address: string): boolean => address.startsWith(OWNERS) || Object.hasOwn(PRIVATE, address)
