import { claimSupplier } from '#contract/suppliers/claims.ts'
import { getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { addOrderList } from '#contract/order-lists/order-lists.ts'
import { addOrderListLink } from '#contract/order-lists/links.ts'
import { addPromotion } from '#contract/suppliers/promotions.ts'
import { addReview, reportReview } from '#contract/reviews/reviews.ts'
import { addSavedAnswer } from '#contract/quotes/saved-answers.ts'
import { addPicture, addProduct, addVenue } from '#contract/directory/showcase.ts'
import type { TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { buyer, owner, supplier, type Person } from './people.ts'
import { prices, sendQuoteRequest } from './quotes.ts'
import { sampleOf } from './samples.ts'
import { thisWeek } from './promotions.ts'
import { subscribe } from './subscriptions.ts'
import { uploadOf } from '#test/app/upload.ts'

/** The ids that stand in paths, by the part of the path before them. */
export type IdsByPart = Record<string, string[]>
export type BusyMarketplace = {
  callers: Record<'visitor' | 'buyer' | 'supplier' | 'owner', Browser>
  ids: IdsByPart
  /** Opens one of the requests without an account. */
  key: string
  picture: string
  password: string
}

/** Creates a buyer, a supplier and an owner, with something of every kind that an address can name. */
export async function busyMarketplace(app: TestApp): Promise<BusyMarketplace> {
  const [ann, beans, olga] = [await buyer(app), await supplier(app), await owner(app)]
  const id = beans.supplierId
  const { id: free } = await app.supplier()
  const picture = await uploadOf(app)
  await ann.call(claimSupplier, { id: free, way: 'owner' })
  const requests = await requestsTo(app, beans, ann)
  const sent = await sendQuoteRequest(app, id)
  const { id: review } = await ann.call(addReview, { id, rating: 5, text: 'Always fresh' })
  await ann.call(reportReview, { id: review, reason: 'Not true' })
  const product = await beans.call(addProduct, { id, title: 'House blend', imageUrl: picture })
  const promotion = await beans.call(addPromotion, { id, title: 'Ten for nine', text: 'All week', ...thisWeek(), productId: product.id })
  const venue = await beans.call(addVenue, { id, venueName: 'Corner Café' })
  const image = await beans.call(addPicture, { id, url: picture })
  const document = await documentOf(app, id)
  const imported = await endedImport(app)
  await subscribe(app, id, { plan: 'enterprise' })
  const saved = await beans.call(addSavedAnswer, { id, name: 'Usual', ...prices() })
  const sample = await sampleOf(app, id, ann)
  const list = await ann.call(addOrderList, { name: 'Week', lines: [{ item: 'Flour', quantity: 4, unit: 'bag' }] })
  const link = await ann.call(addOrderListLink, { id: list.id, role: 'editor' })
  return {
    callers: { visitor: createBrowser(app), buyer: ann, supplier: beans, owner: olga },
    ids: {
      suppliers: [String(id), String(free)],
      saved: [String(id), String(free)],
      quotes: [...requests.ids, sent.id],
      bulk: [requests.bulkId],
      reviews: [review],
      reports: await idsIn(app, 'reviewReports'),
      claims: await idsIn(app, 'claims'),
      emails: await idsIn(app, 'emails'),
      sessions: await idsIn(app, 'sessions'),
      'featured-products': [product.id],
      promotions: [promotion.id],
      'client-logos': [venue.id],
      images: [image.id],
      'saved-answers': [saved.id],
      documents: [document],
      'order-lists': [list.id],
      samples: [sample.id],
      links: [link.id],
      imports: [imported],
    },
    key: sent.key,
    picture,
    password: ann.password,
  }
}

/** Sends several requests to a supplier, of which the first has an answer. */
async function requestsTo(app: TestApp, to: Person & { supplierId: number }, from: Browser): Promise<{ ids: string[]; bulkId: string }> {
  const body = { supplierIds: [to.supplierId, (await app.supplier()).id], message: 'Beans', contactEmail: 'ann@cafe.example' }
  const { ids: first } = await from.call(requestQuotes, body)
  const { ids: second } = await from.call(requestQuotes, body)
  await to.call(answerQuote, { id: first[0]!, ...prices() })
  const { bulkId } = await from.call(getQuote, { id: first[0]! })
  return { ids: [...first, ...second], bulkId: bulkId! }
}

const idsIn = async ({ context: { db } }: TestApp, table: 'reviewReports' | 'claims' | 'emails' | 'sessions') =>
  (await db.selectFrom(table).select('id').execute()).map(({ id }) => id)

const documentOf = async ({ context: { db } }: TestApp, supplierId: number): Promise<string> => {
  const document = { supplierId, kind: 'food', name: 'licence.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') } as const
  return (await db.insertInto('supplierDocuments').values(document).returning('id').executeTakeFirstOrThrow()).id
}

const endedImport = async ({ context: { db } }: TestApp): Promise<string> =>
  (await db.insertInto('imports').values({ username: 'olga', bytes: 1, status: 'done' }).returning('id').executeTakeFirstOrThrow()).id
