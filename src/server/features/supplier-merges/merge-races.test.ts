import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteReview, listReviews, addReview } from '#contract/reviews/reviews.ts'
import { listMerges, mergeSuppliers, undoMerge } from '#contract/owner/supplier-merges.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const ROUNDS = 5

type Ask = { url: string; payload?: object; method?: 'POST' | 'PUT' | 'DELETE' }
const asking = async (person: Pick<Person, 'ask'>, { url, payload, method = 'POST' }: Ask) =>
  (await person.ask({ method, url, ...(payload && { payload }) })).statusCode
const merging = (id: number, otherId: number) => asking(olga, { url: `/api/admin/suppliers/${id}/merge`, payload: { otherId } })
const pair = async () => [(await app.supplier()).id, (await app.supplier()).id] as const
const ofOther = (table: 'reviews' | 'quoteRequests' | 'savedSuppliers' | 'inquiries', supplierId: number) =>
  app.context.db.selectFrom(table).select('supplierId').where('supplierId', '=', supplierId).execute()

describe('Merges and other writes at the same time', () => {
  test('of two merges of the same pair, in either direction, one counts', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = await pair()
      await sendQuoteRequest(app, other)
      const statuses = await Promise.all([merging(one, other), round % 2 ? merging(one, other) : merging(other, one)])
      expect(statuses.toSorted()).toEqual([200, 409])
      const { items } = await olga.call(listMerges, { limit: 1 })
      expect((await app.call(getSupplier, { id: items[0]!.keptId! })).inquiries).toBe(1)
    }
  })

  test('of two undos one counts, and a merge and its undo end in one state or the other', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = await pair()
      await sendQuoteRequest(app, other)
      const { id } = await olga.call(mergeSuppliers, { id: one, otherId: other })
      const undoing = () => asking(olga, { url: `/api/admin/merges/${id}/undo` })
      expect((await Promise.all([undoing(), undoing()])).toSorted()).toEqual([200, 409])
      expect(await ofOther('quoteRequests', other)).toHaveLength(1)
      const again = await olga.call(mergeSuppliers, { id: one, otherId: other })
      const statuses = await Promise.all([asking(olga, { url: `/api/admin/merges/${again.id}/undo` }), merging(one, other)])
      expect(statuses[0]).toBe(200)
      expect([200, 409]).toContain(statuses[1])
      const isMerged = statuses[1] === 200
      expect([(await ofOther('quoteRequests', one)).length, (await ofOther('quoteRequests', other)).length]).toEqual(
        isMerged ? [1, 0] : [0, 1],
      )
    }
  })

  test('a request, review, contact or saved supplier that is written meanwhile is refused or follows: none stays behind', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [[one, other], ann] = [await pair(), await buyer(app)]
      const request = { supplierId: other, contactEmail: 'ann@cafe.example', requirements: 'Beans', businessName: 'Cafe' }
      const several = { supplierIds: [other, one], message: 'Beans', contactName: 'Ann', contactEmail: 'ann@cafe.example' }
      const calls = [
        asking(ann, { url: '/api/quotes/request', payload: request }),
        asking(ann, { url: '/api/quotes/bulk', payload: several }),
        asking(ann, { url: `/api/suppliers/${other}/reviews`, payload: { rating: 5, text: 'Good' } }),
        asking(ann, { url: `/api/suppliers/${other}/contact`, payload: {} }),
        asking(ann, { url: '/api/saved', payload: { supplierIds: [other, one] } }),
        asking(ann, { method: 'PUT', url: `/api/saved/${other}` }),
      ]
      const half = round % 2 ? calls : []
      await Promise.all(half)
      const statuses = await Promise.all([merging(one, other), ...calls])
      expect(statuses[0]).toBe(200)
      expect(statuses.filter((status) => status >= 500)).toEqual([])
      for (const table of ['reviews', 'quoteRequests', 'inquiries'] as const) expect(await ofOther(table, other)).toEqual([])
      const written = statuses.slice(1, 5).filter((status) => status < 300)
      const rows = await Promise.all((['reviews', 'quoteRequests', 'inquiries'] as const).map((table) => ofOther(table, one)))
      // A bulk request to both is two.
      expect(rows.flat().length).toBe(written.length + (statuses[2]! < 300 ? 1 : 0))
      const list = await app.call(listReviews, { id: one })
      expect((await app.call(getSupplier, { id: one })).totalReviews).toBe(list.total)
    }
  })

  test('steps of requests and deleted reviews meanwhile leave totals that are right, and nobody waits for ever', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [{ id: one }, beans, ann] = [await app.supplier(), await supplier(app), await buyer(app)]
      const other = beans.supplierId
      const requests = [await sendQuoteRequest(app, other, ann), await sendQuoteRequest(app, other, ann)]
      const review = await ann.call(addReview, { id: other, rating: 5, text: 'Good' })
      const calls = [
        ...requests.map(({ id }) => asking(beans, { url: `/api/quotes/${id}/message`, payload: { text: 'Hello' } })),
        ...requests.map(({ id }) => asking(ann, { url: `/api/quotes/${id}/withdraw`, payload: {} })),
        asking(ann, { method: 'DELETE', url: `/api/reviews/${review.id}` }),
        merging(one, other),
      ]
      const statuses = await Promise.all(calls)
      expect(statuses.filter((status) => status >= 500)).toEqual([])
      expect(statuses.at(-1)).toBe(200)
      expect(await ofOther('quoteRequests', one)).toHaveLength(2)
      const list = await app.call(listReviews, { id: one })
      expect((await app.call(getSupplier, { id: one })).totalReviews).toBe(list.total)
      if (list.total > 0) await ann.call(deleteReview, { id: review.id })
      const { items } = await olga.call(listMerges, { limit: 1 })
      await olga.call(undoMerge, { id: items[0]!.id })
      expect(await ofOther('quoteRequests', other)).toHaveLength(2)
    }
  })
})
