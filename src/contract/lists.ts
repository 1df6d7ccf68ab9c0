import type { Address, ResponseOf, PagedAddress } from './api.ts'

type WholeAddress = { [A in Address]: ResponseOf<A> extends readonly unknown[] ? A : never }[Address]

/**
 * The endpoints that return lists, by address. A `paged` one returns a page at a time and the total in a header; a `whole` one returns
 * everything. The browser has endpoints as types only and needs this at run time; the types ensure that the table is complete.
 */
const LISTS: Partial<Record<Address, 'paged' | 'whole'>> = {
  'GET /api/account/sessions': 'whole',
  'GET /api/admin/audit': 'paged',
  'GET /api/admin/assistant/ratings': 'paged',
  'GET /api/admin/assistant/unmet': 'paged',
  'GET /api/admin/claims': 'paged',
  'GET /api/admin/newsletter': 'paged',
  'GET /api/admin/newsletter-issues': 'paged',
  'GET /api/admin/reviews': 'paged',
  'GET /api/admin/sign-ups': 'paged',
  'GET /api/admin/emails': 'paged',
  'GET /api/admin/enquiries': 'paged',
  'GET /api/admin/errors': 'paged',
  'GET /api/admin/jobs': 'paged',
  'GET /api/admin/documents': 'paged',
  'GET /api/admin/imports/:id/rows': 'paged',
  'GET /api/admin/content': 'whole',
  'GET /api/admin/growth': 'whole',
  'GET /api/admin/merges': 'paged',
  'GET /api/admin/redirects': 'paged',
  'GET /api/admin/site-items/:id/history': 'paged',
  'GET /api/admin/styles': 'whole',
  'GET /api/admin/suppliers': 'paged',
  'GET /api/admin/suppliers/duplicates': 'paged',
  'GET /api/categories': 'whole',
  'GET /api/dashboard/supplier/activity': 'whole',
  'GET /api/dashboard/supplier/events': 'paged',
  'GET /api/dashboard/supplier/setup': 'whole',
  'GET /api/dashboard/supplier/trends': 'whole',
  'GET /api/places': 'whole',
  'GET /api/quotes': 'paged',
  'GET /api/quotes/bulk/:id': 'whole',
  'GET /api/saved': 'whole',
  'GET /api/subscription/invoices': 'paged',
  'GET /api/resource-progress': 'whole',
  'GET /api/resources': 'whole',
  'GET /api/suppliers': 'paged',
  'GET /api/suppliers/featured': 'whole',
  'GET /api/suppliers/featured-places': 'whole',
  'GET /api/suppliers/:id/client-logos': 'whole',
  'GET /api/suppliers/:id/documents': 'whole',
  'GET /api/suppliers/:id/featured-products': 'whole',
  'GET /api/suppliers/:id/images': 'whole',
  'GET /api/suppliers/:id/promotions': 'whole',
  'GET /api/suppliers/:id/members': 'whole',
  'GET /api/suppliers/:id/quotes': 'paged',
  'GET /api/suppliers/:id/reviews': 'paged',
  'GET /api/suppliers/:id/saved-answers': 'whole',
} satisfies Record<PagedAddress, 'paged'> & Record<WholeAddress, 'whole'>

export const listKindOf = (address: Address): 'paged' | 'whole' | undefined => LISTS[address]
