import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount, deleteAccount, forgotPassword, getMe, login, resetPassword } from '#contract/accounts/accounts.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, tokenFor } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const tryIn = (browser: Browser, email: string, password = 'wrong password') =>
  browser.ask({ method: 'POST', url: '/api/login', payload: { email, password } })
const statusOf = async (...attempt: Parameters<typeof tryIn>) => (await tryIn(...attempt)).statusCode
/** Clears the limit of the IP address, so that only the limit of the account applies. */
const nextMinute = () => app.context.db.deleteFrom('rateLimits').where('key', 'like', 'login:%').execute()

describe('Login throttle', () => {
  test('an IP address may try to sign in ten times a minute, whichever accounts it tries', async () => {
    const guesser = createBrowser(app)
    for (let tries = 0; tries < 10; tries++) expect(await statusOf(guesser, `${randomUUID()}@nobody.example`)).toBe(401)
    const response = await tryIn(guesser, `${randomUUID()}@nobody.example`)
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('ten failures for an account from one IP address block it for that address, whether or not the account exists', async () => {
    const ann = await buyer(app)
    for (const email of [ann.email, `${randomUUID()}@nobody.example`]) {
      const guesser = createBrowser(app)
      for (let tries = 0; tries < 10; tries++) expect(await statusOf(guesser, email)).toBe(401)
      await nextMinute()
      const response = await tryIn(guesser, email.toUpperCase())
      expect(response.statusCode).toBe(429)
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(60)
    }
    await nextMinute()
    expect(await statusOf(createBrowser(app), ann.email, ann.password)).toBe(200)
  })

  test('concurrent guesses cannot get around the limit of ten failures', async () => {
    const ann = await buyer(app)
    const guesser = createBrowser(app)
    const guesses = Array.from({ length: 30 }, async () => {
      await nextMinute()
      return statusOf(guesser, ann.email)
    })
    const responses = await Promise.all(guesses)
    expect(responses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
  })

  test('a successful sign-in does not count as a failure', async () => {
    const ann = await buyer(app)
    for (let times = 0; times < 15; times++) {
      await nextMinute()
      expect(await statusOf(ann, ann.email, ann.password)).toBe(200)
    }
  })

  test('fifty failures an hour from anywhere block an account, except for browsers that signed in to it before and open sessions', async () => {
    const ann = await buyer(app)
    for (let tries = 0; tries < 50; tries++) expect(await statusOf(createBrowser(app), ann.email)).toBe(401)
    const otherBrowser = await tryIn(createBrowser(app), ann.email, ann.password)
    expect(otherBrowser.statusCode).toBe(429)
    expect(Number(otherBrowser.headers['retry-after'])).toBeGreaterThan(900)
    expect((await ann.call(getMe, {})).user).toMatchObject({ id: ann.id })
    const knownBrowser = createBrowser(app)
    knownBrowser.cookies.set('device', ann.cookies.get('device')!)
    expect(await statusOf(knownBrowser, ann.email, ann.password)).toBe(200)
    const bob = await buyer(app)
    const otherUsersBrowser = createBrowser(app)
    otherUsersBrowser.cookies.set('device', bob.cookies.get('device')!)
    expect(await statusOf(otherUsersBrowser, ann.email, ann.password)).toBe(429)
  })

  test('a new password forgets the browsers that signed in with the old one, but for the one that set it', async () => {
    const from = async (browser: Browser, email: string, password: string) => {
      const again = createBrowser(app)
      again.cookies.set('device', browser.cookies.get('device')!)
      return statusOf(again, email, password)
    }
    const ann = await buyer(app)
    const elsewhere = createBrowser(app)
    await elsewhere.call(login, ann)
    const stolen = createBrowser(app)
    stolen.cookies.set('device', ann.cookies.get('device')!)
    await ann.call(changeAccount, { newPassword: 'nine blue crates', password: ann.password })
    for (let tries = 0; tries < 50; tries++) await statusOf(createBrowser(app), ann.email)
    expect(await from(elsewhere, ann.email, 'nine blue crates')).toBe(429)
    expect(await from(stolen, ann.email, 'nine blue crates')).toBe(429)
    expect(await from(ann, ann.email, 'nine blue crates')).toBe(200)

    const bob = await buyer(app)
    await createBrowser(app).call(forgotPassword, { email: bob.email })
    await createBrowser(app).call(resetPassword, { token: await tokenFor(app, bob.email, 'reset'), password: 'nine blue crates' })
    expect(await app.context.db.selectFrom('knownDevices').select('seenAt').where('accountId', '=', bob.id).execute()).toEqual([])
  })

  test('a wrong password within a session counts like a failed sign-in', async () => {
    const ann = await buyer(app)
    for (let tries = 0; tries < 10; tries++)
      expect(await problemOf(ann.call(deleteAccount, { password: 'wrong password' }))).toMatchObject({
        status: 400,
        errors: [{ path: 'password', message: 'That is not your password.' }],
      })
    expect(await problemOf(ann.call(deleteAccount, { password: ann.password }))).toMatchObject({ status: 429 })
  })
})
