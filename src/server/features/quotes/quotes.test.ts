import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestQuote, requestQuotes } from '#contract/quotes.ts'
import { getSupplier } from '#contract/suppliers.ts'
import { openBrowser } from '#test/browser.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { collectLog } from '#test/log.ts'
import { buyer } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'

let app: TestApp
let db: TestApp['context']['db']
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: 'owner@backdock.example' }, { logTo: collectLog() })
  db = app.context.db
})
afterAll(() => app.stop())
// Each test is in a minute of its own.
beforeEach(() => db.deleteFrom('rateLimits').execute())

const newBuyer = () => `ann-${randomUUID()}@cafe.example`
const least = () => ({ businessName: 'Corner Cafe', contactEmail: newBuyer(), requirements: 'House blend, 12 kg a week' })
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
const requestsOf = (contactEmail: string) =>
  db.selectFrom('quoteRequests').selectAll().where('contactEmail', '=', contactEmail).orderBy('serial').execute()

describe('quotes: quotes', () => {
  test('a request reaches the supplier with all that was given, to be answered to the buyer', async () => {
    const supplier = await app.supplier({ businessName: 'Tin Shed Coffee' })
    const given = {
      ...least(),
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
    const answer = await app.call(requestQuote, { supplierId: supplier.id, ...given })
    const [row] = await requestsOf(given.contactEmail)
    expect(row).toMatchObject({ id: answer.id, supplierId: supplier.id, status: 'new', ...given })
    const [email] = await emailsTo(supplier.email)
    expect(email!.replyTo).toMatchObject([{ address: given.contactEmail }])
    const serial = `No. ${String(row!.serial).padStart(5, '0')}`
    expect(email!.subject).toBe(`Quote request from Corner Cafe, ${serial}`)
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
    for (const word of [...words, given.contactEmail, given.contactPhone, serial]) {
      expect(email!.text).toContain(word)
      expect(email!.html).toContain(word)
    }
    expect(email!.html).toContain(`mailto:${given.contactEmail}`)
    expect(email!.html).toContain('tel:+61355500142')
  })

  test('the buyer gets a copy that says who has the request and what happens next', async () => {
    const supplier = await app.supplier({ businessName: 'Tin Shed Coffee', phone: '+61 3 5550 0177' })
    const given = least()
    await app.call(requestQuote, { supplierId: supplier.id, ...given })
    const [copy] = await emailsTo(given.contactEmail)
    expect(copy!.subject).toContain('Tin Shed Coffee')
    for (const word of [given.requirements, '+61 3 5550 0177', 'contacts you directly'])
      expect(copy!.text!.replace(/\s+/g, ' ')).toContain(word)
  })

  test('a request without a category is in its supplier’s', async () => {
    const supplier = await app.supplier({ category: 'Tea' })
    const given = least()
    await app.call(requestQuote, { supplierId: supplier.id, ...given })
    expect(await requestsOf(given.contactEmail)).toMatchObject([{ category: 'Tea' }])
  })

  test('a request to a listing without an email goes to the owner, to pass on', async () => {
    const supplier = await app.supplier({ businessName: 'No Mail Meats', email: null, phone: '+61 3 5550 0188' })
    const given = least()
    await app.call(requestQuote, { supplierId: supplier.id, ...given })
    const email = (await emailsTo('owner@backdock.example')).find(({ replyTo }) => replyTo?.[0]?.address === given.contactEmail)
    for (const word of ['Please pass this on', 'No Mail Meats', '+61 3 5550 0188']) expect(email!.text).toContain(word)
  })

  test('texts are kept trimmed, with one kind of line end', async () => {
    const supplier = await app.supplier()
    const given = { ...least(), businessName: '  Corner Cafe ', requirements: ' Beans\r\nand milk \n', quantity: '   ' }
    await app.call(requestQuote, { supplierId: supplier.id, ...given })
    expect(await requestsOf(given.contactEmail)).toMatchObject([
      { businessName: 'Corner Cafe', requirements: 'Beans\nand milk', quantity: null },
    ])
  })

  test('every wrong field of a request is named, with a sentence', async () => {
    const supplier = await app.supplier()
    const body = {
      supplierId: supplier.id,
      businessName: ' ',
      contactEmail: 'ann@',
      requirements: 'Beans\u0007',
      timeline: 'soon',
      contactPhone: 'call me',
    }
    const refusal = await problemOf(app.call(requestQuote, body as never))
    expect(refusal.status).toBe(400)
    expect(refusal.errors).toEqual([
      { path: 'businessName', message: 'Please enter your business name.' },
      { path: 'contactEmail', message: 'Please enter an email address like name@cafe.com.au.' },
      { path: 'contactPhone', message: 'Please enter a phone number like +61 3 5550 0142.' },
      { path: 'requirements', message: 'Please remove the control characters from this text.' },
      { path: 'timeline', message: 'Please choose one of the options.' },
    ])
  })

  test('a request to an unknown supplier is 404', async () => {
    const given = least()
    expect(await problemOf(app.call(requestQuote, { supplierId: 2_000_000_000, ...given }))).toMatchObject({ status: 404 })
    expect(await requestsOf(given.contactEmail)).toEqual([])
  })

  test('row, count and emails are one transaction: when the emails cannot be written nothing is kept', async () => {
    const supplier = await app.supplier()
    const given = least()
    const { pool } = app.context
    await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before insert on emails for each row execute function refuse()`)
    const refusal = await problemOf(app.call(requestQuote, { supplierId: supplier.id, ...given }, { 'idempotency-key': randomUUID() }))
    await pool.query('drop trigger refuse on emails; drop function refuse()')
    expect(refusal).toMatchObject({ status: 500, detail: expect.not.stringContaining('no') })
    expect(await requestsOf(given.contactEmail)).toEqual([])
    expect(await app.call(getSupplier, { id: supplier.id })).toMatchObject({ inquiries: 0 })
  })

  test('20 calls a minute are taken from one address', async () => {
    const call = () => app.server.inject({ method: 'POST', url: '/api/quotes/request', payload: {} })
    for (let made = 0; made < 20; made++) expect((await call()).statusCode).toBe(400)
    const refusal = await call()
    expect(refusal.statusCode).toBe(429)
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('a request of somebody signed in is theirs, and a visitor’s is nobody’s', async () => {
    const [ann, beans] = [await buyer(app), await app.supplier()]
    const asked = { supplierId: beans.id, businessName: 'Corner Café', contactEmail: ann.email, requirements: 'Beans' }
    const bulk = { supplierIds: [beans.id], contactEmail: ann.email, message: 'Beans' }
    const hers = [(await ann.call(requestQuote, asked)).id, ...(await ann.call(requestQuotes, bulk)).ids]
    const visitor = openBrowser(app)
    const anybodys = [(await visitor.call(requestQuote, asked)).id, ...(await visitor.call(requestQuotes, bulk)).ids]
    const sendersOf = (ids: string[]) => app.context.db.selectFrom('quoteRequests').select('accountId').where('id', 'in', ids).execute()
    expect(await sendersOf(hers)).toEqual([{ accountId: ann.id }, { accountId: ann.id }])
    expect(await sendersOf(anybodys)).toEqual([{ accountId: null }, { accountId: null }])
  })
})
