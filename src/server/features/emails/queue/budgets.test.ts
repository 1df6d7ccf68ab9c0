import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getQuote, requestQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { answerQuote, sendMessage } from '#contract/quotes/quote-steps.ts'
import { inTransaction } from '#server/db/db.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { prices, sendQuoteRequest } from '#test/people/quotes.ts'
import { enqueueEmails } from './enqueue-emails.ts'
import { sendDigests } from '#server/features/emails/delivery/held-emails.ts'

let app: TestApp
let beans: Person & { supplierId: number }
let listings: number[]
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'silent' })
  beans = await supplier(app)
  listings = []
  for (let made = 0; made < 50; made++) listings.push((await app.supplier()).id)
})
afterAll(() => app.stop())
// Each test starts with fresh budgets.
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const newVictim = () => `victim-${randomUUID()}@elsewhere.example`
const subjectsTo = async (email: string) =>
  (await app.emails()).filter(({ to }) => to?.[0]?.address?.toLowerCase() === email).map(({ subject }) => subject ?? '')
/** Asks suppliers in the name of an address, each with a request of its own. */
const askAs = (contactEmail: string, suppliers: number[], browser = createBrowser(app)) =>
  Promise.all(
    suppliers.map((supplierId) => browser.call(requestQuote, { supplierId, businessName: 'Cafe', contactEmail, requirements: 'Beans' })),
  )
const nextHour = () => app.context.db.deleteFrom('rateLimits').where('key', 'like', 'digest:%').execute()

