import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'

let time = Date.now()
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { now: () => new Date(time) })
  await vi.waitUntil(() => app.context.changes.isConnected(), PATIENCE_MS)
})
afterAll(() => app.stop())

const urlOf = (id: number) => `/api/suppliers/${id}`
const shown = (id: number) => app.call(getSupplier, { id })
/** Changes a listing behind the site's back, as another process does whose notification is still on its way. */
const change = (id: number, set: string) => app.context.pool.query(`update suppliers set ${set} where id = $1`, [id])
const viewFrom = (id: number, remoteAddress: string) =>
  app.server.inject({ method: 'POST', url: `${urlOf(id)}/view`, remoteAddress, headers: { 'user-agent': 'Browser' } })

/** Adds a supplier whose response is kept: an unpublished change of its name stays unseen. */
async function keptSupplier() {
  const { id } = await app.supplier()
  await expect
    .poll(async () => {
      const { businessName } = await shown(id)
      await change(id, "business_name = business_name || '.'")
      return (await shown(id)).businessName === businessName
    })
    .toBe(true)
  return { id, businessName: (await shown(id)).businessName }
}

describe('GET /api/suppliers/:id', () => {
  test('views and inquiries are exact in the very next response, while all else is kept', async () => {
    const { id, businessName } = await keptSupplier()
    for (let views = 1; views <= 3; views++) {
      expect((await viewFrom(id, `192.0.2.${views}`)).statusCode).toBe(204)
      await change(id, 'inquiries = inquiries + 2')
      expect(await shown(id)).toMatchObject({ businessName, profileViews: views, inquiries: 2 * views })
    }
  })

  test('no reader sees fewer views than were counted before it asked, however many read and view at once', async () => {
    const { id } = await keptSupplier()
    const readings = Array.from({ length: 12 }, async (_, n) => {
      if (n % 3 === 0) await app.context.changes.publish(app.context.db)
      await viewFrom(id, `198.51.100.${n}`)
      const { rows } = await app.context.pool.query<{ views: number }>('select profile_views as views from suppliers where id = $1', [id])
      return [rows[0]?.views, (await shown(id)).profileViews] as const
    })
    for (const [counted, seen] of await Promise.all(readings)) expect(seen).toBeGreaterThanOrEqual(counted!)
    expect((await shown(id)).profileViews).toBe(12)
  })

  test('a saved change shows in the next response before this process has heard of it, and so does a suspension', async () => {
    const { id } = await keptSupplier()
    await change(id, "business_name = 'Saved elsewhere', version = version + 1")
    expect(await shown(id)).toMatchObject({ businessName: 'Saved elsewhere', version: 2 })
    await change(id, "suspended_at = now(), suspension_reason = 'Asked for'")
    await expect(shown(id)).rejects.toThrow(/^404: /)
    await change(id, 'suspended_at = null, suspension_reason = null')
    expect((await shown(id)).businessName).toBe('Saved elsewhere')
  })

  test('what no notification tells of is a minute late at most', async () => {
    const { id, businessName } = await keptSupplier()
    await change(id, "business_name = 'Unheard of'")
    expect((await shown(id)).businessName).toBe(businessName)
    time += 61_000
    expect((await shown(id)).businessName).toBe('Unheard of')
  })

  test('a client that has it gets a 304 until it changes, a view included', async () => {
    const { id } = await keptSupplier()
    const ask = (etag?: unknown) => app.server.inject({ url: urlOf(id), headers: etag ? { 'if-none-match': String(etag) } : {} })
    const { headers, body } = await ask()
    expect([headers['cache-control'], headers['content-length']]).toEqual(['no-cache', String(Buffer.byteLength(body))])
    const again = await ask(headers.etag)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    await viewFrom(id, '203.0.113.1')
    const viewed = await ask(headers.etag)
    expect([viewed.statusCode, viewed.json().profileViews]).toEqual([200, 1])
    expect((await ask(viewed.headers.etag)).statusCode).toBe(304)
    await change(id, "business_name = 'Renamed', version = version + 1")
    const renamed = await ask(viewed.headers.etag)
    expect([renamed.statusCode, renamed.json().businessName]).toEqual([200, 'Renamed'])
  })

  test('has every field of a supplier and no other, kept or new', async () => {
    const { id } = await keptSupplier()
    const kept = await shown(id)
    await app.context.changes.publish(app.context.db)
    const made = await shown(id)
    expect(kept).toEqual({ ...made, businessName: kept.businessName })
    expect(getSupplier.output.parse(made)).toEqual(made)
    expect(made).not.toHaveProperty('suspendedAt')
  })
})
