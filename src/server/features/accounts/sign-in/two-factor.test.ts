import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAccount, getMe, login } from '#contract/accounts/accounts.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from '#contract/accounts/two-factor.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createAuthenticator } from '#test/people/authenticator.ts'
import { buyer, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

const { now, codeOf, nextStep, withTwoFactor } = createAuthenticator()
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { now })
})
afterAll(() => app.stop())

const signIn = (ann: Person, otp?: string) => createBrowser(app).call(login, { email: ann.email, password: ann.password, otp })

describe('Two-factor sign-in', () => {
  test('two-factor is on once a first code confirms it, and the account gets an email', async () => {
    const ann = await buyer(app)
    const { secret, uri } = await ann.call(beginTwoFactor, { password: ann.password })
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Backdock:${ann.email}`)
    expect(await signIn(ann)).toMatchObject({ user: { id: ann.id } })
    for (const otp of ['000000', 'Ǆ30722', '１２３４５６', '👩👩👧'])
      expect(await problemOf(ann.call(confirmTwoFactor, { otp }))).toMatchObject({ status: 400, errors: [{ path: 'otp' }] })
    const { recoveryCodes } = await ann.call(confirmTwoFactor, { otp: codeOf(secret) })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    expect(await ann.call(getAccount, {})).toMatchObject({ hasTwoFactor: true, recoveryCodesLeft: 10 })
    const emails = (await app.emails()).filter(({ to }) => to?.[0]?.address === ann.email)
    expect(emails.map(({ subject }) => subject)).toContain('Two-factor sign-in was turned on')
  })

  test('with two-factor on, a right password without a code gets otp_required and no session', async () => {
    const { ann, secret } = await withTwoFactor(buyer(app))
    const visitor = createBrowser(app)
    const response = await visitor.ask({ method: 'POST', url: '/api/login', payload: { email: ann.email, password: ann.password } })
    expect([response.statusCode, response.json().code, response.headers['set-cookie']]).toEqual([401, 'otp_required', undefined])
    expect(await visitor.call(getMe, {})).toEqual({ user: null })
    expect(await signIn(ann, codeOf(secret))).toMatchObject({ user: { id: ann.id } })
  })

  test('a wrong password does not reveal that two-factor is on', async () => {
    const { ann } = await withTwoFactor(buyer(app))
    const problem = await problemOf(createBrowser(app).call(login, { email: ann.email, password: 'wrong password' }))
    expect([problem.status, problem.code]).toEqual([401, undefined])
  })

  test('a code may be one time step off, but not two', async () => {
    const { ann, secret } = await withTwoFactor(buyer(app))
    expect(await problemOf(signIn(ann, codeOf(secret, 2)))).toMatchObject({ status: 401, code: 'otp_wrong' })
    expect(await problemOf(signIn(ann, codeOf(secret, -2)))).toMatchObject({ status: 401, code: 'otp_wrong' })
    expect(await signIn(ann, codeOf(secret, 1).replace(/^.../, '$& '))).toMatchObject({ user: { id: ann.id } })
  })

  test('a code works once, including the one that turned two-factor on, and no older code works after it', async () => {
    const ann = await buyer(app)
    const { secret } = await ann.call(beginTwoFactor, { password: ann.password })
    const first = codeOf(secret)
    await ann.call(confirmTwoFactor, { otp: first })
    expect(await problemOf(signIn(ann, first))).toMatchObject({ status: 401, code: 'otp_wrong' })
    nextStep()
    const code = codeOf(secret)
    const responses = await Promise.allSettled([signIn(ann, code), signIn(ann, code)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await problemOf(signIn(ann, codeOf(secret, -1)))).toMatchObject({ status: 401, code: 'otp_wrong' })
  })

  test('a recovery code works once, in lower case and with spaces too', async () => {
    const { ann, recoveryCodes } = await withTwoFactor(buyer(app))
    const [first, second] = recoveryCodes as [string, string]
    expect(await signIn(ann, first)).toMatchObject({ user: { id: ann.id } })
    expect(await problemOf(signIn(ann, first))).toMatchObject({ status: 401, code: 'otp_wrong' })
    expect(await signIn(ann, ` ${second.toLowerCase().replace('-', ' ')} `)).toMatchObject({ user: { id: ann.id } })
    expect(await ann.call(getAccount, {})).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test("another user's recovery code is rejected", async () => {
    const [ann, bob] = [await withTwoFactor(buyer(app)), await withTwoFactor(buyer(app))]
    expect(await problemOf(signIn(ann.ann, bob.recoveryCodes[0]))).toMatchObject({ status: 401, code: 'otp_wrong' })
  })

  test('wrong codes are counted like wrong passwords', async () => {
    const { ann, secret } = await withTwoFactor(buyer(app))
    const guesser = createBrowser(app)
    const guess = (otp: string) => guesser.call(login, { email: ann.email, password: ann.password, otp })
    for (let tries = 0; tries < 10; tries++) expect(await problemOf(guess('000000'))).toMatchObject({ code: 'otp_wrong' })
    await app.context.db.deleteFrom('rateLimits').where('key', 'like', 'login:%').execute()
    expect(await problemOf(guess(codeOf(secret)))).toMatchObject({ status: 429 })
  })

  test('ten wrong codes an hour lock the codes of an account, wherever they come from, and one email tells its holder', async () => {
    const { ann, secret } = await withTwoFactor(buyer(app))
    const guesses = Array.from({ length: 15 }, () => problemOf(signIn(ann, '000000')))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect([statuses.filter((status) => status === 401).length, statuses.filter((status) => status === 429).length]).toEqual([10, 5])
    const refused = await createBrowser(app).ask({
      method: 'POST',
      url: '/api/login',
      payload: { email: ann.email, password: ann.password, otp: codeOf(secret) },
    })
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 3000]).toEqual([429, true])
    const notices = (await app.emails()).filter(({ to, subject }) => to?.[0]?.address === ann.email && subject?.includes('guessing'))
    expect(notices).toHaveLength(1)
    expect(notices[0]?.text).toContain('set a new one now')
  })

  test('right codes do not add up to the limit', async () => {
    const { ann, secret } = await withTwoFactor(buyer(app))
    for (let time = 0; time < 12; time++) {
      expect(await signIn(ann, codeOf(secret))).toMatchObject({ user: { id: ann.id } })
      nextStep()
    }
  })

  test('turning two-factor on or off needs the password, and turning it off removes the recovery codes', async () => {
    const { ann, secret, recoveryCodes } = await withTwoFactor(buyer(app))
    const wrong = { password: 'wrong password' }
    for (const change of [beginTwoFactor, endTwoFactor])
      expect(await problemOf(ann.call<typeof change>(change, wrong))).toMatchObject({ status: 400, errors: [{ path: 'password' }] })
    expect(await problemOf(ann.call(beginTwoFactor, { password: ann.password }))).toMatchObject({ status: 409 })
    expect(await problemOf(ann.call(confirmTwoFactor, { otp: codeOf(secret) }))).toMatchObject({ status: 409 })
    await ann.call(endTwoFactor, { password: ann.password, otp: codeOf(secret) })
    expect(await ann.call(getAccount, {})).toMatchObject({ hasTwoFactor: false, recoveryCodesLeft: 0 })
    expect(await signIn(ann, recoveryCodes[0])).toMatchObject({ user: { id: ann.id } })
  })

  test('neither the secret nor the recovery codes are stored in plain text', async () => {
    const { ann, secret, recoveryCodes } = await withTwoFactor(buyer(app))
    const { db } = app.context
    const stored = JSON.stringify([
      await db.selectFrom('accounts').selectAll().where('id', '=', ann.id).execute(),
      await db.selectFrom('recoveryCodes').selectAll().execute(),
    ])
    for (const value of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(value)
  })
})