describe('The budget of an address', () => {
  test('an address that nobody confirmed gets five emails at once, also from concurrent requests, and the rest as one digest an hour', async () => {
    const victim = newVictim()
    await askAs(victim.toUpperCase(), listings.slice(0, 4))
    await askAs(victim, listings.slice(4, 12))
    expect(await subjectsTo(victim)).toHaveLength(5)
    await sendDigests(app.context)
    const [digest, ...others] = (await app.emails()).filter(({ subject }) => subject === '7 new messages')
    expect(others).toEqual([])
    expect(digest!.to?.[0]?.address?.toLowerCase()).toBe(victim)
    expect(digest?.text?.match(/\/quotes\/[\w-]+\?key=[\w-]+/g)).toHaveLength(7)
    await askAs(victim, listings.slice(12, 14))
    await sendDigests(app.context)
    expect(await subjectsTo(victim)).not.toContain('2 new messages')
    await nextHour()
    await sendDigests(app.context)
    expect(await subjectsTo(victim)).toContain('2 new messages')
  })

  test('a digest shows twenty emails and counts the others', async () => {
    const victim = newVictim()
    const receiver = {
      id: beans.supplierId,
      businessName: 'Beans',
      category: 'Coffee',
      phone: null,
      email: 'beans@supplier.example',
    } as const
    const emails = Array.from({ length: 30 }, (_, n) => ({
      kind: 'inquiry-copy' as const,
      recipient: victim,
      replyTo: null,
      facts: { supplier: { ...receiver, businessName: `supplier-${n}` }, inquiry: { message: null, email: null, phone: null } },
    }))
    await inTransaction(app.context.db, (tx) => enqueueEmails(tx, app.context, emails, { sender: null }))
    await sendDigests(app.context)
    const digest = (await app.emails()).find(({ subject }) => subject === '25 new messages')
    expect(new Set(digest!.text!.match(/supplier-\d+\b/g)).size).toBe(20)
    expect(digest?.text).toContain('There are 5 more')
  })

  test('a digest that cannot be stored does not stop those of other addresses, and is sent later', async () => {
    // In the order of the alphabet, which is that of the digests.
    const [first, second] = [`a-${newVictim()}`, `b-${newVictim()}`]
    for (const victim of [first, second]) await askAs(victim, listings.slice(0, 7))
    const { pool } = app.context
    await pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
      create trigger refuse before insert on emails for each row when (new.kind = 'digest' and new.recipient = '${first}') execute function refuse()`)
    await sendDigests(app.context)
    await pool.query('drop trigger refuse on emails; drop function refuse()')
    expect(await subjectsTo(first)).not.toContain('2 new messages')
    expect(await subjectsTo(second)).toContain('2 new messages')
    await sendDigests(app.context)
    expect(await subjectsTo(first)).toContain('2 new messages')
  })

  test('an address of an account that confirmed it gets every email at once', async () => {
    const ann = await buyer(app)
    await app.context.db.updateTable('accounts').set({ emailConfirmedAt: new Date() }).where('id', '=', ann.id).execute()
    await askAs(ann.email, listings.slice(0, 7))
    expect((await subjectsTo(ann.email)).filter((subject) => subject.startsWith('Your quote request'))).toHaveLength(7)
  })
})

describe('Emails about steps to a guest', () => {
  const say = (id: string, text: string) => beans.call(sendMessage, { id, text })

  test("a supplier's messages wait until the guest has opened the link, the first prices do not", async () => {
    const { id, key, contactEmail } = await sendQuoteRequest(app, beans.supplierId)
    await say(id, 'Buy now')
    await beans.call(answerQuote, { id, ...prices() })
    for (let time = 0; time < 3; time++) await beans.call(answerQuote, { id, ...prices() })
    const stepsBefore = (await subjectsTo(contactEmail)).slice(1)
    expect(stepsBefore).toEqual([expect.stringContaining(': $595.00')])
    await sendDigests(app.context)
    expect(await subjectsTo(contactEmail)).toHaveLength(2)
    const opened = await app.server.inject(`/api/quotes/${id}?key=${key}`)
    expect(opened.statusCode).toBe(200)
    expect((await subjectsTo(contactEmail)).at(-1)).toBe('4 new messages')
    await say(id, 'Are you there?')
    expect((await subjectsTo(contactEmail)).at(-1)).toContain('wrote to you')
  })

  test('one message that waited is sent as it is', async () => {
    const { id, key, contactEmail } = await sendQuoteRequest(app, beans.supplierId)
    await say(id, 'Which grind?')
    expect(await subjectsTo(contactEmail)).toHaveLength(1)
    await app.server.inject(`/api/quotes/${id}?key=${key}`)
    expect((await subjectsTo(contactEmail)).at(-1)).toContain('wrote to you')
  })

  test('somebody without the key does not open the link: the supplier that reads the request, or a guess at the key', async () => {
    const { id, contactEmail } = await sendQuoteRequest(app, beans.supplierId)
    await say(id, 'Which grind?')
    await beans.call(getQuote, { id })
    await app.server.inject(`/api/quotes/${id}?key=guess`)
    expect(await subjectsTo(contactEmail)).toHaveLength(1)
  })
})

describe('The budget of a sender', () => {
  const bulk = { contactEmail: 'ann@cafe.example', message: 'Beans' }

  test('a client address causes 200 emails to suppliers an hour, then a request is 429 and stores nothing; other addresses are free', async () => {
    const flooder = createBrowser(app)
    for (let time = 0; time < 4; time++) await flooder.call(requestQuotes, { supplierIds: listings, ...bulk })
    const count = () => app.context.db.selectFrom('quoteRequests').select('id').execute()
    const before = (await count()).length
    const payload = { supplierId: listings[0], businessName: 'Cafe', contactEmail: 'ann@cafe.example', requirements: 'Beans' }
    const refused = await flooder.ask({ method: 'POST', url: '/api/quotes/request', payload })
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 3000]).toEqual([429, true])
    expect(refused.json().detail).toContain('200 emails to suppliers an hour')
    expect(await count()).toHaveLength(before)
    expect(await createBrowser(app).call(requestQuote, payload as never)).toMatchObject({ status: 'new' })
  })

  test('an account is one sender wherever it signs in, and messages to suppliers count', async () => {
    const ann = await buyer(app)
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    await app.context.db.updateTable('rateLimits').set({ points: 200 }).where('key', 'like', `supplier-emails:${ann.id}`).execute()
    expect(await problemOf(ann.call(sendMessage, { id, text: 'Hello' }))).toMatchObject({ status: 429 })
    expect(await beans.call(sendMessage, { id, text: 'Hello' })).toMatchObject({ id })
  })
})
