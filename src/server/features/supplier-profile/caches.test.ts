import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { addPicture, addProduct, addVenue, changePicture, changeProduct, removePicture, removeVenue } from '#contract/directory/showcase.ts'
import type { ChangeScope } from '#server/db/changes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { askServer } from '#test/database/ask-server.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { supplier } from '#test/people/people.ts'
import { uploadOf } from '#test/app/upload.ts'

let app: TestApp
let beans: Awaited<ReturnType<typeof supplier>>
let id: number
let url: string
/** The scopes of the changes that this process was notified of: its own, and on a database server the first of a second once more. */
let scopes: (ChangeScope | undefined)[] = []

beforeAll(async () => {
  app = await createTestApp()
  beans = await supplier(app)
  id = beans.supplierId
  url = await uploadOf(app)
  await vi.waitUntil(() => app.context.changes.isConnected(), PATIENCE_MS)
  app.context.changes.listen((scope) => scopes.push(scope))
})
afterAll(() => app.stop())
beforeEach(async () => void (await notified()))

/** Waits for the notifications of all changes so far, and returns their scopes. */
async function notified() {
  const last = { supplierId: 2_000_000_000 + Math.trunc(performance.now()) }
  const isLast = (scope?: ChangeScope) => scope?.supplierId === last.supplierId
  const server = inject('databaseServer') && app.context.config.databaseUrl
  // As another process does: what comes back of this one's own has come before it.
  if (server) await askServer(server, 'select pg_notify($1, $2)', ['public_change', String(last.supplierId)])
  else await app.context.changes.publish(app.context.db, last)
  await vi.waitUntil(() => scopes.some(isLast), PATIENCE_MS)
  const all = scopes.filter((scope) => !isLast(scope))
  scopes = []
  return all
}
const distinct = (all: readonly (ChangeScope | undefined)[]) => [...new Set(all.map((scope) => scope?.supplierId))]

const textOf = async (path: string) => (await app.server.inject(path)).body
const LISTS = ['/', '/suppliers', '/api/suppliers', '/api/categories']

describe('The caches', () => {
  test('what only a profile shows leaves the cached lists and other profiles as they are, in every process', async () => {
    const { id: other } = await app.supplier()
    await notified()
    const others = [...LISTS, `/suppliers/${other}`, `/suppliers/${id}0`]
    const before = await Promise.all(others.map(textOf))
    // Not published, so only a response that is not cached shows it.
    await app.context.pool.query(`update suppliers set business_name = 'Unheard of'`)
    const venue = await beans.call(addVenue, { id, venueName: 'Corner Café' })
    expect(await textOf(`/suppliers/${id}`)).toContain('Corner Café')
    const picture = await beans.call(addPicture, { id, url, alt: 'Our shed' })
    for (const path of [`/suppliers/${id}`, `/api/suppliers/${id}/images`]) expect(await textOf(path)).toContain('Our shed')
    await beans.call(changePicture, { id, imageId: picture.id, alt: 'Our barn' })
    for (const path of [`/suppliers/${id}`, `/api/suppliers/${id}/images`]) expect(await textOf(path)).toContain('Our barn')
    await beans.call(removePicture, { id, imageId: picture.id })
    await beans.call(removeVenue, { id: venue.id })
    expect(await textOf(`/suppliers/${id}`)).not.toMatch(/Corner Café|Our barn/)
    const changes = await notified()
    expect(distinct(changes)).toEqual([id])
    expect(changes.length).toBeGreaterThanOrEqual(5)
    expect(await Promise.all(others.map(textOf))).toEqual(before)
  })

  test('what suppliers are found by empties them all', async () => {
    await beans.call(addProduct, { id, title: 'Wattleseed Blend' })
    expect(distinct(await notified())).toEqual([undefined])
    expect(await textOf('/api/suppliers?search=wattleseed')).toContain('"id"')
  })

  test('a save that changes nothing leaves them as they are', async () => {
    const product = await beans.call(addProduct, { id, title: 'House Blend', price: '$30' })
    const picture = await beans.call(addPicture, { id, url, alt: 'Our van' })
    const same = await beans.call(updateSupplier, { id, phone: '03 5550 0142', tags: ['beans'] })
    await notified()
    await beans.call(changeProduct, { id, productId: product.id, title: 'House Blend', price: '$30', order: 12 })
    await beans.call(changePicture, { id, imageId: picture.id, url, alt: 'Our van', order: 1 })
    await beans.call(updateSupplier, { id, phone: same.phone!, tags: same.tags })
    expect(await notified()).toEqual([])
    await beans.call(changeProduct, { id, productId: product.id, price: '$31' })
    await beans.call(changeProduct, { id, productId: product.id, order: 1 })
    expect((await notified()).length).toBeGreaterThanOrEqual(2)
  })
})

describe('Changes of a listing', () => {
  test('are 60 a minute for one account, from wherever it sends them', async () => {
    const milk = await supplier(app)
    const change = (n: number) =>
      milk.ask({ method: 'PUT', url: `/api/suppliers/${milk.supplierId}`, payload: {}, remoteAddress: `192.0.2.${n}` })
    for (let n = 1; n <= 60; n++) expect((await change(n)).statusCode).toBe(200)
    const refused = await change(61)
    expect([refused.statusCode, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true])
    const venue = milk.call(addVenue, { id: milk.supplierId, venueName: 'Corner Café' })
    await expect(venue).rejects.toThrow(/^429: /)
    await beans.call(updateSupplier, { id, description: 'Not limited' })
  })
})
