import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, getMe } from '#contract/accounts.ts'
import { openBrowser, type Browser } from '#test/browser.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { buyer } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const tryIn = (browser: Browser, email: string, password = 'wrong password') =>
  browser.ask({ method: 'POST', url: '/api/login', payload: { email, password } })
const statusOf = async (...attempt: Parameters<typeof tryIn>) => (await tryIn(...attempt)).statusCode
/** So that the limit of an address is not in the way. */
const nextMinute = () => app.context.db.deleteFrom('rateLimits').where('key', 'like', 'login:%').execute()

describe('accounts: login throttle', () => {
  test('an address may try ten times a minute, whoever it tries', async () => {
    const guesser = openBrowser(app)
    for (let tries = 0; tries < 10; tries++) expect(await statusOf(guesser, `${randomUUID()}@nobody.example`)).toBe(401)
    const refusal = await tryIn(guesser, `${randomUUID()}@nobody.example`)
    expect(refusal.statusCode).toBe(429)
    expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('ten failures for an account from one address close it for that address, whether or not there is such an account', async () => {
    const ann = await buyer(app)
    for (const email of [ann.email, `${randomUUID()}@nobody.example`]) {
      const guesser = openBrowser(app)
      for (let tries = 0; tries < 10; tries++) expect(await statusOf(guesser, email)).toBe(401)
      await nextMinute()
      const refusal = await tryIn(guesser, email.toUpperCase())
      expect(refusal.statusCode).toBe(429)
      expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(60)
    }
    await nextMinute()
    expect(await statusOf(openBrowser(app), ann.email, ann.password)).toBe(200)
  })

  test('many guesses at the same moment are no way around the limit', async () => {
    const ann = await buyer(app)
    const guesser = openBrowser(app)
    const guesses = Array.from({ length: 30 }, async () => {
      await nextMinute()
      return statusOf(guesser, ann.email)
    })
    const responses = await Promise.all(guesses)
    expect(responses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
  })

  test('signing in does not count as a failure', async () => {
    const ann = await buyer(app)
    for (let times = 0; times < 15; times++) {
      await nextMinute()
      expect(await statusOf(ann, ann.email, ann.password)).toBe(200)
    }
  })

  test('fifty failures an hour from everywhere close an account to all but browsers that have signed in before; sessions go on', async () => {
    const ann = await buyer(app)
    for (let tries = 0; tries < 50; tries++) expect(await statusOf(openBrowser(app), ann.email)).toBe(401)
    const otherBrowser = await tryIn(openBrowser(app), ann.email, ann.password)
    expect(otherBrowser.statusCode).toBe(429)
    expect(Number(otherBrowser.headers['retry-after'])).toBeGreaterThan(900)
    expect((await ann.call(getMe, {})).user).toMatchObject({ id: ann.id })
    const atHerBrowser = openBrowser(app)
    atHerBrowser.cookies.set('device', ann.cookies.get('device')!)
    expect(await statusOf(atHerBrowser, ann.email, ann.password)).toBe(200)
    const bob = await buyer(app)
    const atHisBrowser = openBrowser(app)
    atHisBrowser.cookies.set('device', bob.cookies.get('device')!)
    expect(await statusOf(atHisBrowser, ann.email, ann.password)).toBe(429)
  })

  test('guessing a password from within a session is counted like signing in', async () => {
    const ann = await buyer(app)
    for (let tries = 0; tries < 10; tries++)
      expect(await problemOf(ann.call(deleteAccount, { password: 'wrong password' }))).toMatchObject({
        status: 400,
        errors: [{ path: 'password', message: 'That is not your password.' }],
      })
    expect(await problemOf(ann.call(deleteAccount, { password: ann.password }))).toMatchObject({ status: 429 })
  })
})
