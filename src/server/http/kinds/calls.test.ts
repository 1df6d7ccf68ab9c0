import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Address, ResponseOf } from '#contract/api.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { buyer, owner, person, supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { anyone } from '#server/http/access/access.ts'
import type { ProcessCall } from './calls.ts'
import { Problem } from '#server/http/problems.ts'
import type { Requester } from '#server/http/access/requester.ts'
import type { Serve } from './serve.ts'

const failingWrite = endpoint('POST /api/test/failing-write', { summary: 'Writes and fails', body: { email: z.string() } })
const limited = endpoint('POST /api/test/limited', { summary: 'Twice a minute', output: z.object({ shown: z.string() }) })

const noteRequester = endpoint('POST /api/test/note-requester', { summary: 'Notes the requester' })

let app: TestApp
let serve: Serve
let lastRequester: Requester

function addRoutes(toServe: Serve) {
  serve = toServe
  serve(noteRequester, anyone, async (_, requester) => void (lastRequester = requester))
  serve.idempotent(failingWrite, anyone, async (tx, { email }) => {
    await tx.insertInto('betaSignups').values({ email }).execute()
    throw new Problem(409, 'After the write.')
  })
  const respond = async () => ({ shown: 'yes', hidden: 'no' })
  serve(limited, anyone, respond, { limit: { name: 'test-limited', points: 2, seconds: 3600 } })
}

beforeAll(async () => {
  app = await createTestApp({}, { addRoutes })
})
afterAll(() => app.stop())

/** Returns calls as the requester that endpoints see when this browser sends; without a browser, as an anonymous requester. */
async function callsAs(browser: Browser = createBrowser(app)): Promise<ProcessCall> {
  await browser.call(noteRequester, {})
  return serve.callsAs(lastRequester)
}
/** Calls an endpoint that only this test has. */
const callOther = async (address: string, input: object) => {
  const call = (await callsAs()) as unknown as (address: string, input: object) => Promise<unknown>
  return call(address, input)
}
/** Returns 200, or the status of the problem that was thrown. */
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (problem) => (problem instanceof Problem ? problem.status : Promise.reject(problem as Error)),
  )
const quoteRequest = (supplierId: number) => ({
  supplierId,
  businessName: 'Corner Café',
  contactEmail: 'ann@cafe.example',
  requirements: 'Twelve kilos',
})
const requestsTo = (supplierId: number) =>
  app.context.db.selectFrom('quoteRequests').select(['id', 'accountId']).where('supplierId', '=', supplierId).execute()

