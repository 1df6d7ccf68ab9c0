import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { QUOTAS } from '#contract/endpoint/quotas.ts'
import { MIB } from '#shared/bytes.ts'
import { listMyQuotes, requestQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { answerQuote, sendMessage } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { prices, sendQuoteRequest } from '#test/people/quotes.ts'

const PDF = '%PDF-1.7'
let app: TestApp
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute()
  beans = await supplier(app)
})

const newRequest = () => sendQuoteRequest(app, beans.supplierId, ann)
const upload = (id: string) =>
  beans.ask({ method: 'POST', url: `/api/quotes/${id}/attachments`, payload: PDF, headers: { 'content-type': 'application/pdf' } })
/** Makes two calls at the same time, and returns the status and the problem of each, the allowed one first. */
async function atOnce(call: () => ReturnType<typeof upload>) {
  const responses = await Promise.all([call(), call()])
  return responses
    .toSorted((a, b) => a.statusCode - b.statusCode)
    .map(({ statusCode, ...response }) => [statusCode, response.json().detail])
}
const post = (by: Person, id: string, step: string, payload: object) =>
  by.ask({ method: 'POST', url: `/api/quotes/${id}/${step}`, payload })

describe('Quotas of a request', () => {
  test('a request has fifty answers with prices, even when they are sent at once; then a message still arrives', async () => {
    const { id } = await newRequest()
    await beans.call(answerQuote, { id, ...prices() })
    await sql`insert into offers (request_id, revision, lines, delivery_cents)
      select request_id, n, lines, delivery_cents from offers, generate_series(2, ${QUOTAS.requestRevisions - 1}::int) as n
      where request_id = ${id}`.execute(app.context.db)
    expect(await atOnce(() => post(beans, id, 'answer', prices()))).toEqual([
      [200, undefined],
      [409, 'This request has 50 answers with prices, as many as there is room for. Please send a message instead.'],
    ])
    const { offers: quotes, history } = await beans.call(sendMessage, { id, text: 'One more thing' })
    expect([quotes.length, history.length]).toEqual([QUOTAS.requestRevisions, 3])
  })

  test('a request has five hundred messages, even when they are sent at once; then an answer still arrives', async () => {
    const { id } = await newRequest()
    await sql`insert into quote_steps (request_id, step, by, at, note)
      select ${id}::uuid, 'message', 'buyer', now(), 'Hello' from generate_series(1, ${QUOTAS.requestMessages - 1}::int)`.execute(
      app.context.db,
    )
    expect(await atOnce(() => post(ann, id, 'message', { text: 'Hello' }))).toEqual([
      [200, undefined],
      [409, 'This request has 500 messages, as many as there is room for. Please go on by email or by phone.'],
    ])
    const { history } = await beans.call(answerQuote, { id, ...prices() })
    expect(history).toHaveLength(QUOTAS.requestMessages + 1)
  })

  test('a request has fifty files, even when they are uploaded at once', async () => {
    const { id } = await newRequest()
    await sql`with files as (insert into attachments (request_id, name, kind, content)
        select ${id}::uuid, 'a.pdf', 'application/pdf', ${PDF}::bytea from generate_series(1, ${QUOTAS.requestFiles - 1}::int) returning id)
      insert into offers (request_id, revision, lines, delivery_cents, attachment_id)
        select ${id}::uuid, row_number() over (), '[]', 0, id from files`.execute(app.context.db)
    expect(await atOnce(() => upload(id))).toEqual([
      [201, undefined],
      [409, 'This request has 50 files, as many as there is room for. Please send this one by email.'],
    ])
  })
})

/** Lets each byte of a file count as so many; the index that includes the column goes with it. */
async function countBytesAs(bytes: number) {
  const { db } = app.context
  await sql`alter table attachments drop column bytes, add column bytes integer not null generated always as (octet_length(content) * ${sql.lit(bytes)}) stored`.execute(
    db,
  )
  await sql`create index attachments_of_account on attachments (account_id, created_at) include (bytes)`.execute(db)
}

