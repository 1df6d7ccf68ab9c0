import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { SUPPLIER_LEFT } from '#contract/quotes/quote-states.ts'
import { getBulkQuotes, getQuote, listMyQuotes, requestQuotes } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, declineQuote, sendMessage } from '#contract/quotes/quote-steps.ts'
import { createBrowser } from '#test/app/browser.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { sendQuoteRequest, emailsAbout, prices } from '#test/people/quotes.ts'
import { problemOf } from '#test/app/problem.ts'
import { remindOfQuotes } from './steps/scheduled-steps.ts'

let app: TestApp
let db: TestApp['context']['db']
beforeAll(async () => {
  app = await createTestApp()
  db = app.context.db
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => db.deleteFrom('rateLimits').execute())

type Supplier = Awaited<ReturnType<typeof supplier>>
const leave = (who: Supplier) => who.call(deleteAccount, { password: who.password, removeListing: true })
const emailsTo = async (address: string) =>
  (await app.emails()).filter(({ to, subject }) => to?.[0]?.address === address && subject?.includes('has left'))

describe('A supplier deletes its account with its listing', () => {
  test('an accepted quote stays readable by account and by link, with its history, and no step is possible any more', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const { id, key, contactEmail } = await sendQuoteRequest(app, beans.supplierId, ann)
    await beans.call(answerQuote, { id, ...prices({ note: 'From Monday' }) })
    await ann.call(acceptQuote, { id })
    const { supplier: before } = await ann.call(getQuote, { id })
    await leave(beans)
    const guest = createBrowser(app)
    for (const quote of [await ann.call(getQuote, { id }), await guest.call(getQuote, { id, key })])
      expect(quote).toMatchObject({
        status: 'won',
        supplier: { id: null, businessName: before.businessName, category: 'Coffee', email: null, phone: null },
        offer: { note: 'From Monday', lines: [{ item: 'House blend', priceCents: 14_500 }] },
        history: [{ step: 'answer' }, { step: 'accept' }, { step: 'leave', by: 'supplier' }],
        steps: [],
        isUnread: true,
      })
    expect(await ann.call(listMyQuotes, {})).toMatchObject({ total: 1, items: [{ id, supplier: { businessName: before.businessName } }] })
    const problem = await problemOf(ann.call(sendMessage, { id, text: 'Are you there?' }))
    expect(problem).toMatchObject({ status: 409, detail: SUPPLIER_LEFT })
    const [email, ...others] = await emailsTo(contactEmail)
    expect(others).toEqual([])
    expect(email?.subject).toBe(`${before.businessName} has left Backdock`)
    expect(email?.text).toContain('The prices that you accepted stay on your request')
    expect(email?.text).toContain(`/quotes/${id}?key=`)
    expect(email!.text).not.toContain('Requests that were open are closed')
  })

  test('open requests are closed and their buyers get an email; a buyer who has declined gets none', async () => {
    const beans = await supplier(app)
    const [unanswered, quoted, declined] = await Promise.all([1, 2, 3].map(() => sendQuoteRequest(app, beans.supplierId)))
    for (const { id } of [quoted!, declined!]) await beans.call(answerQuote, { id, ...prices() })
    await createBrowser(app).call(declineQuote, { id: declined!.id, key: declined!.key })
    await leave(beans)
    const guest = createBrowser(app)
    for (const { id, key, contactEmail } of [unanswered!, quoted!]) {
      expect(await guest.call(getQuote, { id, key })).toMatchObject({
        status: 'passed',
        steps: [],
        history: expect.arrayContaining([expect.objectContaining({ step: 'leave' })]),
      })
      expect(await problemOf(guest.call(acceptQuote, { id, key }))).toMatchObject({ status: 409, detail: SUPPLIER_LEFT })
      const [email] = await emailsTo(contactEmail)
      expect(email?.text).toContain('Requests that were open are closed')
    }
    expect(await guest.call(getQuote, { id: quoted!.id, key: quoted!.key })).toMatchObject({ offer: { deliveryCents: 1500 } })
    expect(await emailsTo(declined!.contactEmail)).toEqual([])
    expect(await problemOf(guest.call(getQuote, { id: declined!.id, key: declined!.key }))).toMatchObject({ status: 403 })
  })

  test('a buyer gets one email, however many requests there were', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const request = { supplierIds: [beans.supplierId], message: 'Beans', contactEmail: ann.email }
    for (const contactEmail of [ann.email, ann.email.toUpperCase()]) await ann.call(requestQuotes, { ...request, contactEmail })
    await leave(beans)
    const emails = (await app.emails()).filter(
      ({ to, subject }) => to?.[0]?.address?.toLowerCase() === ann.email && subject?.includes('has left'),
    )
    expect(emails).toHaveLength(1)
    expect(emails[0]?.text?.match(/Closed/g)).toHaveLength(2)
  })

  test('a comparison still shows the prices of the supplier, and the other quotes can be accepted', async () => {
    const [ann, beans, milk] = [await buyer(app), await supplier(app), await supplier(app)]
    const request = { supplierIds: [beans.supplierId, milk.supplierId], message: 'Prices', contactEmail: ann.email }
    const { ids } = await ann.call(requestQuotes, request)
    for (const [at, who] of [beans, milk].entries()) await who.call(answerQuote, { id: ids[at]!, ...prices() })
    await leave(beans)
    const { bulkId } = await ann.call(getQuote, { id: ids[0]! })
    expect(await ann.call(getBulkQuotes, { id: bulkId! })).toMatchObject([
      { status: 'passed', supplier: { id: null }, offer: { revision: 1 } },
      { status: 'quoted', supplier: { id: milk.supplierId }, offer: { revision: 1 } },
    ])
    expect(await ann.call(acceptQuote, { id: ids[1]! })).toMatchObject({ status: 'won' })
    const { items } = await ann.call(listMyQuotes, {})
    expect(items.map(({ bulk }) => bulk)).toEqual(Array(2).fill({ suppliers: 2, answered: 2, asked: 0 }))
  })

  test('a wrong password changes nothing and sends no email', async () => {
    const beans = await supplier(app)
    const { id, key, contactEmail } = await sendQuoteRequest(app, beans.supplierId)
    await problemOf(beans.call(deleteAccount, { password: 'wrong password', removeListing: true }))
    expect(await createBrowser(app).call(getQuote, { id, key })).toMatchObject({ status: 'new', supplier: { id: beans.supplierId } })
    expect(await emailsTo(contactEmail)).toEqual([])
  })
})

