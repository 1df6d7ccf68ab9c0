import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer } from '#test/people/people.ts'
import { samplesIn } from '#test/data/samples.ts'
import { createMetrics } from './metrics.ts'

const metrics = createMetrics()
let app: TestApp

beforeAll(async () => void (app = await createTestApp({}, { metrics })))
afterAll(() => app.stop())

const samples = async () => samplesIn(await metrics.registry.metrics())

describe('The metrics of a process', () => {
  test('count requests by route and status, those from the cache and to unknown addresses among them', async () => {
    const requests = (route: string, status: number, method = 'GET') =>
      `backdock_http_requests_total{method="${method}",route="${route}",status="${status}"}`
    for (let count = 0; count < 3; count++) await app.server.inject('/api/categories')
    // A supplier that is made empties the cache, at once or a moment later.
    const cached = await samples()
    const { id } = await app.supplier()
    for (let count = 0; count < 3; count++) await app.server.inject(`/api/suppliers/${id}`)
    await app.server.inject('/api/suppliers/2000000000')
    for (let count = 0; count < 2; count++) await app.server.inject({ url: `/api/nowhere/${count}` })
    await app.server.inject({ method: 'POST', url: '/api/login', payload: {} })
    const found = await samples()
    expect(found.get(requests('/api/suppliers/:id', 200))).toBe(3)
    expect(found.get(requests('/api/suppliers/:id', 404))).toBe(1)
    expect(found.get(requests('/api/login', 400, 'POST'))).toBe(1)
    expect(found.get('backdock_http_request_duration_seconds_count{method="GET",route="/api/suppliers/:id"}')).toBe(4)
    expect(found.get('backdock_http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/api/suppliers/:id"}')).toBe(4)
    // Those from the cache are sent past Fastify.
    expect(cached.get(requests('/api/categories', 200))).toBe(3)
    expect(cached.get('backdock_page_cache_lookups_total{result="hit"}')).toBe(2)
    expect(cached.get('backdock_page_cache_entries')).toBeGreaterThan(0)
    expect([...found.keys()].filter((name) => name.includes('nowhere'))).toEqual([])
    expect([...found.keys()].filter((name) => name.includes(`/${id}`))).toEqual([])
  })

  test('tell of emails, jobs, connections and the event loop', async () => {
    const person = await buyer(app)
    await app.context.db.insertInto('emails').values({ kind: 'test', recipient: person.email, facts: '{"username":"ann"}' }).execute()
    await app.context.db
      .insertInto('emails')
      .values({ kind: 'test', recipient: person.email, facts: '{}', status: 'held', heldFor: 'opening' })
      .execute()
    await expect.poll(async () => (await samples()).get('backdock_email_attempts_total{result="sent"}')).toBe(1)
    await app.context.jobs.enqueue(app.context.db, 'removed-uploads', ['00000000-0000-4000-8000-000000000000.webp'])
    const job = 'backdock_job_duration_seconds_count{queue="removed-uploads",result="completed"}'
    await expect.poll(async () => (await samples()).get(job)).toBe(1)
    const found = await samples()
    expect(found.get('backdock_emails{status="held"}')).toBe(1)
    expect(found.get('backdock_emails{status="queued"}')).toBe(0)
    expect(found.get('backdock_jobs{queue="housekeeping",state="waiting"}')).toBe(0)
    // None is idle at a moment at which jobs use all of them.
    await expect.poll(async () => (await samples()).get('backdock_db_connections{state="idle"}')).toBeGreaterThan(0)
    expect(found.get('backdock_db_waiting')).toBe(0)
    expect(found.get('backdock_db_size_bytes')).toBeGreaterThan(1_000_000)
    expect(found.get('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  })

  test('are not counted unless somebody asks for them', async () => {
    const quiet = await createTestApp()
    await quiet.call(listSuppliers, {})
    expect(quiet.context.metrics).toBeNull()
    await quiet.stop()
  })
})
