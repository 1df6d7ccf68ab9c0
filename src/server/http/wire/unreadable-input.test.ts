import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { fromNewAddress } from '#test/people/new-address.ts'
import { prices, putInState, sendQuoteRequest } from '#test/people/quotes.ts'

let app: TestApp
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
  beans = await supplier(app)
})
afterAll(() => app.stop())

const send = (request: InjectOptions) => fromNewAddress(app, request)
const post = (url: string, payload: object) => send({ method: 'POST', url, payload })
const JSON_BODY = { 'content-type': 'application/json' }
const refusal = (response: { statusCode: number; json(): { errors: { path: string }[] } }) => [
  response.statusCode,
  [...new Set(response.json().errors.map(({ path }) => path))],
]

describe('Texts that cannot be read', () => {
  test('half of a character is rejected in every text of what becomes an email', async () => {
    const { supplierId } = beans
    const contactEmail = 'ann@cafe.example'
    for (const half of ['\ud800', 'Beans \udc00', '\udc00\ud800']) {
      const single = { supplierId, businessName: half, contactEmail, requirements: half, specialRequirements: half }
      expect(refusal(await post('/api/quotes/request', single))).toEqual([400, ['businessName', 'requirements', 'specialRequirements']])
      const bulk = { supplierIds: [supplierId], contactEmail, message: half, contactName: half, company: half }
      expect(refusal(await post('/api/quotes/bulk', bulk))).toEqual([400, ['message', 'contactName', 'company']])
      expect(refusal(await post(`/api/suppliers/${supplierId}/contact`, { message: half }))).toEqual([400, ['message']])
    }
    const { errors } = (await post(`/api/suppliers/${supplierId}/contact`, { message: 'Beans \ud83e' })).json()
    expect(errors).toEqual([{ path: 'message', message: 'Please remove the broken characters from this text.' }])
    expect(await app.context.db.selectFrom('quoteRequests').select('id').execute()).toEqual([])
  })

  test('whole characters of every kind are taken', async () => {
    const message = '👩🏽‍🍳 🫘 Ñandú עברית \u{10ffff}'
    expect((await post(`/api/suppliers/${beans.supplierId}/contact`, { message })).statusCode).toBe(202)
  })

  test('bytes of an address that are not UTF-8 are rejected like control characters, and an unknown path where they stand in the path', async () => {
    for (const bytes of ['%FF', '%ED%A0%80', 'a%C0%80b', '%F0%9F%AB', '%00', 'a%0D%0Ab']) {
      for (const name of ['search', 'category', 'state', 'location'])
        expect([bytes, ...refusal(await send({ url: `/api/suppliers?${name}=${bytes}` }))]).toEqual([bytes, 400, [name]])
      expect(refusal(await send({ url: `/api/places?q=${bytes}` }))).toEqual([400, ['q']])
      expect(refusal(await beans.ask({ url: `/api/suppliers/${beans.supplierId}/quotes?search=${bytes}` }))).toEqual([400, ['search']])
      expect((await send({ url: `/api/suppliers?utm_source=${bytes}` })).statusCode).toBe(200)
      for (const path of ['/api/suppliers/', '/suppliers/', '/art/scene/']) expect((await send({ url: path + bytes })).statusCode).toBe(404)
    }
  })

  test('a percent sign that begins no byte is part of the text', async () => {
    const { id } = await app.supplier({ businessName: '100% Arabica' })
    const found = await send({ url: '/api/suppliers?search=100%+Arabica&exact=true' })
    expect(found.json()).toMatchObject([{ id }])
  })
})

describe('Values of another kind', () => {
  test('an object that cannot be converted to text or number is a 400 at every field, however deep it is', async () => {
    const { supplierId } = beans
    const request = { supplierId, businessName: 'Corner Café', contactEmail: 'ann@cafe.example', requirements: 'Beans' }
    for (const odd of [{ length: { toString: 1 } }, { length: { toString: null, valueOf: null } }, { toString: {}, length: 1 }])
      for (const name of ['businessName', 'contactEmail', 'contactPhone', 'requirements', 'timeline'])
        expect([odd, ...refusal(await post('/api/quotes/request', { ...request, [name]: odd }))]).toEqual([odd, 400, [name]])
    const deep = `${'{"a":['.repeat(100_000)}1${']}'.repeat(100_000)}`
    const response = await send({ method: 'POST', url: '/api/newsletter', headers: JSON_BODY, payload: `{"email":${deep}}` })
    expect(refusal(response)).toEqual([400, ['email']])
  })
})

