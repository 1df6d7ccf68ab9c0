import type { PrivateAddress } from './api.ts'

/** What the addresses of whole parts of the site begin with, of which nothing is for everybody. */
const PRIVATE_PARTS = [
  'GET /api/account',
  'GET /api/admin/',
  'GET /api/dashboard/',
  'GET /api/order-lists',
  'GET /api/quotes',
  'GET /api/social-posts/',
  'GET /api/subscription',
  'GET /api/suppliers/:id/social-',
] as const

/**
 * The reads that differ from person to person, besides those parts. A browser knows endpoints as types only; the types keep this table to
 * what the endpoints say of themselves.
 */
const PRIVATE: Record<Exclude<PrivateAddress, `${(typeof PRIVATE_PARTS)[number]}${string}`>, true> = {
  'GET /api/resource-progress': true,
  'GET /api/resource-progress/:id': true,
  'PUT /api/resource-progress/:id': true,
  'GET /api/saved': true,
  'GET /api/suppliers/:id/documents': true,
  'GET /api/suppliers/:id/members': true,
  'GET /api/suppliers/:id/quotes': true,
  'GET /api/suppliers/:id/reviews/mine': true,
  'GET /api/suppliers/:id/saved-answers': true,
}

export const isPrivate = (address: string): boolean =>
  PRIVATE_PARTS.some((part) => address.startsWith(part)) || Object.hasOwn(PRIVATE, address)
