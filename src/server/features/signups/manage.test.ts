import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#contract/owner/audit.ts'
import {
  confirmNewsletter,
  joinBeta,
  listSignUps,
  listSubscribers,
  removeSignUp,
  removeSubscriber,
  restoreSignUp,
  restoreSubscriber,
  subscribeNewsletter,
} from '#contract/accounts/signups.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { deleteOldSignUps } from './retention-queries.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp()
  siteOwner = await owner(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  for (const table of ['rateLimits', 'betaSignups', 'newsletterSubscribers'] as const) await app.context.db.deleteFrom(table).execute()
})

const newAddress = (name = 'ann') => `${name}-${randomUUID().slice(0, 8)}@cafe.com.au`
const csvOf = async (url: string) => {
  const { headers, body } = await siteOwner.ask({ method: 'GET', url, headers: { accept: 'text/csv' } })
  expect(headers['content-type']).toContain('text/csv')
  return parse(body, { columns: true, bom: true }) as Record<string, string>[]
}

describe('The owner’s sign-ups', () => {
  test('beta sign-ups come newest first, page by page, and are found by a part of the address', async () => {
    const addresses = ['a', 'b', 'c'].map((name) => newAddress(name))
    for (const email of addresses) await app.call(joinBeta, { email })
    const listed = await siteOwner.call(listSignUps, {})
    expect(listed.items.map(({ email }) => email)).toEqual(addresses.toReversed())
    expect(await siteOwner.call(listSignUps, { limit: 1, offset: 1 })).toEqual({ items: [listed.items[1]], total: 3 })
    const found = await siteOwner.call(listSignUps, { search: addresses[0]!.slice(0, 8).toUpperCase() })
    expect(found.items.map(({ email }) => email)).toEqual([addresses[0]])
    expect((await siteOwner.call(listSignUps, { search: '%' })).items).toEqual([])
  })

  test('a removed address is gone, comes back by undo, and is deleted a day later; each is in the audit without the address', async () => {
    const email = newAddress()
    await app.call(joinBeta, { email })
    const [row] = (await siteOwner.call(listSignUps, {})).items
    await siteOwner.call(removeSignUp, { id: row!.id })
    expect((await siteOwner.call(listSignUps, {})).items).toEqual([])
    expect(await problemOf(siteOwner.call(removeSignUp, { id: row!.id }))).toMatchObject({ status: 404 })
    expect(await siteOwner.call(restoreSignUp, { id: row!.id })).toEqual(row)
    expect(await problemOf(siteOwner.call(restoreSignUp, { id: row!.id }))).toMatchObject({ status: 404 })
    const [restored, removed] = (await siteOwner.call(listAudit, {})).items
    expect([removed?.action, restored?.action]).toEqual(['sign-up.remove', 'sign-up.restore'])
    expect(removed?.subject).toBe(`sign-up ${row!.id}`)
    await siteOwner.call(removeSignUp, { id: row!.id })
    await deleteOldSignUps(app.context.db, new Date(Date.now() + 25 * 3_600_000))
    expect(await problemOf(siteOwner.call(restoreSignUp, { id: row!.id }))).toMatchObject({ status: 404 })
  })

  test('a removed address that signs up again is on the list again', async () => {
    const email = newAddress()
    await app.call(joinBeta, { email })
    await siteOwner.call(removeSignUp, { id: (await siteOwner.call(listSignUps, {})).items[0]!.id })
    await app.call(joinBeta, { email })
    expect((await siteOwner.call(listSignUps, {})).items).toMatchObject([{ email }])
  })

  test('the newsletter is listed by status; a removed subscriber has to confirm again, unless the removal is undone', async () => {
    const [ann, bob] = [newAddress('ann'), newAddress('bob')]
    for (const email of [ann, bob]) await app.call(subscribeNewsletter, { email })
    const sent = (await app.emails()).find(({ to }) => to?.[0]?.address === ann)
    await app.call(confirmNewsletter, { token: /token=([\w-]+)/.exec(sent!.text!)![1]! })
    const confirmed = await siteOwner.call(listSubscribers, { status: 'confirmed' })
    expect(confirmed).toMatchObject({ items: [{ email: ann, status: 'confirmed', confirmedAt: expect.any(String) }], total: 1 })
    expect((await siteOwner.call(listSubscribers, { status: 'unconfirmed' })).items.map(({ email }) => email)).toEqual([bob])
    const { id } = confirmed.items[0]!
    await siteOwner.call(removeSubscriber, { id })
    expect(await siteOwner.call(restoreSubscriber, { id })).toMatchObject({ status: 'confirmed' })
    await siteOwner.call(removeSubscriber, { id })
    await app.call(subscribeNewsletter, { email: ann })
    expect((await siteOwner.call(listSubscribers, { search: ann })).items).toMatchObject([{ status: 'unconfirmed' }])
  })

  test('both lists come whole as CSV, formulas made harmless, and confirmed subscribers with their link to leave', async () => {
    await app.call(joinBeta, { email: '=cmd@cafe.com.au' })
    const email = newAddress()
    await app.call(joinBeta, { email })
    expect((await csvOf('/api/admin/sign-ups')).map((row) => row.Email)).toEqual(["'=cmd@cafe.com.au", email])
    expect((await csvOf('/api/admin/sign-ups?search=cmd')).map((row) => row.Email)).toEqual(["'=cmd@cafe.com.au"])
    await app.call(subscribeNewsletter, { email })
    expect(await csvOf('/api/admin/newsletter')).toMatchObject([{ Email: email, Status: 'unconfirmed', 'Link to leave': '' }])
    await app.context.db.updateTable('newsletterSubscribers').set({ confirmedAt: new Date() }).execute()
    const [row] = await csvOf('/api/admin/newsletter?status=confirmed')
    const leaving = new URL(row!['Link to leave']!)
    expect((await app.server.inject({ method: 'POST', url: leaving.pathname })).statusCode).toBe(200)
    expect((await siteOwner.call(listSubscribers, { search: email })).items).toMatchObject([{ status: 'left' }])
  })
})
