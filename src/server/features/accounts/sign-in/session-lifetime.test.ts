import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMe, listSessions } from '#contract/accounts/accounts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let time = Date.now()
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: () => new Date(time) })))
afterAll(() => app.stop())

/** Asks who is signed in after some time; returns that, and for how many seconds the response keeps the cookie. */
async function after(passed: number, someone: Person) {
  time += passed
  const response = await someone.ask({ url: '/api/me' })
  const isSignedIn = response.json().user?.id === someone.id
  return { isSignedIn, seconds: response.cookies.find(({ name }) => name === 'session')?.maxAge }
}

describe('The life of a session', () => {
  test("an owner's session ends after 12 hours without use, and its cookie with it", async () => {
    const siteOwner = await owner(app)
    for (let use = 0; use < 4; use++) expect(await after(12 * HOUR - MINUTE, siteOwner)).toEqual({ isSignedIn: true, seconds: 12 * 3600 })
    expect(await siteOwner.call(listSessions, {})).toHaveLength(1)
    expect(await after(12 * HOUR + MINUTE, siteOwner)).toEqual({ isSignedIn: false, seconds: undefined })
  })

  test('use within an hour counts for the 12 hours of an owner', async () => {
    const siteOwner = await owner(app)
    await after(59 * MINUTE, siteOwner)
    expect(await after(11 * HOUR + 30 * MINUTE, siteOwner)).toMatchObject({ isSignedIn: true })
  })

  test('other sessions end after 30 days without use', async () => {
    for (const signUp of [buyer, supplier]) {
      const someone = await signUp(app)
      expect(await after(30 * DAY - HOUR, someone)).toEqual({ isSignedIn: true, seconds: 30 * 86_400 })
      expect(await after(30 * DAY + MINUTE, someone)).toMatchObject({ isSignedIn: false })
    }
  })

  test('every session ends after 90 days, however often it is used, and its cookie never outlives it', async () => {
    for (const signUp of [buyer, owner]) {
      const someone = await signUp(app)
      const createdAt = new Date(time - 90 * DAY + 5 * HOUR)
      await app.context.db.updateTable('sessions').set({ createdAt }).where('accountId', '=', someone.id).execute()
      expect(await after(2 * HOUR, someone)).toEqual({ isSignedIn: true, seconds: 3 * 3600 })
      expect(await after(3 * HOUR + MINUTE, someone)).toMatchObject({ isSignedIn: false })
      expect(await someone.call(getMe, {})).toEqual({ user: null })
    }
  })
})
