import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'

/** Ids that have the form of one, and nothing has. */
export const UNKNOWN = {
  supplier: '2000000000',
  claim: randomUUID(),
  request: randomUUID(),
  bulk: randomUUID(),
  review: randomUUID(),
  venue: randomUUID(),
  import: randomUUID(),
  redirect: randomUUID(),
  email: randomUUID(),
  invoice: randomUUID(),
  item: '2000000000',
  text: 'home.hero.nothing',
  resource: 'nothing-here',
  account: randomUUID(),
  post: randomUUID(),
  template: randomUUID(),
  list: randomUUID(),
  price: randomUUID(),
  group: randomUUID(),
  sample: randomUUID(),
  seafood: randomUUID(),
  approvedSupplier: randomUUID(),
}
export type PathIds = Record<keyof typeof UNKNOWN, string>

/** A link to stop emails that has the form of one. */
const UNSIGNED = `digests.${'a'.repeat(43)}.${'a'.repeat(43)}`

/** Builds a call of a route with an empty body, the ids in its path filled in. */
export function callOf(route: string, pathIds: PathIds): Required<Pick<InjectOptions, 'method' | 'url'>> & InjectOptions {
  const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]
  const url = path
    .replace('*', '/nothing-here')
    .replace(/(?<=suppliers?\/):id|:supplierId/, pathIds.supplier)
    .replace(/:otherId/, pathIds.supplier)
    .replace(/(?<=(?:resources?|resource-progress)\/):id/, pathIds.resource)
    .replace(/(?<=claims\/):id/, pathIds.claim)
    .replace(/(?<=quotes\/):id/, pathIds.request)
    .replace(/(?<=order-lists\/):id/, pathIds.list)
    .replace(/(?<=prices\/):id/, pathIds.price)
    .replace(/(?<=groups\/):id/, pathIds.group)
    .replace(/(?<=samples\/):id/, pathIds.sample)
    .replace(/(?<=seafood\/):id/, pathIds.seafood)
    .replace(/(?<=register\/):id/, pathIds.approvedSupplier)
    .replace(/(?<=bulk\/):id/, pathIds.bulk)
    .replace(/(?<=reviews\/):id/, pathIds.review)
    .replace(/(?<=imports\/):id/, pathIds.import)
    .replace(/(?<=redirects\/):id/, pathIds.redirect)
    .replace(/(?<=site-items\/):id/, pathIds.item)
    .replace(/(?<=content\/):key/, pathIds.text)
    .replace(/(?<=client-logos\/):id/, pathIds.venue)
    .replace(
      /(?<=(?:sessions|sign-ups|newsletter|newsletter-issues|enquiries|own-terms|merges|admin\/documents|people)\/):id|:answerId|:attachmentId|:productId|:promotionId|:imageId|:documentId|:memberId|:contactId|:linkId|:rowId|:viewId/,
      randomUUID(),
    )
    .replace(/(?<=social-accounts\/):id/, pathIds.account)
    .replace(/(?<=social-posts\/):id/, pathIds.post)
    .replace(/(?<=social-templates\/):id/, pathIds.template)
    .replace(/(?<=emails\/):id/, pathIds.email)
    .replace(/(?<=invoices\/):id/, pathIds.invoice)
    .replace(/(?<=unsubscribe\/):token/, UNSIGNED)
    .replace(/(?<=once\/):token/, 'a'.repeat(43))
    .replace(/:platform/, 'facebook')
    .replace(/:\w+/g, 'nothing')
  return { method, url, ...(method !== 'GET' && { payload: {} }) }
}
