import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, declineQuote, passQuote, sendMessage, viewQuote, withdrawQuote } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest, keyIn, emailsAbout, prices } from '#test/people/quotes.ts'
import { problemOf } from '#test/app/problem.ts'

/** A day that prices are good until. */
const NEXT_MONTH = sydneyDay(new Date(Date.now() + 30 * 86_400_000))

const OWNER = 'desk@backdock.example'
let app: TestApp
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: OWNER })
  ;[ann, beans] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const newRequest = () => sendQuoteRequest(app, beans.supplierId, ann)

describe('Emails about the steps of a request', () => {
  test('each step emails the side that it concerns, and replies go to the other side', async () => {
    const toBuyer = ['answer', 'pass', 'message']
    const toSupplier = ['accept', 'decline', 'withdraw', 'message']
    const take = {
      answer: (id: string) => beans.call(answerQuote, { id, ...prices({ note: 'Freshly roasted', validUntil: NEXT_MONTH }) }),
      accept: (id: string) => ann.call(acceptQuote, { id }),
      decline: (id: string) => ann.call(declineQuote, { id, reason: 'Too dear' }),
      pass: (id: string) => beans.call(passQuote, { id, reason: 'Too far' }),
      withdraw: (id: string) => ann.call(withdrawQuote, { id, reason: 'Found one' }),
      view: (id: string) => beans.call(viewQuote, { id }),
    }
    const notes = { answer: 'Freshly roasted', decline: 'Too dear', pass: 'Too far', withdraw: 'Found one', accept: null, view: null }
    for (const step of ['answer', 'accept', 'decline', 'pass', 'withdraw', 'view'] as const) {
      const { id, contactEmail } = await newRequest()
      if (step === 'accept' || step === 'decline') await take.answer(id)
      await take[step](id)
      const emails = (await emailsAbout(app, id, 'quote-step')).filter(({ facts }) => facts.step === step)
      const buyerEmail = { recipient: contactEmail, replyTo: beans.email, facts: { to: 'buyer', note: notes[step] } }
      const supplierEmail = { recipient: beans.email, replyTo: contactEmail, facts: { to: 'supplier', note: notes[step], token: null } }
      expect([step, emails]).toMatchObject([
        step,
        [...(toBuyer.includes(step) ? [buyerEmail] : []), ...(toSupplier.includes(step) ? [supplierEmail] : [])],
      ])
    }
  })

  test('an email about a step names the request, the buyer and the current prices', async () => {
    const { id, key } = await newRequest()
    const { serial, supplier: listing, offer: quote } = await beans.call(answerQuote, { id, ...prices({ validUntil: NEXT_MONTH }) })
    const [email] = await emailsAbout(app, id, 'quote-step')
    const { businessName, phone } = listing
    expect(email?.facts).toMatchObject({
      serial,
      supplier: { id: beans.supplierId, businessName, phone },
      buyer: 'Corner Cafe',
      requirements: 'House blend, 12 kg a week',
      offer: { ...totalsOf(quote!), validUntil: NEXT_MONTH, lines: 1 },
      forOwner: false,
    })
    expect(keyIn(app, email!.facts.token)).toBe(key)
  })

  test('an answer to a bulk request says to its buyer how many have answered, whatever became of them, and its suppliers read nothing of it', async () => {
    const [milk, cups] = [await supplier(app), await supplier(app)]
    const { ids } = await ann.call(requestQuotes, {
      supplierIds: [beans.supplierId, milk.supplierId, cups.supplierId],
      message: 'Prices',
      contactEmail: `ann-${randomUUID()}@cafe.example`,
    })
    const [ofBeans, ofMilk] = ids as [string, string, string]
    await beans.call(answerQuote, { id: ofBeans, ...prices() })
    await ann.call(declineQuote, { id: ofBeans })
    await milk.call(answerQuote, { id: ofMilk, ...prices() })
    await milk.call(answerQuote, { id: ofMilk, ...prices() })
    const { bulkId } = await ann.call(getQuote, { id: ofMilk })
    const progress = (answered: number) => ({ bulkId, suppliers: 3, answered })
    expect((await emailsAbout(app, ofBeans, 'quote-step')).map(({ facts }) => facts.bulk)).toEqual([progress(1), undefined])
    expect((await emailsAbout(app, ofMilk, 'quote-step')).map(({ facts }) => facts.bulk)).toEqual([progress(2), progress(2)])
    const toSuppliers = (await emailsAbout(app, ofBeans, 'quote-step')).filter(({ facts }) => facts.to === 'supplier')
    expect(toSuppliers.map(({ facts }) => facts.offer?.shownLines)).toEqual([undefined])
  })

  test('a message is emailed to the other side, whoever writes it', async () => {
    const { id, contactEmail } = await newRequest()
    await ann.call(sendMessage, { id, text: 'From the buyer' })
    await beans.call(sendMessage, { id, text: 'From the supplier' })
    expect(await emailsAbout(app, id, 'quote-step')).toMatchObject([
      { recipient: beans.email, replyTo: contactEmail, facts: { note: 'From the buyer' } },
      { recipient: contactEmail, replyTo: beans.email, facts: { note: 'From the supplier' } },
    ])
  })

  test('emails to a listing without an address go to the owner, to pass on', async () => {
    const { id: supplierId } = await app.supplier({ email: null })
    const { id } = await sendQuoteRequest(app, supplierId, ann)
    await ann.call(withdrawQuote, { id })
    expect(await emailsAbout(app, id, 'quote-step')).toMatchObject([{ recipient: OWNER, facts: { to: 'supplier', forOwner: true } }])
  })

  test('a rejected step writes no email and no history', async () => {
    const { id } = await newRequest()
    expect(await problemOf(ann.call(acceptQuote, { id }))).toMatchObject({ status: 409 })
    expect(await emailsAbout(app, id, 'quote-step')).toEqual([])
    expect((await ann.call(getQuote, { id })).history).toEqual([])
  })

  test('the copy of a bulk request lists its suppliers, and the email to each supplier is about its own request', async () => {
    const milk = await supplier(app)
    const contactEmail = `ann-${randomUUID()}@cafe.example`
    const { ids } = await ann.call(requestQuotes, { supplierIds: [beans.supplierId, milk.supplierId], message: 'Prices', contactEmail })
    const { bulkId } = await ann.call(getQuote, { id: ids[0]! })
    const [copy] = await emailsAbout(app, bulkId!, 'bulk-quote-request-copy')
    expect(copy?.facts.suppliers.map(({ id }) => id)).toEqual([beans.supplierId, milk.supplierId])
    const [toSupplier] = await emailsAbout(app, ids[1]!, 'bulk-quote-request')
    expect(toSupplier).toMatchObject({ recipient: milk.email, facts: { requestId: ids[1] } })
  })
})
