/**
 * Kinds of callers. The ids in a path belong to `supplier`, requests in it were sent by `buyer`; an owner's pages send the owner token.
 * Access by the key from an email is tested separately. Allowed callers come last, since their call may delete the resource.
 */
export const CALLERS = ['visitor', 'buyer', 'another supplier', 'supplier', 'owner without header', 'owner'] as const
export type Caller = (typeof CALLERS)[number]

/** The status for each caller that is rejected, whatever the path's resource is; the others are let in. */
const GUARDS = {
  anyone: {},
  signedIn: { visitor: 401 },
  trader: { visitor: 401, 'owner without header': 403, owner: 403 },
  buyer: { visitor: 401, supplier: 403, 'another supplier': 403, 'owner without header': 403, owner: 403 },
  owner: { visitor: 401, buyer: 403, supplier: 403, 'another supplier': 403, 'owner without header': 403 },
  ownersBrowser: { visitor: 401, buyer: 403, supplier: 403, 'another supplier': 403 },
  supplier: { visitor: 401, buyer: 403, 'owner without header': 403, owner: 403 },
  ownersPage: { visitor: 403, buyer: 403, supplier: 403, 'another supplier': 403 },
  supplierOrOwner: { visitor: 401, buyer: 403 },
} satisfies Record<string, Partial<Record<Caller, 401 | 403>>>

/**
 * `let in`: the status for an allowed caller with an empty body; `unknown`: for an id in the path that does not exist; `of`: the callers
 * who own or may see the resource, while all others get 403 if it exists; `fromOtherSites`: a write that other websites may send.
 */
type Row = { who: keyof typeof GUARDS; of?: Caller[]; 'let in': number; unknown?: 404 | 204; fromOtherSites?: true }

const SIDES: Caller[] = ['buyer', 'supplier']
const OWNERS: Caller[] = ['owner', 'owner without header']

