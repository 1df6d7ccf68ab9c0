import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listEvents } from '#contract/dashboard/insights.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { subscribe } from '#test/people/subscriptions.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

async function enterprise() {
  const account = await supplier(app)
  await subscribe(app, account.supplierId, { plan: 'enterprise' })
  const file = async () => {
    const { body, headers } = await account.ask({
      method: 'GET',
      url: '/api/dashboard/supplier/events',
      headers: { accept: 'text/csv' },
    })
    return {
      headers,
      lines: body
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n'),
    }
  }
  return { ...account, file }
}

describe('GET /api/dashboard/supplier/events', () => {
  test('views by day, contacts, requests with their steps, reviews and replies come newest first, also as a file', async () => {
    const { db } = app.context
    const { supplierId, call, file } = await enterprise()
    await db.insertInto('viewsByDay').values({ supplierId, day: '2026-10-20', views: 4 }).execute()
    await db.insertInto('inquiries').values({ supplierId, day: '2026-10-20', visitor: 'v', createdAt: '2026-10-20T01:00:00Z' }).execute()
    const request = { supplierId, contactEmail: 'ann@cafe.example', requirements: 'Beans', createdAt: '2026-10-20T02:00:00Z' }
    const { id, serial } = await db.insertInto('quoteRequests').values(request).returning(['id', 'serial']).executeTakeFirstOrThrow()
    await db.insertInto('quoteSteps').values({ requestId: id, step: 'answer', by: 'supplier', at: '2026-10-20T03:00:00Z' }).execute()
    const reply = { replyText: 'Thanks', replyAt: '2026-10-20T05:00:00Z' }
    const review = { supplierId, customerName: 'Ann', rating: 4, text: 'Good', createdAt: '2026-10-20T04:00:00Z', ...reply }
    await db.insertInto('reviews').values(review).execute()
    const { items, total } = await call(listEvents, {})
    expect(items).toEqual([
      { at: '2026-10-20T05:00:00.000Z', event: 'reply', number: 4, detail: null },
      { at: '2026-10-20T04:00:00.000Z', event: 'review', number: 4, detail: 'published' },
      { at: '2026-10-20T03:00:00.000Z', event: 'step', number: serial, detail: 'answer by supplier' },
      { at: '2026-10-20T02:00:00.000Z', event: 'request', number: serial, detail: null },
      { at: '2026-10-20T01:00:00.000Z', event: 'contact', number: null, detail: null },
      { at: '2026-10-19T13:00:00.000Z', event: 'views', number: 4, detail: null },
    ])
    expect(total).toBe(6)
    expect((await call(listEvents, { limit: 1, offset: 5 })).items).toEqual(items.slice(5))
    const { headers, lines } = await file()
    expect(headers['content-disposition']).toContain('events.csv')
    expect(lines[0]).toBe('"Time","Event","Number","Detail"')
    expect(lines).toHaveLength(7)
    expect(lines[3]).toBe(`"2026-10-20T03:00:00.000Z","step",${serial},"answer by supplier"`)
  })

  test('the file has every event once, also many of one moment', async () => {
    const { db } = app.context
    const { supplierId, file } = await enterprise()
    const values = Array.from({ length: 1203 }, (_, visitor) => ({
      supplierId,
      day: '2026-10-20',
      visitor: `v${visitor}`,
      createdAt: new Date(Date.parse('2026-10-20T01:00:00Z') + (visitor % 3)),
    }))
    await db.insertInto('inquiries').values(values).execute()
    expect((await file()).lines).toHaveLength(1204)
  })

  test('a smaller plan does not have it', async () => {
    const account = await supplier(app)
    await subscribe(app, account.supplierId)
    expect(await problemOf(account.call(listEvents, {}))).toMatchObject({
      status: 403,
      detail: 'The file of all events comes with the Enterprise plan.',
    })
  })
})
