import { query } from '#web/api/reads/query.ts'

/** Returns what the page of a supplier reads, except for its reviews. */
export const profileReads = (id: string) => ({
  supplier: query('GET /api/suppliers/:id', { id }),
  products: query('GET /api/suppliers/:id/featured-products', { id }),
  venues: query('GET /api/suppliers/:id/client-logos', { id }),
  pictures: query('GET /api/suppliers/:id/images', { id }),
  promotions: query('GET /api/suppliers/:id/promotions', { id }),
  similar: query('GET /api/suppliers/:id/similar', { id }),
  answerTimes: query('GET /api/suppliers/:id/answer-times', { id }),
})
