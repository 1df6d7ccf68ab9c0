import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail, forgotPassword, getMe, login, resetPassword } from '#contract/accounts/accounts.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, registered, tokenFor } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { accountByEmail, lockWithPassword } from '#server/features/accounts/queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const NEW = 'eight red crates'
const INVALID_LINK = { status: 400, detail: 'This link has been used or has expired. Please ask for a new one.' }
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)

describe('Resetting a password', () => {
  test('an emailed link sets a new password once and ends every session of the account', async () => {
    const ann = await buyer(app)
    const elsewhere = createBrowser(app)
    await elsewhere.call(login, ann)
    await createBrowser(app).call(forgotPassword, { email: ann.email.toUpperCase() })
    const token = await tokenFor(app, ann.email, 'reset')
    const visitor = createBrowser(app)
    await visitor.call(resetPassword, { token, password: NEW })
    expect(await visitor.call(getMe, {})).toEqual({ user: null })
    for (const browser of [ann, elsewhere]) expect(await browser.call(getMe, {})).toEqual({ user: null })
    expect(await problemOf(visitor.call(login, ann))).toMatchObject({ status: 401 })
    expect(await visitor.call(login, { email: ann.email, password: NEW })).toMatchObject({ user: { id: ann.id } })
    expect(await problemOf(visitor.call(resetPassword, { token, password: 'nine blue crates' }))).toMatchObject(INVALID_LINK)
    expect((await emailsTo(ann.email)).map(({ subject }) => subject)).toContain('Your password was changed')
  })

  test('the response does not reveal whether an address has an account, and only an account gets an email', async () => {
    const ann = await buyer(app)
    const unknownAddress = `${randomUUID()}@nobody.example`
    const responses = await Promise.all(
      [ann.email, unknownAddress].map((email) =>
        createBrowser(app).ask({ method: 'POST', url: '/api/password/forgot', payload: { email } }),
      ),
    )
    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, ''],
      [202, ''],
    ])
    expect(Object.keys(responses[0]!.headers)).toEqual(Object.keys(responses[1]!.headers))
    await tokenFor(app, ann.email, 'reset')
    expect(await emailsTo(unknownAddress)).toEqual([])
  })

  test('a reset link expires after an hour or when another one is used, and does not confirm an email', async () => {
    const ann = await registered(app)
    const visitor = createBrowser(app)
    const requestLink = async () => {
      await visitor.call(forgotPassword, { email: ann.email })
      return tokenFor(app, ann.email, 'reset')
    }
    const expired = await requestLink()
    await app.context.pool.query(
      `update one_time_links set expires_at = now() - interval '1 second' where account_id = $1 and purpose = 'reset'`,
      [ann.id],
    )
    expect(await problemOf(visitor.call(resetPassword, { token: expired, password: NEW }))).toMatchObject(INVALID_LINK)
    const { rows } = await app.context.pool.query(`select 1 from one_time_links where expires_at > now() + interval '61 minutes'`)
    expect(rows).toEqual([])
    const [first, second] = [await requestLink(), await requestLink()]
    expect(await problemOf(visitor.call(confirmEmail, { token: first }))).toMatchObject(INVALID_LINK)
    expect(await problemOf(visitor.call(resetPassword, { token: await tokenFor(app, ann.email, 'confirm'), password: NEW }))).toMatchObject(
      INVALID_LINK,
    )
    await visitor.call(resetPassword, { token: second, password: NEW })
    expect(await problemOf(visitor.call(resetPassword, { token: first, password: NEW }))).toMatchObject(INVALID_LINK)
    expect(await problemOf(visitor.call(resetPassword, { token: 'x', password: NEW }))).toMatchObject(INVALID_LINK)
  })

  test('a rejected password leaves the link usable', async () => {
    const ann = await buyer(app)
    const visitor = createBrowser(app)
    await visitor.call(forgotPassword, { email: ann.email })
    const token = await tokenFor(app, ann.email, 'reset')
    for (const password of ['short', 'password1'])
      expect(await problemOf(visitor.call(resetPassword, { token, password }))).toMatchObject({
        status: 400,
        errors: [{ path: 'password' }],
      })
    await visitor.call(resetPassword, { token, password: NEW })
  })

  test('when one link is used twice at once, one request succeeds', async () => {
    const ann = await buyer(app)
    await createBrowser(app).call(forgotPassword, { email: ann.email })
    const token = await tokenFor(app, ann.email, 'reset')
    const responses = await Promise.all(
      ['ten crates of kale', 'ten crates of chard'].map((password) =>
        createBrowser(app).ask({ method: 'POST', url: '/api/password/reset', payload: { token, password } }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400])
  })

  test('an IP address may request five links an hour, and an account gets at most five reset emails at once', async () => {
    const ann = await buyer(app)
    const visitor = createBrowser(app)
    for (let count = 0; count < 5; count++) await visitor.call(forgotPassword, { email: `${randomUUID()}@nobody.example` })
    const response = await visitor.ask({ method: 'POST', url: '/api/password/forgot', payload: { email: ann.email } })
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3000)
    for (let count = 0; count < 7; count++) {
      await createBrowser(app).call(forgotPassword, { email: ann.email })
      await app.emails()
    }
    expect((await emailsTo(ann.email)).filter(({ subject }) => subject === 'Set a new password')).toHaveLength(5)
  })
})

describe('lockWithPassword', () => {
  test('an account read before a password reset cannot be locked, one read after it can', async () => {
    const { db } = app.context
    const ann = await buyer(app)
    const account = (await accountByEmail(db, ann.email))!
    await createBrowser(app).call(forgotPassword, { email: ann.email })
    await createBrowser(app).call(resetPassword, { token: await tokenFor(app, ann.email, 'reset'), password: NEW })
    expect(await lockWithPassword(db, account)).toBeUndefined()
    expect(await lockWithPassword(db, (await accountByEmail(db, ann.email))!)).toEqual({ totpConfirmedAt: null })
  })
})
