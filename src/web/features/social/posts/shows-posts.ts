/** The reads that a change of a post changes. */
export const SHOWS_POSTS = [
  'GET /api/suppliers/:id/social-posts',
  'GET /api/social-posts/:id',
  'GET /api/suppliers/:id/social-overview',
  'GET /api/suppliers/:id/social-analytics',
  'GET /api/suppliers/:id/social-feed',
  'GET /api/suppliers/:id/social-accounts',
] as const