describe('Pages at addresses that cannot be read', () => {
  test('they are one page that says what to do, with status 400', async () => {
    const addresses = ['search=%00', 'category=a%0D%0Ab', 'state=%1B', 'location=%7F', 'search=%FF', 'search=Milk&location=%ED%A0%80']
    for (const url of [...addresses.map((query) => `/suppliers?${query}`), '/dashboard?tab=quotes&search=%00']) {
      const { statusCode, headers, body } = await send({ url })
      expect([url, statusCode, headers['content-type']]).toEqual([url, 400, 'text/html; charset=utf-8'])
      expect(body).toContain('<h1')
      expect(body).toContain('This address cannot be read')
      expect(body).toContain('content="noindex"')
      expect(body).toContain('href="/suppliers"')
      expect(body).toMatch(/<script[^>]+data-entry="\/assets\/entry-client/)
    }
  })

  test('what the page does not read, or trims, does no harm', async () => {
    for (const query of ['utm_source=%00', 'search=milk%0D%0A', 'sort=%00', 'page=%FF'])
      expect([query, (await send({ url: `/suppliers?${query}` })).statusCode]).toEqual([query, 200])
  })

  test('a search is cut at 200 characters without cutting one in half', async () => {
    const search = encodeURIComponent(`${'a'.repeat(199)}🫘🫘`)
    for (const url of [`/suppliers?search=${search}`, `/api/suppliers?search=${search}`]) expect((await send({ url })).statusCode).toBe(200)
  })
})

describe('Numbers and days that the database does not know', () => {
  test('a version or revision beyond its integers is a 400 that names it', async () => {
    const { supplierId } = beans
    const { id } = await sendQuoteRequest(app, supplierId, ann)
    await putInState(app, id, 'quoted')
    const request = { supplierId, businessName: 'Corner Café', contactEmail: 'ann@cafe.example', requirements: 'Beans' }
    for (const number of [3_000_000_000, -3_000_000_000, 2 ** 53, 1e300]) {
      expect(refusal(await post('/api/quotes/request', { ...request, formVersion: number }))).toEqual([400, ['formVersion']])
      const change = { method: 'PUT' as const, url: `/api/suppliers/${supplierId}`, payload: { version: number } }
      expect(refusal(await beans.ask(change))).toEqual([400, ['version']])
      const accept = { method: 'POST' as const, url: `/api/quotes/${id}/accept`, payload: { revision: number } }
      expect(refusal(await ann.ask(accept))).toEqual([400, ['revision']])
    }
  })

  test('a day in the year 0 is a 400 that names it, and the last day of the year 9999 is taken', async () => {
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    const olga = await owner(app)
    const answer = (validUntil: string) =>
      beans.ask({ method: 'POST', url: `/api/quotes/${id}/answer`, payload: { ...prices(), validUntil } })
    const check = (expiresOn: string) =>
      olga.ask({
        method: 'PUT',
        url: `/api/admin/suppliers/${beans.supplierId}`,
        payload: { isVerified: true, evidence: { what: 'Licence', expiresOn } },
      })
    const keep = (validUntil: string) =>
      beans.ask({
        method: 'POST',
        url: `/api/suppliers/${beans.supplierId}/saved-answers`,
        payload: { name: 'Usual', ...prices(), validUntil },
      })
    for (const day of ['0000-01-01', '0000-02-29', '275760-09-13', '-000001-01-01', 'infinity', '2026-02-30']) {
      expect([day, ...refusal(await answer(day))]).toEqual([day, 400, ['validUntil']])
      expect([day, ...refusal(await keep(day))]).toEqual([day, 400, ['validUntil']])
      expect([day, ...refusal(await check(day))]).toEqual([day, 400, ['evidence.expiresOn']])
    }
    expect([(await answer('9999-12-31')).statusCode, (await check('9999-12-31')).statusCode]).toEqual([200, 200])
  })
})
