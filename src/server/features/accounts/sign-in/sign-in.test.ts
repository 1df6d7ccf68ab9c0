import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMe, login, logout, register } from '#contract/accounts/accounts.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, newcomer, person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const sessionCount = async (accountId: string) =>
  (await app.context.db.selectFrom('sessions').select('id').where('accountId', '=', accountId).execute()).length
const loginResponse = (browser: Browser, credentials: { email: string; password: string }) =>
  browser.ask({ method: 'POST', url: '/api/login', payload: credentials })

describe('GET /api/me', () => {
  test('a visitor is anonymous and gets no cookie', async () => {
    const response = await createBrowser(app).ask({ url: '/api/me' })
    expect(response.json()).toEqual({ user: null })
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.headers['cache-control']).toBe('private, no-store')
  })
})

describe('POST /api/login', () => {
  test('signing in responds with the role and the account, and the session knows them from then on', async () => {
    const ann = await buyer(app)
    expect(await ann.call(getMe, {})).toEqual({
      user: {
        id: ann.id,
        username: ann.username,
        email: ann.email,
        role: 'restaurant',
        subscriptionStatus: 'none',
        plan: null,
        waiting: 0,
        emailConfirmed: false,
      },
    })
    const beans = await person(app, 'supplier')
    expect((await beans.call(getMe, {})).user).toMatchObject({ role: 'supplier', supplierId: expect.any(Number) })
    expect(await beans.call(login, beans)).toMatchObject({ userType: 'supplier', user: { id: beans.id } })
  })

  test('the email is compared without regard to letter case', async () => {
    const ann = await buyer(app)
    expect(await ann.call(login, { ...ann, email: ann.email.toUpperCase() })).toMatchObject({ user: { id: ann.id } })
  })

  test('a wrong password and an unknown email get the same response', async () => {
    const ann = await buyer(app)
    const responses = await Promise.all([
      loginResponse(createBrowser(app), { email: ann.email, password: 'wrong password' }),
      loginResponse(createBrowser(app), { email: `${randomUUID()}@nobody.example`, password: 'wrong password' }),
      loginResponse(createBrowser(app), { email: 'no address at all', password: 'wrong password' }),
    ])
    for (const { statusCode, body, headers } of responses) {
      expect([statusCode, JSON.parse(body).detail]).toEqual([401, 'Invalid email or password'])
      // All but the id of the request, which is another one each time.
      expect({ ...JSON.parse(body), requestId: '' }).toEqual({ ...responses[0]!.json(), requestId: '' })
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('a missing email or password is a 400 that says "Please fill in all fields."', async () => {
    const visitor = createBrowser(app)
    for (const pair of [{ email: '', password: 'x' }, { email: 'ann@cafe.example', password: '' }, { email: '  ', password: 'x' }, {}])
      expect(await problemOf(visitor.call(login, pair as never))).toMatchObject({ status: 400, detail: 'Please fill in all fields.' })
  })

  test('passwords are never trimmed', async () => {
    const registration = { ...newcomer(), password: ' spaced out ', confirmPassword: ' spaced out ' }
    const visitor = createBrowser(app)
    await visitor.call(register, registration)
    expect(await problemOf(visitor.call(login, { ...registration, password: 'spaced out' }))).toMatchObject({ status: 401 })
    expect(await visitor.call(login, registration)).toMatchObject({ userType: 'restaurant' })
  })

  test('signing in creates a new session and ends the previous one of this browser, not those of other browsers', async () => {
    const ann = await buyer(app)
    const elsewhere = createBrowser(app)
    await elsewhere.call(login, ann)
    const before = ann.cookies.get('session')!
    await ann.call(login, ann)
    expect(ann.cookies.get('session')).not.toBe(before)
    expect(await sessionCount(ann.id)).toBe(2)
    const old = createBrowser(app)
    old.cookies.set('session', before)
    expect(await old.call(getMe, {})).toEqual({ user: null })
    expect((await elsewhere.call(getMe, {})).user).toMatchObject({ id: ann.id })
  })

  test('a session cookie planted before signing in is replaced', async () => {
    const ann = await buyer(app)
    const planted = createBrowser(app)
    planted.cookies.set('session', 'planted')
    await planted.call(login, ann)
    expect(planted.cookies.get('session')).not.toBe('planted')
  })
})

describe('POST /api/logout', () => {
  test('signing out ends the session on the server, and also works without a session', async () => {
    const ann = await buyer(app)
    const token = ann.cookies.get('session')!
    const response = await ann.ask({ method: 'POST', url: '/api/logout' })
    expect(response.statusCode).toBe(204)
    expect(ann.cookies.has('session')).toBe(false)
    ann.cookies.set('session', token)
    expect(await ann.call(getMe, {})).toEqual({ user: null })
    await createBrowser(app).call(logout, {})
    await ann.call(logout, {})
  })
})

describe('Sessions and their cookies', () => {
  test('cookies are not stored in plain text, and a password is stored as an argon2id hash', async () => {
    const ann = await buyer(app)
    const { db } = app.context
    const { passwordHash } = await db.selectFrom('accounts').select('passwordHash').where('id', '=', ann.id).executeTakeFirstOrThrow()
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const stored = JSON.stringify([
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('knownDevices').selectAll().execute(),
    ])
    for (const value of ann.cookies.values()) expect(stored).not.toContain(value)
  })

  test('over http the cookies are HttpOnly and SameSite=Lax', async () => {
    const ann = await buyer(app)
    const response = await loginResponse(createBrowser(app), ann)
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  test('over https the cookies are Secure and bound to the host', async () => {
    const secure = await createTestApp({ PUBLIC_URL: 'https://backdock.example' })
    try {
      const ann = await buyer(secure)
      expect([...ann.cookies.keys()]).toEqual(['__Host-session', '__Host-device'])
      const response = await loginResponse(createBrowser(secure), ann)
      expect(response.headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
        expect.stringMatching(/^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      ])
      // A cookie without the prefix could have come from a neighbouring host.
      const neighbour = createBrowser(secure)
      neighbour.cookies.set('session', ann.cookies.get('__Host-session')!)
      expect(await neighbour.call(getMe, {})).toEqual({ user: null })
    } finally {
      await secure.stop()
    }
  })

  test('a session ends after 30 days without use; its use is recorded at most once an hour and renews the cookie', async () => {
    const ann = await buyer(app)
    const seen = async (ago: string) => {
      await app.context.pool.query(`update sessions set seen_at = now() - interval '${ago}' where account_id = $1`, [ann.id])
      return ann.ask({ url: '/api/me' })
    }
    expect((await seen('59 minutes')).headers['set-cookie']).toBeUndefined()
    expect((await seen('61 minutes')).headers['set-cookie']).toEqual([expect.stringMatching(/^session=.*Max-Age=2592000/)])
    const { rows } = await app.context.pool.query(
      `select now() - seen_at < interval '1 minute' as noted from sessions where account_id = $1`,
      [ann.id],
    )
    expect(rows).toEqual([{ noted: true }])
    expect((await seen('29 days 23 hours')).json().user).toMatchObject({ id: ann.id })
    expect((await seen('30 days 1 minute')).json()).toEqual({ user: null })
  })

  test('a public response is the same for a signed-in user as for an anonymous visitor, and sets no cookie', async () => {
    const ann = await buyer(app)
    await app.context.pool.query(`update sessions set seen_at = now() - interval '2 hours' where account_id = $1`, [ann.id])
    for (const url of ['/', '/suppliers', '/api/categories', '/api/suppliers']) {
      const [signedInResponse, anonymousResponse] = [await ann.ask({ url }), await createBrowser(app).ask({ url })]
      expect([url, signedInResponse.body === anonymousResponse.body, signedInResponse.headers['set-cookie']]).toEqual([
        url,
        true,
        undefined,
      ])
    }
  })
})