describe('callsAs', () => {
  test("each role reads what it may read over HTTP, and a supplier cannot read another supplier's quotes", async () => {
    const [beans, milk] = [await supplier(app), await supplier(app)]
    const people = [undefined, await buyer(app), milk, beans, await person(app, 'owner'), await owner(app)]
    const calls: ProcessCall[] = []
    for (const requester of people) calls.push(await callsAs(requester))
    const statuses = (read: (call: ProcessCall) => Promise<unknown>) => Promise.all(calls.map((call) => statusOf(read(call))))
    expect(await statuses((call) => call('GET /api/suppliers/:id/quotes', { id: String(beans.supplierId) }))).toEqual([
      401, 403, 403, 200, 200, 200,
    ])
    expect(await statuses((call) => call('GET /api/dashboard/supplier', {}))).toEqual([401, 403, 200, 200, 403, 403])
    expect(await statuses((call) => call('GET /api/admin/audit', {}))).toEqual([401, 403, 403, 403, 403, 200])
    expect(await statuses((call) => call('GET /api/account', {}))).toEqual([401, 200, 200, 200, 200, 200])
    expect(await statuses((call) => call('GET /api/suppliers/:id', { id: String(beans.supplierId) }))).toEqual(Array(6).fill(200))
  })

  test("a supplier can write to its own listing but not to another's", async () => {
    const [beans, milk] = [await supplier(app), await supplier(app)]
    const change = { id: String(beans.supplierId), description: 'Roasted on Mondays' }
    expect(await statusOf((await callsAs(milk))('PUT /api/suppliers/:id', change))).toBe(403)
    const saved = await (await callsAs(beans))('PUT /api/suppliers/:id', change)
    expect(saved).toMatchObject({ id: beans.supplierId, description: 'Roasted on Mondays' })
  })

  test('invalid input is the same problem as over HTTP, after authorization', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const wrong = { ...quoteRequest(beans.supplierId), contactEmail: 'ann' }
    const overHttp = await problemOf(ann.call(requestQuote, wrong))
    const thrown = await (await callsAs(ann))('POST /api/quotes/request', wrong).catch((problem: Problem) => problem)
    expect(thrown).toMatchObject({ status: 400, message: overHttp.detail, details: { errors: overHttp.errors } })
    const asAnn = await callsAs(ann)
    expect(await statusOf(asAnn('PUT /api/suppliers/:id', { id: String(beans.supplierId), website: 'no address' }))).toBe(403)
    expect(await statusOf(asAnn('GET /api/suppliers/:id', { id: 'x' }))).toBe(404)
    expect(await statusOf(asAnn('GET /api/nothing' as Address, {} as never))).toBe(404)
  })

  test('a write belongs to the account that calls, and its emails are sent', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    await app.context.db.updateTable('accounts').set({ emailConfirmedAt: new Date() }).where('id', '=', beans.id).execute()
    const { id } = await (await callsAs(ann))('POST /api/quotes/request', { ...quoteRequest(beans.supplierId), contactEmail: ann.email })
    expect(await requestsTo(beans.supplierId)).toEqual([{ id, accountId: ann.id }])
    const received = (await app.emails()).filter(({ to }) => to?.[0]?.address === beans.email)
    expect(received.map(({ text }) => text).join()).toContain('Twelve kilos')
  })

  test('a write that fails leaves no rows behind', async () => {
    const beans = await supplier(app)
    const many = { supplierIds: [beans.supplierId, 999_999], message: 'Two crates', contactEmail: 'ann@cafe.example' }
    expect(await statusOf((await callsAs())('POST /api/quotes/bulk', many))).toBe(404)
    expect(await requestsTo(beans.supplierId)).toEqual([])
    expect(await statusOf(callOther(failingWrite.address, { email: 'late@cafe.example' }))).toBe(409)
    const rows = app.context.db.selectFrom('betaSignups').select('email').where('email', '=', 'late@cafe.example')
    expect(await rows.execute()).toEqual([])
  })

  test('an idempotency key makes a write safe to repeat, in the process as over HTTP', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const call = await callsAs(ann)
    const send = (requirements: string) =>
      call('POST /api/quotes/request', { ...quoteRequest(beans.supplierId), requirements }, { idempotencyKey: 'once' })
    const first: ResponseOf<'POST /api/quotes/request'> = await send('Beans')
    expect(await send('Beans')).toEqual(first)
    expect(await statusOf(send('Milk'))).toBe(409)
    ann.headers['idempotency-key'] = 'once'
    expect(await ann.call(requestQuote, { ...quoteRequest(beans.supplierId), requirements: 'Beans' })).toEqual(first)
    expect(await requestsTo(beans.supplierId)).toHaveLength(1)
  })

  test("calls count against the rate limit of the requester's address, together with those over HTTP", async () => {
    const visitor = createBrowser(app)
    const call = (await callsAs(visitor)) as unknown as (address: string, input: object) => Promise<unknown>
    await visitor.call(limited, {})
    expect(await call(limited.address, {})).toEqual({ shown: 'yes' })
    const problem = await call(limited.address, {}).catch((problem: Problem) => problem)
    expect(problem).toMatchObject({ status: 429, details: { headers: { 'retry-after': expect.stringMatching(/^\d+$/) } } })
  })

  test('a resource is looked up for every call, since an earlier call may have deleted it', async () => {
    const beans = await supplier(app)
    const call = await callsAs(beans)
    const { id } = await call('POST /api/suppliers/:id/featured-products', {
      id: String(beans.supplierId),
      title: 'Shed Blend',
      price: '$31.50',
    })
    const product = { id: String(beans.supplierId), productId: id }
    await call('DELETE /api/suppliers/:id/featured-products/:productId', product)
    expect(await statusOf(call('DELETE /api/suppliers/:id/featured-products/:productId', product))).toBe(404)
  })
})

describe('calls', () => {
  test('an anonymous call can read what is public, but not an account', async () => {
    const beans = await supplier(app)
    const call = serve.calls()
    expect(await call('GET /api/suppliers/:id', { id: String(beans.supplierId) })).toMatchObject({ id: beans.supplierId })
    expect(await statusOf(call('GET /api/account', {}))).toBe(401)
  })
})