// Each byte counts as a MiB, so that no gigabyte has to be written.
describe.skipIf(!inject('databaseServer'))('Quotas of the bytes of files', () => {
  beforeAll(() => countBytesAs(MIB))
  // The next file of this process has the same database.
  afterAll(() => countBytesAs(1))

  /** Stores a file of a request of the supplier, by default of one that it has no more to do with. */
  async function sent(mebibytes: number, { id, hours = 1 }: { id?: string; hours?: number } = {}) {
    const content = Buffer.alloc(mebibytes)
    const createdAt = new Date(Date.now() - hours * 3_600_000)
    const file = { requestId: id ?? (await newRequest()).id, accountId: beans.id, name: 'a.pdf', kind: 'application/pdf' as const, content }
    await app.context.db
      .insertInto('attachments')
      .values({ ...file, createdAt })
      .execute()
  }

  test('the files of a request take up to 100 MiB, even when they are uploaded at once', async () => {
    const { id } = await newRequest()
    await sent(99, { id })
    expect(await atOnce(() => upload(id))).toEqual([
      [201, undefined],
      [413, 'The files of this request can take up 100 MiB, and there is no room left for this one. Please send this one by email.'],
    ])
  })

  test('an account sends up to 200 MiB of files within a day, even when they are uploaded at once for two requests', async () => {
    await sent(199, { hours: 23 })
    const requests = [await newRequest(), await newRequest()]
    expect(await atOnce(() => upload(requests.pop()!.id))).toEqual([
      [201, undefined],
      [413, expect.stringMatching(/^The files that you send within a day can take up 200 MiB, .*Please try again tomorrow, or send/)],
    ])
  })

  test('an account sends up to 1 GiB of files altogether; what is deleted makes room again, and other accounts have their own', async () => {
    await sent(1000, { hours: 25 })
    await sent(23, { hours: 25 })
    const { id } = await newRequest()
    expect((await upload(id)).statusCode).toBe(201)
    const full = await upload(id)
    expect([full.statusCode, full.json().detail]).toEqual([
      413,
      'The files that you send can take up 1024 MiB, and there is no room left for this one. Please send this one by email.',
    ])
    const first = beans
    beans = await supplier(app)
    expect((await upload((await newRequest()).id)).statusCode).toBe(201)
    beans = first
    await app.context.db.deleteFrom('attachments').where('requestId', '=', id).execute()
    expect((await upload(id)).statusCode).toBe(201)
  })
})

describe('Quotas of texts', () => {
  /** Leaves room for so many bytes of an account's texts today. */
  const leave = (bytes: number, { id }: Person) =>
    app.context.db
      .insertInto('rateLimits')
      .values({ key: `quote-texts:${id}`, points: QUOTAS.textBytesADay - bytes, expire: Date.now() + 3_600_000 })
      .execute()
  const full = {
    status: 413,
    detail: 'You can write 10 MB within a day, and there is no room left for this. Please make it shorter, or try again tomorrow.',
  }

  test('messages, prices and reasons count for whoever writes them, even when they are sent at once', async () => {
    const { id } = await newRequest()
    await leave(7000, beans)
    const text = 'x'.repeat(4000)
    expect(await atOnce(() => post(beans, id, 'message', { text }))).toEqual([
      [200, undefined],
      [413, full.detail],
    ])
    expect(
      await problemOf(beans.call(answerQuote, { id, ...prices({ note: text.slice(0, 2000) }), terms: text.slice(0, 2000) })),
    ).toMatchObject(full)
    expect((await ann.call(sendMessage, { id, text })).history).toHaveLength(2)
  })

  test('requests count for whoever sends them, a bulk request once for each supplier; what is beyond the quota leaves nothing behind', async () => {
    const cafe = await buyer(app)
    await leave(7000, cafe)
    const suppliers = [beans, await supplier(app)].map(({ supplierId }) => supplierId)
    const single = { supplierId: beans.supplierId, businessName: 'Cafe', contactEmail: cafe.email, requirements: 'x'.repeat(4000) }
    expect(
      await problemOf(cafe.call(requestQuotes, { supplierIds: suppliers, message: single.requirements, contactEmail: cafe.email })),
    ).toMatchObject(full)
    await cafe.call(requestQuote, single)
    expect(await problemOf(cafe.call(requestQuote, single))).toMatchObject(full)
    expect((await cafe.call(listMyQuotes, {})).total).toBe(1)
  })
})
