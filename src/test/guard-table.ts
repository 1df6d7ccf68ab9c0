/** Kinds of callers. The ids in a path belong to `supplier`; an owner's pages send the owner token along. */
export const CALLERS = ['visitor', 'buyer', 'supplier', 'another supplier', 'owner without header', 'owner'] as const
export type Caller = (typeof CALLERS)[number]

/** Who is let in, and what everybody else is told. */
const GUARDS = {
  anyone: {},
  signedIn: { visitor: 401 },
  trader: { visitor: 401, 'owner without header': 403, owner: 403 },
  owner: { visitor: 401, buyer: 403, supplier: 403, 'another supplier': 403, 'owner without header': 403 },
} satisfies Record<string, Partial<Record<Caller, 401 | 403>>>

/** `let in`: the status that whoever is let in gets for an empty body; `unknown`: for an id in the path that is nobody's. */
type Row = { who: keyof typeof GUARDS; 'let in': number; unknown?: 404 | 204 }

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
  'GET /api/account/export': { who: 'signedIn', 'let in': 200 },
  'GET /api/account/sessions': { who: 'signedIn', 'let in': 200 },
  'DELETE /api/account/sessions': { who: 'signedIn', 'let in': 204 },
  // Whose it is says only the session: somebody else's is unknown.
  'DELETE /api/account/sessions/:id': { who: 'signedIn', 'let in': 404, unknown: 404 },
  'POST /api/account/two-factor': { who: 'signedIn', 'let in': 400 },
  'PUT /api/account/two-factor': { who: 'signedIn', 'let in': 400 },
  'DELETE /api/account/two-factor': { who: 'signedIn', 'let in': 400 },

  'GET /api/saved': { who: 'signedIn', 'let in': 200 },
  'POST /api/saved': { who: 'signedIn', 'let in': 400 },
  'PUT /api/saved/:supplierId': { who: 'signedIn', 'let in': 204, unknown: 404 },
  'DELETE /api/saved/:supplierId': { who: 'signedIn', 'let in': 204, unknown: 204 },

  'POST /api/suppliers/:id/claims': { who: 'trader', 'let in': 400, unknown: 404 },
  'POST /api/claims/confirm': { who: 'trader', 'let in': 400 },
  'GET /api/admin/claims': { who: 'owner', 'let in': 200 },
  'POST /api/admin/claims/:id': { who: 'owner', 'let in': 400, unknown: 404 },
  'GET /api/admin/audit': { who: 'owner', 'let in': 200 },

  'GET /api/categories': { who: 'anyone', 'let in': 200 },
  'GET /api/suppliers': { who: 'anyone', 'let in': 200 },
  'GET /api/suppliers/featured': { who: 'anyone', 'let in': 200 },
  'GET /api/suppliers/:id': { who: 'anyone', 'let in': 200, unknown: 404 },
  'GET /api/suppliers/:id/featured-products': { who: 'anyone', 'let in': 200, unknown: 404 },
  'GET /api/suppliers/:id/client-logos': { who: 'anyone', 'let in': 200, unknown: 404 },
  'GET /api/suppliers/:id/images': { who: 'anyone', 'let in': 200, unknown: 404 },
  'GET /api/suppliers/:id/rating-stats': { who: 'anyone', 'let in': 200, unknown: 404 },
  'GET /api/suppliers/:id/reviews': { who: 'anyone', 'let in': 200, unknown: 404 },
  'POST /api/suppliers/:id/view': { who: 'anyone', 'let in': 204, unknown: 404 },
  'POST /api/suppliers/:id/contact': { who: 'anyone', 'let in': 202, unknown: 404 },
  'POST /api/quotes/request': { who: 'anyone', 'let in': 400 },
  'POST /api/quotes/bulk': { who: 'anyone', 'let in': 400 },
  'POST /api/beta-signups': { who: 'anyone', 'let in': 400 },
  'POST /api/newsletter': { who: 'anyone', 'let in': 400 },

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

  // The last one: nobody is signed in after it.
  'POST /api/logout': { who: 'anyone', 'let in': 204 },
}

/** What the table says that a caller gets. */
export function expectedOf({ who, 'let in': letIn, unknown }: Row, caller: Caller, isUnknown: boolean): number {
  const refusal = (GUARDS[who] as Partial<Record<Caller, number>>)[caller]
  return refusal ?? (isUnknown ? unknown! : letIn)
}