describe('Requests of a deleted listing or account', () => {
  test('requests stay readable when their listing is deleted in the database, and send no reminders', async () => {
    const { id: supplierId } = await app.supplier({ businessName: 'Short Lived' })
    const { id, key } = await sendQuoteRequest(app, supplierId)
    await db
      .updateTable('quoteRequests')
      .set({ statusAt: new Date(0) })
      .where('id', '=', id)
      .execute()
    await db.deleteFrom('suppliers').where('id', '=', supplierId).execute()
    const quote = await createBrowser(app).call(getQuote, { id, key })
    expect(quote).toMatchObject({ supplier: { id: null, businessName: 'Short Lived' }, steps: [] })
    await remindOfQuotes({ ...app.context })
    expect(await emailsAbout(app, id, 'quote-reminder')).toEqual([])
  })

  test('a supplier still reads what was agreed with a buyer who deleted the account, and that buyer still gets emails', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const { id, contactEmail } = await sendQuoteRequest(app, beans.supplierId, ann)
    await beans.call(answerQuote, { id, ...prices() })
    await ann.call(acceptQuote, { id })
    await ann.call(deleteAccount, { password: ann.password })
    await confirmReader(app.context, contactEmail)
    expect(await beans.call(getQuote, { id })).toMatchObject({ status: 'won', contactEmail, offer: { revision: 1 }, steps: ['message'] })
    await beans.call(sendMessage, { id, text: 'First delivery on Monday' })
    const emails = (await app.emails()).filter(({ to }) => to?.[0]?.address === contactEmail)
    expect(emails.at(-1)?.text).toContain('First delivery on Monday')
  })
})
