import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultFields } from '#contract/quotes/quote-forms.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, newcomer, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest, prices } from '#test/people/quotes.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

/** Fields named like columns, as someone who knows the tables would guess them. */
const extraFields = (supplierId: number) => ({
  id: randomUUID(),
  role: 'owner',
  userType: 'owner',
  isVerified: true,
  is_verified: true,
  supplierId,
  supplier_id: supplierId,
  subscriptionStatus: 'active',
  plan: 'enterprise',
  emailConfirmed: true,
  emailConfirmedAt: '2026-01-01T00:00:00Z',
  passwordHash: 'x',
  totpSecret: null,
  accountId: randomUUID(),
  account: { role: 'owner' },
  averageRating: '5.0',
  totalReviews: 999,
  profileViews: 999,
  inquiries: 999,
  status: 'won',
  version: 99,
  serial: 1,
  __proto__: { role: 'owner' },
})
const accountRow = (id: string) =>
  app.context.db
    .selectFrom('accounts')
    .select(['id', 'username', 'email', 'role', 'supplierId', 'emailConfirmedAt', 'totpSecret', 'passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const listingRow = (id: number) => app.context.db.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('Fields that a body may not set', () => {
  test('a registration ignores extra fields for its account and its listing', async () => {
    const { id: free } = await app.supplier()
    const registered: (number | undefined)[] = []
    for (const userType of ['restaurant', 'supplier'] as const) {
      const registration = newcomer(userType)
      const extra = extraFields(free)
      const payload = {
        ...extra,
        ...registration,
        ...(registration.supplierData && { supplierData: { ...extra, ...registration.supplierData } }),
      }
      const response = await createBrowser(app).ask({ method: 'POST', url: '/api/register', payload })
      expect(response.statusCode).toBe(201)
      const { id, supplierId } = response.json().user
      expect(id).not.toBe(extra.id)
      expect(await accountRow(id)).toMatchObject({ role: userType, emailConfirmedAt: null, totpSecret: null })
      expect(response.json().user).toMatchObject({ subscriptionStatus: 'none', plan: null })
      expect(supplierId).not.toBe(free)
      registered.push(supplierId)
    }
    expect(registered).toEqual([undefined, expect.any(Number)])
    expect(await listingRow(registered[1]!)).toMatchObject({
      isVerified: false,
      averageRating: '0.0',
      totalReviews: 0,
      profileViews: 0,
      inquiries: 0,
      version: 1,
    })
  })

  test('no endpoint for signed-in users changes an account or a listing through extra fields', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const { id: free } = await app.supplier()
    const before = [await accountRow(ann.id), await accountRow(beans.id), await listingRow(beans.supplierId)]
    for (const person of [ann, beans]) {
      const extra = extraFields(free)
      const send = async (method: 'POST' | 'PUT', url: string, payload: object) =>
        (await person.ask({ method, url, payload: { ...extra, ...payload } })).statusCode
      expect(await send('PUT', '/api/account', {})).toBe(200)
      expect(await send('POST', '/api/login', { email: person.email, password: person.password })).toBe(200)
      expect(await send('PUT', `/api/saved/${free}`, {})).toBe(204)
      expect(await send('POST', '/api/saved', { supplierIds: [free] })).toBe(204)
      expect(await send('POST', `/api/suppliers/${free}/view`, {})).toBe(204)
      expect(await send('POST', '/api/account/two-factor', { password: 'wrong password' })).toBe(400)
      expect(await send('POST', '/api/newsletter', { email: person.email })).toBe(202)
    }
    const claim = { ...extraFields(1), status: 'approved', way: 'owner' }
    expect((await ann.ask({ method: 'POST', url: `/api/suppliers/${free}/claims`, payload: claim })).statusCode).toBe(202)
    expect([await accountRow(ann.id), await accountRow(beans.id), await listingRow(beans.supplierId)]).toEqual(before)
    expect(await app.context.db.selectFrom('subscriptions').select('id').execute()).toEqual([])
    expect(await app.context.db.selectFrom('claims').select(['accountId', 'status', 'supplierId']).execute()).toEqual([
      { accountId: ann.id, status: 'open', supplierId: free },
    ])
  })

  test("a review's author cannot set its author, date, reply or Verified badge", async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const [{ id: elsewhere }, url] = [await app.supplier(), `/api/suppliers/${beans.supplierId}/reviews`]
    const extra = {
      customerName: 'The Queen',
      businessName: 'The Palace',
      createdAt: '2020-01-01T00:00:00Z',
      replyText: 'Thanks',
      reply: {},
    }
    const payload = { ...extraFields(elsewhere), ...extra, rating: 1, text: 'Late twice' }
    const written = await ann.ask({ method: 'POST', url, payload })
    const changed = await ann.ask({ method: 'PUT', url: `/api/reviews/${written.json().id}`, payload })
    expect([written.statusCode, changed.statusCode]).toEqual([201, 200])
    const row = await app.context.db.selectFrom('reviews').selectAll().where('accountId', '=', ann.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      supplierId: beans.supplierId,
      customerName: ann.username,
      businessName: null,
      isVerified: false,
      replyText: null,
    })
    expect([row.id === payload.id, row.createdAt.startsWith('2020')]).toEqual([false, false])
  })

  test('a step of a quote request cannot set its status, author, revision or form version', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    const extra = {
      ...extraFields(1),
      by: 'supplier',
      step: 'accept',
      revision: 9,
      statusAt: '2020-01-01',
      unreadBySupplier: true,
      key: 'x',
    }
    const send = async (person: Person, step: string, payload: object) =>
      (await person.ask({ method: 'POST', url: `/api/quotes/${id}/${step}`, payload: { ...extra, ...payload } })).statusCode
    expect(await send(beans, 'answer', prices())).toBe(200)
    expect(await send(ann, 'message', { text: 'Thanks' })).toBe(200)
    expect(await beans.call(getQuote, { id })).toMatchObject({
      status: 'quoted',
      supplier: { id: beans.supplierId },
      offers: [{ revision: 1 }],
      history: [
        { step: 'answer', by: 'supplier' },
        { step: 'message', by: 'buyer' },
      ],
    })
    const steps = await app.context.db.selectFrom('quoteSteps').select('accountId').where('requestId', '=', id).orderBy('id').execute()
    expect(steps).toEqual([{ accountId: beans.id }, { accountId: ann.id }])
    const form = { ...extraFields(1), fields: defaultFields('Dairy'), version: 0 }
    const saved = await beans.ask({ method: 'PUT', url: `/api/suppliers/${beans.supplierId}/quote-form`, payload: form })
    expect(saved.json()).toMatchObject({ category: 'Coffee & Tea', version: 1 })
  })

  test('a buyer cannot set the status or account of a quote request', async () => {
    const ann = await buyer(app)
    const { id: supplierId } = await app.supplier()
    const request = { businessName: 'Corner Café', contactEmail: ann.email, requirements: 'Beans' }
    const single = await ann.ask({ method: 'POST', url: '/api/quotes/request', payload: { ...extraFields(1), ...request, supplierId } })
    const bulk = await ann.ask({
      method: 'POST',
      url: '/api/quotes/bulk',
      payload: { ...extraFields(1), supplierIds: [supplierId], contactEmail: ann.email, message: 'Beans' },
    })
    expect([single.statusCode, bulk.statusCode]).toEqual([201, 201])
    const rows = await app.context.db
      .selectFrom('quoteRequests')
      .select(['status', 'accountId'])
      .where('id', 'in', [single.json().id, bulk.json().ids[0]])
      .execute()
    expect(rows).toEqual([
      { status: 'new', accountId: ann.id },
      { status: 'new', accountId: ann.id },
    ])
  })
})
