import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createBrowser } from '#test/app/browser.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { buyer } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let db: TestApp['context']['db']
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: 'owner@backdock.example' }, { logTo: collectLog() })
  db = app.context.db
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => db.deleteFrom('rateLimits').execute())

const newBuyer = () => `ann-${randomUUID()}@cafe.example`
const minimalRequest = () => ({ businessName: 'Corner Cafe', contactEmail: newBuyer(), requirements: 'House blend, 12 kg a week' })
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
const requestsOf = (contactEmail: string) =>
  db.selectFrom('quoteRequests').selectAll().where('contactEmail', '=', contactEmail).orderBy('serial').execute()

describe('POST /api/quotes/request', () => {
  test('the supplier gets an email with everything that the request says, and replies to it go to the buyer', async () => {
    const supplier = await app.supplier({ businessName: 'Tin Shed Coffee' })
    const request = {
      ...minimalRequest(),
      contactPhone: '+61 3 5550 0142',
      category: 'Coffee',
      timeline: 'menu-launch',
      quantity: '12 kg',
      deliveryLocation: 'Preston',
      urgency: 'opening',
      specialRequirements: 'Ground for batch brew',
      venueType: 'cafe',
      seatingCapacity: 'small',
    } as const
    const response = await app.call(requestQuote, { supplierId: supplier.id, ...request })
    const [row] = await requestsOf(request.contactEmail)
    expect(row).toMatchObject({ id: response.id, supplierId: supplier.id, status: 'new', ...request })
    const [email] = await emailsTo(supplier.email)
    expect(email?.replyTo).toMatchObject([{ address: request.contactEmail }])
    const serial = `No. ${String(row!.serial).padStart(5, '0')}`
    expect(email?.subject).toBe(`Quote request from Corner Cafe, ${serial}`)
    const words = [
      'House blend, 12 kg a week',
      'Menu launch',
      '12 kg',
      'Preston',
      'Opening soon',
      'Ground for batch brew',
      'Cafe',
      '1–30 seats',
    ]
    for (const word of [...words, request.contactEmail, request.contactPhone, serial]) {
      expect(email!.text).toContain(word)
      expect(email!.html).toContain(word)
    }
    expect(email?.html).toContain(`mailto:${request.contactEmail}`)
    expect(email?.html).toContain('tel:+61355500142')
  })

  test('the buyer gets a copy that says who has the request and what happens next', async () => {
    const supplier = await app.supplier({ businessName: 'Tin Shed Coffee', phone: '+61 3 5550 0177' })
    const request = minimalRequest()
    await confirmReader(app.context, request.contactEmail)
    await app.call(requestQuote, { supplierId: supplier.id, ...request })
    const [copy] = await emailsTo(request.contactEmail)
    expect(copy?.subject).toContain('Tin Shed Coffee')
    for (const word of [request.requirements, '+61 3 5550 0177', 'contacts you directly'])
      expect(copy!.text!.replace(/\s+/g, ' ')).toContain(word)
  })

  test('a request without a category gets the category of its supplier', async () => {
    const supplier = await app.supplier({ category: 'Tea' })
    const request = minimalRequest()
    await app.call(requestQuote, { supplierId: supplier.id, ...request })
    expect(await requestsOf(request.contactEmail)).toMatchObject([{ category: 'Tea' }])
  })

  test('a request to a listing without an email goes to the owner, to pass on', async () => {
    const supplier = await app.supplier({ businessName: 'No Mail Meats', email: null, phone: '+61 3 5550 0188' })
    const request = minimalRequest()
    await app.call(requestQuote, { supplierId: supplier.id, ...request })
    const email = (await emailsTo('owner@backdock.example')).find(({ replyTo }) => replyTo?.[0]?.address === request.contactEmail)
    for (const word of ['Please pass this on', 'No Mail Meats', '+61 3 5550 0188']) expect(email!.text).toContain(word)
  })

  test('texts are stored trimmed, with one kind of line ending', async () => {
    const supplier = await app.supplier()
    const request = { ...minimalRequest(), businessName: '  Corner Cafe ', requirements: ' Beans\r\nand milk \n', quantity: '   ' }
    await app.call(requestQuote, { supplierId: supplier.id, ...request })
    expect(await requestsOf(request.contactEmail)).toMatchObject([
      { businessName: 'Corner Cafe', requirements: 'Beans\nand milk', quantity: null },
    ])
  })

  test('every wrong field of a request is named, with a message', async () => {
    const supplier = await app.supplier()
    const body = {
      supplierId: supplier.id,
      businessName: ' ',
      contactEmail: 'ann@',
      requirements: 'Beans\u0007',
      timeline: 'soon',
      contactPhone: 'call me',
    }
    const problem = await problemOf(app.call(requestQuote, body as never))
    expect(problem.status).toBe(400)
    expect(problem.errors).toEqual([
      { path: 'businessName', message: 'Please enter your business name.' },
      { path: 'contactEmail', message: 'Please enter an email address like name@cafe.com.au.' },
      { path: 'contactPhone', message: 'Please enter a phone number like +61 3 5550 0142.' },
      { path: 'requirements', message: 'Please remove the control characters from this text.' },
      { path: 'timeline', message: 'Please choose one of the options.' },
    ])
  })

  test('a request to an unknown supplier is a 404 and is not stored', async () => {
    const request = minimalRequest()
    expect(await problemOf(app.call(requestQuote, { supplierId: 2_000_000_000, ...request }))).toMatchObject({ status: 404 })
    expect(await requestsOf(request.contactEmail)).toEqual([])
  })

  test('row, count and emails are one transaction: when the emails cannot be written, nothing is stored', async () => {
    const supplier = await app.supplier()
    const request = minimalRequest()
    const { pool } = app.context
    await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before insert on emails for each row execute function refuse()`)
    const problem = await problemOf(app.call(requestQuote, { supplierId: supplier.id, ...request }, { 'idempotency-key': randomUUID() }))
    await pool.query('drop trigger refuse on emails; drop function refuse()')
    expect(problem).toMatchObject({ status: 500, detail: expect.not.stringContaining('no') })
    expect(await requestsOf(request.contactEmail)).toEqual([])
    expect(await app.call(getSupplier, { id: supplier.id })).toMatchObject({ inquiries: 0 })
  })

  test('calls are limited to 20 a minute from one address, and the 429 says when to retry', async () => {
    const call = () => app.server.inject({ method: 'POST', url: '/api/quotes/request', payload: {} })
    for (let made = 0; made < 20; made++) expect((await call()).statusCode).toBe(400)
    const limited = await call()
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(60)
  })
})

describe('The account of a quote request', () => {
  test('a request of a signed-in user belongs to the account, and one of a visitor to no account', async () => {
    const [ann, beans] = [await buyer(app), await app.supplier()]
    const request = { supplierId: beans.id, businessName: 'Corner Café', contactEmail: ann.email, requirements: 'Beans' }
    const bulk = { supplierIds: [beans.id], contactEmail: ann.email, message: 'Beans' }
    const ownRequests = [(await ann.call(requestQuote, request)).id, ...(await ann.call(requestQuotes, bulk)).ids]
    const visitor = createBrowser(app)
    const anonymousRequests = [(await visitor.call(requestQuote, request)).id, ...(await visitor.call(requestQuotes, bulk)).ids]
    const sendersOf = (ids: string[]) => app.context.db.selectFrom('quoteRequests').select('accountId').where('id', 'in', ids).execute()
    expect(await sendersOf(ownRequests)).toEqual([{ accountId: ann.id }, { accountId: ann.id }])
    expect(await sendersOf(anonymousRequests)).toEqual([{ accountId: null }, { accountId: null }])
  })
})
