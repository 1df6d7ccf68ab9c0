import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { described, paging, text, Time, Uuid } from '#contract/endpoint/values.ts'

const PATH = 'Please enter a path of this site, like /old-page.'
/** A path of this site, with its query but without a fragment. */
const path = text(500, PATH).check(
  z.refine((value) => /^\/(?![/\\])[^\s#]*$/.test(value) && !/^\/(api|assets|art|uploads|downloads)(\/|$)/.test(value), PATH),
)
export const MAX_REDIRECTS = 1000

export const Redirect = z.object({
  id: Uuid,
  from: z.string(),
  to: z.string(),
  createdAt: Time,
  createdBy: z.string(),
  hasPage: described(z.boolean(), 'There is a page at the old address, so that nobody is led on.'),
})
export type Redirect = z.output<typeof Redirect>

export const listRedirects = listEndpoint('GET /api/admin/redirects', {
  isPrivate: true,
  summary: 'Old addresses that lead to new ones, the latest first',
  query: paging(50),
  item: Redirect,
})
export const addRedirect = endpoint('POST /api/admin/redirects', {
  summary: 'Lead an old address to a new one',
  body: { from: path, to: path },
  output: Redirect,
  status: 201,
})
export const removeRedirect = endpoint('DELETE /api/admin/redirects/:id', { summary: 'Remove a redirect', params: { id: Uuid } })
