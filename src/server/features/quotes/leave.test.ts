import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import { SUPPLIER_LEFT } from '#contract/quote-states.ts'
import {
  acceptQuote,
  answerQuote,
  declineQuote,
  getBulkQuotes,
  getQuote,
  listMyQuotes,
  requestQuotes,
  sendMessage,
} from '#contract/quotes.ts'
import { openBrowser } from '#test/browser.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { buyer, supplier } from '#test/people.ts'
import { askForQuote, emailsAbout, prices } from '#test/quotes.ts'
import { problemOf } from '#test/problem.ts'
import { remindOfQuotes } from './scheduled-steps.ts'

let app: TestApp
let db: TestApp['context']['db']
beforeAll(async () => {
  app = await createTestApp()
  db = app.context.db
})
afterAll(() => app.stop())
// Each test is in a minute of its own.
beforeEach(() => db.deleteFrom('rateLimits').execute())

type Supplier = Awaited<ReturnType<typeof supplier>>
const leave = (who: Supplier) => who.call(deleteAccount, { password: who.password, removeListing: true })
const emailsTo = async (address: string) =>
  (await app.emails()).filter(({ to, subject }) => to?.[0]?.address === address && subject?.includes('has left'))

describe('quotes: leave', () => {
  describe('a supplier that deletes its account with its listing', () => {
    test('leaves the prices that a buyer accepted, by account and by link, with all that was said; nothing more can be done', async () => {
      const [ann, beans] = [await buyer(app), await supplier(app)]
      const { id, key, contactEmail } = await askForQuote(app, beans.supplierId, ann)
      await beans.call(answerQuote, { id, ...prices({ note: 'From Monday' }) })
      await ann.call(acceptQuote, { id })
      const { supplier: before } = await ann.call(getQuote, { id })
      await leave(beans)
      const guest = openBrowser(app)
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
      const refusal = await problemOf(ann.call(sendMessage, { id, text: 'Are you there?' }))
      expect(refusal).toMatchObject({ status: 409, detail: SUPPLIER_LEFT })
      const [email, ...others] = await emailsTo(contactEmail)
      expect(others).toEqual([])
      expect(email!.subject).toBe(`${before.businessName} has left Backdock`)
      expect(email!.text).toContain('The prices that you accepted stay on your request')
      expect(email!.text).toContain(`/quotes/${id}?key=`)
      expect(email!.text).not.toContain('Requests that were open are closed')
    })

    test('closes what was open and says so; who has declined or withdrawn is not written to', async () => {
      const beans = await supplier(app)
      const [asked, quoted, declined] = await Promise.all([1, 2, 3].map(() => askForQuote(app, beans.supplierId)))
      for (const { id } of [quoted!, declined!]) await beans.call(answerQuote, { id, ...prices() })
      await openBrowser(app).call(declineQuote, { id: declined!.id, key: declined!.key })
      await leave(beans)
      const guest = openBrowser(app)
      for (const { id, key, contactEmail } of [asked!, quoted!]) {
        expect(await guest.call(getQuote, { id, key })).toMatchObject({
          status: 'passed',
          steps: [],
          history: expect.arrayContaining([expect.objectContaining({ step: 'leave' })]),
        })
        expect(await problemOf(guest.call(acceptQuote, { id, key }))).toMatchObject({ status: 409, detail: SUPPLIER_LEFT })
        const [email] = await emailsTo(contactEmail)
        expect(email!.text).toContain('Requests that were open are closed')
      }
      expect(await guest.call(getQuote, { id: quoted!.id, key: quoted!.key })).toMatchObject({ offer: { deliveryCents: 1500 } })
      expect(await emailsTo(declined!.contactEmail)).toEqual([])
      expect(await problemOf(guest.call(getQuote, { id: declined!.id, key: declined!.key }))).toMatchObject({ status: 403 })
    })

    test('writes once to a buyer, however many requests there were', async () => {
      const [ann, beans] = [await buyer(app), await supplier(app)]
      const request = { supplierIds: [beans.supplierId], message: 'Beans', contactEmail: ann.email }
      for (const contactEmail of [ann.email, ann.email.toUpperCase()]) await ann.call(requestQuotes, { ...request, contactEmail })
      await leave(beans)
      const emails = (await app.emails()).filter(
        ({ to, subject }) => to?.[0]?.address?.toLowerCase() === ann.email && subject?.includes('has left'),
      )
      expect(emails).toHaveLength(1)
      expect(emails[0]!.text!.match(/Closed/g)).toHaveLength(2)
    })

    test('stays in a comparison with its prices, and the others can still be accepted', async () => {
      const [ann, beans, milk] = [await buyer(app), await supplier(app), await supplier(app)]
      const asked = { supplierIds: [beans.supplierId, milk.supplierId], message: 'Prices', contactEmail: ann.email }
      const { ids } = await ann.call(requestQuotes, asked)
      for (const [at, who] of [beans, milk].entries()) await who.call(answerQuote, { id: ids[at]!, ...prices() })
      await leave(beans)
      const { bulkId } = await ann.call(getQuote, { id: ids[0]! })
      expect(await ann.call(getBulkQuotes, { id: bulkId! })).toMatchObject([
        { status: 'passed', supplier: { id: null }, offer: { revision: 1 } },
        { status: 'quoted', supplier: { id: milk.supplierId }, offer: { revision: 1 } },
      ])
      expect(await ann.call(acceptQuote, { id: ids[1]! })).toMatchObject({ status: 'won' })
      const { items } = await ann.call(listMyQuotes, {})
      expect(items.map(({ bulk }) => bulk)).toEqual(Array(2).fill({ suppliers: 2, answered: 2 }))
    })

    test('changes nothing and writes to nobody where the password is wrong', async () => {
      const beans = await supplier(app)
      const { id, key, contactEmail } = await askForQuote(app, beans.supplierId)
      await problemOf(beans.call(deleteAccount, { password: 'wrong password', removeListing: true }))
      expect(await openBrowser(app).call(getQuote, { id, key })).toMatchObject({ status: 'new', supplier: { id: beans.supplierId } })
      expect(await emailsTo(contactEmail)).toEqual([])
    })
  })

  test('however a listing is deleted, the requests that it received stay', async () => {
    const { id: supplierId } = await app.supplier({ businessName: 'Short Lived' })
    const { id, key } = await askForQuote(app, supplierId)
    await db
      .updateTable('quoteRequests')
      .set({ statusAt: new Date(0) })
      .where('id', '=', id)
      .execute()
    await db.deleteFrom('suppliers').where('id', '=', supplierId).execute()
    const quote = await openBrowser(app).call(getQuote, { id, key })
    expect(quote).toMatchObject({ supplier: { id: null, businessName: 'Short Lived' }, steps: [] })
    await remindOfQuotes({ ...app.context })
    expect(await emailsAbout(app, id, 'quote-reminder')).toEqual([])
  })

  test('a buyer that deletes the account leaves the supplier what was agreed, and is still reached by email', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const { id, contactEmail } = await askForQuote(app, beans.supplierId, ann)
    await beans.call(answerQuote, { id, ...prices() })
    await ann.call(acceptQuote, { id })
    await ann.call(deleteAccount, { password: ann.password })
    expect(await beans.call(getQuote, { id })).toMatchObject({ status: 'won', contactEmail, offer: { revision: 1 }, steps: ['message'] })
    await beans.call(sendMessage, { id, text: 'First delivery on Monday' })
    const emails = (await app.emails()).filter(({ to }) => to?.[0]?.address === contactEmail)
    expect(emails.at(-1)!.text).toContain('First delivery on Monday')
  })
})