/** Every route of the site and who may call it. A route that is missing here fails the test beside `access.ts`. */
export const guardTable: Record<string, Row> = {
  'GET /api/me': { who: 'anyone', 'let in': 200 },
  'POST /api/login': { who: 'anyone', 'let in': 400 },
  'POST /api/register': { who: 'anyone', 'let in': 400 },
  'POST /api/password/forgot': { who: 'anyone', 'let in': 400 },
  'POST /api/password/reset': { who: 'anyone', 'let in': 400 },
  'POST /api/email/confirm': { who: 'anyone', 'let in': 400 },
  'POST /api/email/resend': { who: 'signedIn', 'let in': 204 },

  'GET /api/account': { who: 'signedIn', 'let in': 200 },
  'PUT /api/account': { who: 'signedIn', 'let in': 200 },
  'DELETE /api/account': { who: 'signedIn', 'let in': 400 },
  'GET /api/account/deletion': { who: 'signedIn', 'let in': 200 },
  'GET /api/account/export': { who: 'signedIn', 'let in': 200 },
  'GET /api/account/sessions': { who: 'signedIn', 'let in': 200 },
  'DELETE /api/account/sessions': { who: 'signedIn', 'let in': 204 },
  // Only the session determines the owner: another user's session is unknown.
  'DELETE /api/account/sessions/:id': { who: 'signedIn', 'let in': 404, unknown: 404 },
  'POST /api/account/two-factor': { who: 'signedIn', 'let in': 400 },
  'PUT /api/account/two-factor': { who: 'signedIn', 'let in': 400 },
  'DELETE /api/account/two-factor': { who: 'signedIn', 'let in': 400 },

  'GET /api/plans': { who: 'anyone', 'let in': 200 },

  'GET /api/saved': { who: 'signedIn', 'let in': 200 },
  'POST /api/saved': { who: 'signedIn', 'let in': 400 },
  'PUT /api/saved/:supplierId': { who: 'signedIn', 'let in': 204, unknown: 404 },
  'DELETE /api/saved/:supplierId': { who: 'signedIn', 'let in': 204, unknown: 204 },

  'POST /api/suppliers/:id/claims': { who: 'trader', 'let in': 400, unknown: 404 },
  'POST /api/claims/confirm': { who: 'trader', 'let in': 400 },
  'GET /api/admin/claims': { who: 'owner', 'let in': 200 },
  'POST /api/admin/claims/:id': { who: 'owner', 'let in': 400, unknown: 404 },
  'GET /api/admin/audit': { who: 'owner', 'let in': 200 },
  'GET /api/admin/stats': { who: 'owner', 'let in': 200 },
  'GET /api/admin/decisions': { who: 'owner', 'let in': 200 },
  'GET /api/admin/growth': { who: 'owner', 'let in': 200 },
  'GET /api/admin/emails': { who: 'owner', 'let in': 200 },
  // An email that has not been given up.
  'POST /api/admin/emails/:id/retry': { who: 'owner', 'let in': 409, unknown: 404 },
  'POST /api/admin/emails/test': { who: 'owner', 'let in': 202 },
  'GET /api/admin/jobs': { who: 'owner', 'let in': 200 },
  'GET /api/admin/errors': { who: 'owner', 'let in': 200 },
  'GET /api/admin/system': { who: 'owner', 'let in': 200 },
  'GET /api/admin/backup': { who: 'owner', 'let in': 200 },
  'GET /downloads/once/:token': { who: 'ownersBrowser', 'let in': 404, unknown: 404 },
  'GET /api/admin/content': { who: 'owner', 'let in': 200 },
  'PUT /api/admin/content/:key': { who: 'owner', 'let in': 400, unknown: 404 },
  'POST /api/admin/content/bulk-update': { who: 'owner', 'let in': 400 },
  'GET /api/admin/styles': { who: 'owner', 'let in': 200 },
  'POST /api/admin/styles/bulk-update': { who: 'owner', 'let in': 400 },
  'GET /api/admin/site-items/:id/history': { who: 'owner', 'let in': 200, unknown: 404 },
  'GET /api/admin/home-sections': { who: 'owner', 'let in': 200 },
  'PUT /api/admin/home-sections': { who: 'owner', 'let in': 400 },
  'GET /api/admin/redirects': { who: 'owner', 'let in': 200 },
  'POST /api/admin/redirects': { who: 'owner', 'let in': 400 },
  'DELETE /api/admin/redirects/:id': { who: 'owner', 'let in': 204, unknown: 404 },

  'GET /admin/preview/:page': { who: 'ownersPage', 'let in': 404 },
  'GET /api/operator': { who: 'anyone', 'let in': 200 },
  'GET /api/categories': { who: 'anyone', 'let in': 200 },
  'GET /api/places': { who: 'anyone', 'let in': 200 },
  'GET /api/places/ranges': { who: 'anyone', 'let in': 400 },
  'POST /api/places/nearest': { who: 'anyone', 'let in': 400 },
  'GET /api/suppliers': { who: 'anyone', 'let in': 200 },
  'GET /api/suppliers/featured': { who: 'anyone', 'let in': 200 },
  'GET /api/suppliers/featured-places': { who: 'anyone', 'let in': 200 },
  'GET /api/suppliers/:id': { who: 'anyone', 'let in': 200, unknown: 404 },
  // An empty body changes nothing.
  'PUT /api/suppliers/:id': { who: 'supplierOrOwner', of: ['supplier', ...OWNERS], 'let in': 200, unknown: 404 },
  'GET /api/suppliers/:id/featured-products': { who: 'anyone', 'let in': 200, unknown: 404 },
  'POST /api/suppliers/:id/featured-products': { who: 'supplier', of: ['supplier'], 'let in': 400, unknown: 404 },
  'PUT /api/suppliers/:id/featured-products/:productId': { who: 'supplier', of: ['supplier'], 'let in': 404, unknown: 404 },
  'DELETE /api/suppliers/:id/featured-products/:productId': { who: 'supplier', of: ['supplier'], 'let in': 404, unknown: 404 },
  'GET /api/suppliers/:id/client-logos': { who: 'anyone', 'let in': 200, unknown: 404 },
  'POST /api/suppliers/:id/client-logos': { who: 'supplier', of: ['supplier'], 'let in': 400, unknown: 404 },
  'DELETE /api/client-logos/:id': { who: 'supplier', of: ['supplier'], 'let in': 204, unknown: 404 },
  'GET /api/suppliers/:id/images': { who: 'anyone', 'let in': 200, unknown: 404 },
  'POST /api/suppliers/:id/images': { who: 'supplier', of: ['supplier'], 'let in': 400, unknown: 404 },
  'PUT /api/suppliers/:id/images/:imageId': { who: 'supplier', of: ['supplier'], 'let in': 404, unknown: 404 },
  'DELETE /api/suppliers/:id/images/:imageId': { who: 'supplier', of: ['supplier'], 'let in': 404, unknown: 404 },
  'GET /api/suppliers/:id/checks': { who: 'anyone', 'let in': 200, unknown: 404 },
  'GET /api/suppliers/:id/rating-stats': { who: 'anyone', 'let in': 200, unknown: 404 },
  'GET /api/suppliers/:id/reviews': { who: 'anyone', 'let in': 200, unknown: 404 },
  'GET /api/suppliers/:id/reviews/mine': { who: 'signedIn', 'let in': 200, unknown: 404 },
  'POST /api/suppliers/:id/reviews': { who: 'buyer', 'let in': 400, unknown: 404 },
  'PUT /api/reviews/:id': { who: 'signedIn', of: ['buyer'], 'let in': 400, unknown: 404 },
  // The review used in the test is too old to delete.
  'DELETE /api/reviews/:id': { who: 'signedIn', of: ['buyer'], 'let in': 409, unknown: 404 },
  'POST /api/reviews/:id/reply': { who: 'supplier', of: ['supplier'], 'let in': 400, unknown: 404 },
  'POST /api/reviews/:id/report': { who: 'signedIn', 'let in': 400, unknown: 404 },
  'GET /api/admin/reviews': { who: 'owner', 'let in': 200 },
  'POST /api/admin/reviews/:id/decision': { who: 'owner', 'let in': 400, unknown: 404 },
  'GET /api/admin/suppliers': { who: 'owner', 'let in': 200 },
  'POST /api/admin/suppliers': { who: 'owner', 'let in': 400 },
  'POST /api/admin/suppliers/bulk': { who: 'owner', 'let in': 400 },
  'GET /api/admin/suppliers/duplicates': { who: 'owner', 'let in': 200 },
  'POST /api/admin/suppliers/duplicates/dismiss': { who: 'owner', 'let in': 400 },
  'DELETE /api/admin/suppliers/:id/duplicates/:otherId/dismiss': { who: 'owner', 'let in': 204 },
  'GET /api/admin/suppliers/:id/merge': { who: 'owner', 'let in': 400, unknown: 404 },
  'POST /api/admin/suppliers/:id/merge': { who: 'owner', 'let in': 400, unknown: 404 },
  'GET /api/admin/merges': { who: 'owner', 'let in': 200 },
  'POST /api/admin/merges/:id/undo': { who: 'owner', 'let in': 404, unknown: 404 },
  'GET /api/admin/suppliers/:id/abn': { who: 'owner', 'let in': 200, unknown: 404 },
  'GET /api/admin/documents': { who: 'owner', 'let in': 200 },
  'GET /api/suppliers/:id/documents': { who: 'supplierOrOwner', of: ['supplier', ...OWNERS], 'let in': 200, unknown: 404 },
  'POST /api/suppliers/:id/documents': { who: 'supplier', of: ['supplier'], 'let in': 415, unknown: 404 },
  'GET /api/suppliers/:id/documents/:documentId': { who: 'supplierOrOwner', of: ['supplier', ...OWNERS], 'let in': 404, unknown: 404 },
  'DELETE /api/suppliers/:id/documents/:documentId': { who: 'supplier', of: ['supplier'], 'let in': 404, unknown: 404 },
  'POST /api/admin/suppliers/import': { who: 'owner', 'let in': 415 },
  'GET /api/admin/imports/:id': { who: 'owner', 'let in': 200, unknown: 404 },
  'GET /api/admin/imports/:id/rows': { who: 'owner', 'let in': 200, unknown: 404 },
  'GET /api/admin/suppliers/:id': { who: 'owner', 'let in': 200, unknown: 404 },
  // An empty body changes nothing.
  'PUT /api/admin/suppliers/:id': { who: 'owner', 'let in': 200, unknown: 404 },
  'POST /api/admin/suppliers/:id/suspend': { who: 'owner', 'let in': 400, unknown: 404 },
  'POST /api/admin/suppliers/:id/restore': { who: 'owner', 'let in': 409, unknown: 404 },
  'POST /api/suppliers/:id/view': { who: 'anyone', 'let in': 204, unknown: 404 },
  'POST /api/suppliers/:id/contact': { who: 'anyone', 'let in': 202, unknown: 404 },
  'POST /api/quotes/request': { who: 'anyone', 'let in': 400 },
  'POST /api/quotes/bulk': { who: 'anyone', 'let in': 400 },

  'GET /api/dashboard/supplier': { who: 'supplier', 'let in': 200 },
  'GET /api/dashboard/supplier/setup': { who: 'supplier', 'let in': 200 },
  'GET /api/dashboard/supplier/activity': { who: 'supplier', 'let in': 200 },
  'GET /api/dashboard/supplier/trends': { who: 'supplier', 'let in': 200 },
  // The callers have no plan.
  'GET /api/dashboard/supplier/searches': { who: 'supplier', 'let in': 403 },
  'GET /api/dashboard/supplier/medians': { who: 'supplier', 'let in': 403 },
  'GET /api/dashboard/supplier/events': { who: 'supplier', 'let in': 403 },
  'POST /api/dashboard/supplier/support': { who: 'supplier', 'let in': 403 },
  'GET /api/dashboard/supplier/answer-times': { who: 'supplier', 'let in': 200 },
  'GET /api/suppliers/:id/answer-times': { who: 'anyone', 'let in': 200, unknown: 404 },
  'GET /api/suppliers/:id/quote-form': { who: 'anyone', 'let in': 200, unknown: 404 },
  'PUT /api/suppliers/:id/quote-form': { who: 'supplier', of: ['supplier'], 'let in': 400, unknown: 404 },
  'GET /api/suppliers/:id/quotes': { who: 'supplierOrOwner', of: ['supplier', ...OWNERS], 'let in': 200, unknown: 404 },
  'GET /api/suppliers/:id/saved-answers': { who: 'supplier', of: ['supplier'], 'let in': 200, unknown: 404 },
  'POST /api/suppliers/:id/saved-answers': { who: 'supplier', of: ['supplier'], 'let in': 400, unknown: 404 },
  'DELETE /api/suppliers/:id/saved-answers/:answerId': { who: 'supplier', of: ['supplier'], 'let in': 404, unknown: 404 },
  'GET /api/quotes': { who: 'signedIn', 'let in': 200 },
  'GET /api/quotes/bulk/:id': { who: 'trader', of: ['buyer'], 'let in': 200, unknown: 404 },
  'GET /api/quotes/:id': { who: 'signedIn', of: [...SIDES, ...OWNERS], 'let in': 200, unknown: 404 },
  'POST /api/quotes/:id/seen': { who: 'trader', of: SIDES, 'let in': 204, unknown: 404 },
  'POST /api/quotes/:id/view': { who: 'supplier', of: ['supplier'], 'let in': 200, unknown: 404 },
  'POST /api/quotes/:id/answer': { who: 'supplier', of: ['supplier'], 'let in': 400, unknown: 404 },
  'POST /api/quotes/:id/accept': { who: 'trader', of: ['buyer'], 'let in': 409, unknown: 404 },
  'POST /api/quotes/:id/decline': { who: 'trader', of: ['buyer'], 'let in': 409, unknown: 404 },
  'POST /api/quotes/:id/message': { who: 'trader', of: SIDES, 'let in': 400, unknown: 404 },
  'POST /api/quotes/:id/attachments': { who: 'supplier', of: ['supplier'], 'let in': 415, unknown: 404 },
  'GET /api/quotes/:id/attachments/:attachmentId': { who: 'signedIn', of: [...SIDES, ...OWNERS], 'let in': 404, unknown: 404 },
  'POST /api/quotes/:id/pass': { who: 'supplier', of: ['supplier'], 'let in': 200, unknown: 404 },
  // The request was passed on in the row before.
  'POST /api/quotes/:id/withdraw': { who: 'trader', of: ['buyer'], 'let in': 409, unknown: 404 },
  'POST /api/uploads': { who: 'supplierOrOwner', 'let in': 415 },
  'POST /api/beta-signups': { who: 'anyone', 'let in': 400 },
  'POST /api/newsletter': { who: 'anyone', 'let in': 400 },
  'POST /api/newsletter/confirm': { who: 'anyone', 'let in': 400 },
  'POST /api/newsletter/unsubscribe': { who: 'anyone', 'let in': 400 },
  'GET /api/admin/sign-ups': { who: 'owner', 'let in': 200 },
  'DELETE /api/admin/sign-ups/:id': { who: 'owner', 'let in': 404, unknown: 404 },
  'POST /api/admin/sign-ups/:id/restore': { who: 'owner', 'let in': 404, unknown: 404 },
  'GET /api/admin/newsletter': { who: 'owner', 'let in': 200 },
  'DELETE /api/admin/newsletter/:id': { who: 'owner', 'let in': 404, unknown: 404 },
  'POST /api/admin/newsletter/:id/restore': { who: 'owner', 'let in': 404, unknown: 404 },
  'POST /api/search-alerts': { who: 'anyone', 'let in': 400 },
  'GET /search-alerts/stop': { who: 'anyone', 'let in': 302 },
  'GET /api/unsubscribe/:token': { who: 'anyone', 'let in': 404 },
  'PUT /api/unsubscribe/:token': { who: 'anyone', 'let in': 404 },
  'DELETE /api/unsubscribe/:token': { who: 'anyone', 'let in': 404 },
  'POST /unsubscribe/:token': { who: 'anyone', 'let in': 404, fromOtherSites: true },

  'GET /api/openapi.json': { who: 'anyone', 'let in': 200 },
  'GET /api/docs': { who: 'anyone', 'let in': 301 },
  'GET /api/docs/openapi.json': { who: 'anyone', 'let in': 200 },
  'GET /api/docs/openapi.yaml': { who: 'anyone', 'let in': 200 },
  'GET /api/docs/js/scalar.js': { who: 'anyone', 'let in': 200 },
  'GET /healthz': { who: 'anyone', 'let in': 200 },
  'GET /readyz': { who: 'anyone', 'let in': 200 },
  'GET *': { who: 'anyone', 'let in': 404 },
  'GET /favicon.svg': { who: 'anyone', 'let in': 200 },
  'GET /apple-touch-icon.png': { who: 'anyone', 'let in': 200 },
  'GET /robots.txt': { who: 'anyone', 'let in': 200 },
  'GET /sitemap.xml': { who: 'anyone', 'let in': 200 },
  'GET /sitemap-:part.xml': { who: 'anyone', 'let in': 404 },
  'GET /uploads/:name': { who: 'anyone', 'let in': 404 },
  'GET /art/label/:shape/:category/:seed.svg': { who: 'anyone', 'let in': 404 },
  'GET /art/logo.svg': { who: 'anyone', 'let in': 200 },
  'GET /art/category/:category.svg': { who: 'anyone', 'let in': 404 },
  'GET /art/scene/:scene.svg': { who: 'anyone', 'let in': 404 },
  'GET /art/share/home.png': { who: 'anyone', 'let in': 200 },
  'GET /art/share/listing.png': { who: 'anyone', 'let in': 200 },
  'GET /art/share/supplier/:id.png': { who: 'anyone', 'let in': 200, unknown: 404 },
  'GET /art/glyphs.svg': { who: 'anyone', 'let in': 200 },

  // Last, because it ends the callers' sessions.
  'POST /api/logout': { who: 'anyone', 'let in': 204 },
}

/** Returns the status that the table states for a caller. */
export function expectedOf({ who, of, 'let in': letIn, unknown }: Row, caller: Caller, isUnknown: boolean): number {
  const rejection = (GUARDS[who] as Partial<Record<Caller, number>>)[caller]
  if (rejection) return rejection
  if (isUnknown) return unknown!
  return of && !of.includes(caller) ? 403 : letIn
}
