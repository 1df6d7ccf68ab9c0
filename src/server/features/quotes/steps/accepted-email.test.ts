import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getQuote } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, undoAccept } from '#contract/quotes/quote-steps.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { withoutTypedText } from '#server/features/emails/delivery/without-typed-text.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { emailsAbout, prices, sendQuoteRequest } from '#test/people/quotes.ts'

let app: TestApp
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, beans] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

/** A request that its buyer has just accepted. */
async function accepted() {
  const request = await sendQuoteRequest(app, beans.supplierId, ann)
  await beans.call(answerQuote, { id: request.id, ...prices() })
  await ann.call(acceptQuote, { id: request.id })
  return request
}

describe("The buyer's own email about an acceptance", () => {
  const own = (id: string) => emailsAbout(app, id, 'quote-accepted')
  const dueAfterSeconds = async (id: string) => {
    const query = app.context.db.selectFrom('emails').select(['dueAt', 'createdAt']).where('kind', '=', 'quote-accepted')
    const { dueAt, createdAt } = await query.where(sql<boolean>`facts ->> 'requestId' = ${id}`).executeTakeFirstOrThrow()
    return (Date.parse(dueAt) - Date.parse(createdAt)) / 1000
  }

  test('it leaves once the minute is over, with what was agreed and how to reach the supplier', async () => {
    const days = { deliveryDays: ['mon', 'tue', 'wed', 'fri'] as const, cutOff: '12:00', state: 'VIC' as const }
    await app.context.db
      .updateTable('suppliers')
      .set({ ...days, deliveryDays: [...days.deliveryDays] })
      .where('id', '=', beans.supplierId)
      .execute()
    const { id, contactEmail } = await accepted()
    expect(await dueAfterSeconds(id)).toBe(65)
    const { offer: quote, supplier: listing } = await ann.call(getQuote, { id })
    expect(await own(id)).toMatchObject([
      {
        recipient: contactEmail,
        replyTo: beans.email,
        facts: {
          requestId: id,
          offer: { ...totalsOf(quote!), shownLines: quote!.lines },
          supplier: { phone: listing.phone },
          delivery: { days: ['mon', 'tue', 'wed', 'fri'], next: { orderBy: expect.stringMatching(/T12:00/) } },
        },
      },
    ])
  })

  test('undone, it is not sent; accepted again, there is one', async () => {
    const { id } = await accepted()
    await ann.call(undoAccept, { id })
    expect(await own(id)).toEqual([])
    await ann.call(acceptQuote, { id })
    expect(await own(id)).toHaveLength(1)
  })

  test('an acceptance that is refused writes none', async () => {
    const { id } = await accepted()
    expect(await problemOf(ann.call(acceptQuote, { id }))).toMatchObject({ status: 409 })
    expect(await own(id)).toHaveLength(1)
  })

  test('nothing is guessed of a supplier that has not said when it delivers', async () => {
    const milk = await supplier(app)
    const { id } = await sendQuoteRequest(app, milk.supplierId, ann)
    await milk.call(answerQuote, { id, ...prices() })
    await ann.call(acceptQuote, { id })
    expect((await own(id)).map(({ facts }) => facts.delivery)).toEqual([{ days: [], next: null }])
  })
})

describe("The supplier's email about an acceptance", () => {
  test('it lists each line that was accepted, with how to reach the buyer; to an address that nobody has confirmed, sums alone', async () => {
    const { id, contactEmail } = await accepted()
    await app.context.db.updateTable('quoteRequests').set({ contactPhone: '03 5550 0199' }).where('id', '=', id).execute()
    await ann.call(undoAccept, { id })
    await ann.call(acceptQuote, { id })
    const { offer } = await ann.call(getQuote, { id })
    const last = (await emailsAbout(app, id, 'quote-step')).filter(({ facts }) => facts.step === 'accept').at(-1)
    expect(last).toMatchObject({
      recipient: beans.email,
      facts: { offer: { shownLines: offer!.lines }, reach: { email: contactEmail, phone: '03 5550 0199' } },
    })
    expect(withoutTypedText({ kind: 'quote-step', facts: last!.facts }, '2026-11-30').facts).toMatchObject({
      offer: { shownLines: [], totalCents: totalsOf(offer!).totalCents },
      reach: null,
    })
  })
})
