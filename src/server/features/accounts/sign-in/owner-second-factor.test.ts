import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount, getMe, login } from '#contract/accounts/accounts.ts'
import { proveTwoFactor } from '#contract/accounts/two-factor.ts'
import { listAudit } from '#contract/owner/audit.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createAuthenticator } from '#test/people/authenticator.ts'
import { buyer, owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

const HOUR = 3_600_000
const { now, add, codeOf, enableTwoFactor } = createAuthenticator()
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now })))
afterAll(() => app.stop())

/** Signs in with another browser, whose calls contain its owner token. */
async function signedInElsewhere({ email, password }: Pick<Person, 'email' | 'password'>, otp?: string): Promise<Browser> {
  const browser = createBrowser(app)
  await browser.call(login, { email, password, otp })
  browser.headers['x-owner-authorization'] = (await browser.call(getMe, {})).ownerToken!
  return browser
}

const REFUSED = { status: 403, code: 'otp_required' }
const stateOf = async (browser: Browser) => (await browser.call(getMe, {})).user?.secondFactor

describe('The second factor of an owner', () => {
  test('without two-factor sign-in nothing is asked', async () => {
    const siteOwner = await owner(app)
    expect((await siteOwner.call(listAudit, {})).items).toBeDefined()
    expect(await stateOf(siteOwner)).toBe('off')
  })

  test('a session that began before two-factor was turned on has to prove it, the one that turned it on has proved it', async () => {
    const siteOwner = await owner(app)
    const elsewhere = await signedInElsewhere(siteOwner)
    const { secret } = await enableTwoFactor(siteOwner)
    expect((await siteOwner.call(listAudit, {})).items).toBeDefined()
    expect(await problemOf(elsewhere.call(listAudit, {}))).toMatchObject(REFUSED)
    expect([await stateOf(siteOwner), await stateOf(elsewhere)]).toEqual(['proved', 'due'])
    expect((await elsewhere.ask({ url: '/admin/preview/home' })).statusCode).toBe(403)
    const listing = await app.supplier()
    const put = await elsewhere.ask({ method: 'PUT', url: `/api/suppliers/${listing.id}`, payload: { businessName: 'Taken over' } })
    expect([put.statusCode, put.json().code]).toEqual([403, 'otp_required'])
    expect((await elsewhere.ask({ url: `/api/suppliers/${listing.id}/quotes` })).statusCode).toBe(403)
    for (const otp of ['000000', 'AAAAA-AAAAA'])
      expect(await problemOf(elsewhere.call(proveTwoFactor, { otp }))).toMatchObject({ status: 400, errors: [{ path: 'otp' }] })
    const code = codeOf(secret)
    await elsewhere.call(proveTwoFactor, { otp: code })
    expect((await elsewhere.call(listAudit, {})).items).toBeDefined()
    expect(await problemOf(siteOwner.call(proveTwoFactor, { otp: code }))).toMatchObject({ status: 400 })
  })

  test('a sign-in with a code counts for 30 days, also after a new password, then a code is asked for once more', async () => {
    const siteOwner = await owner(app)
    const { secret, recoveryCodes } = await enableTwoFactor(siteOwner)
    const browser = await signedInElsewhere(siteOwner, codeOf(secret))
    const use = async (hours: number) => {
      for (let passed = 0; passed < hours; passed += 10) {
        add(10 * HOUR)
        await browser.call(getMe, {})
      }
    }
    await use(15 * 24)
    await browser.call(changeAccount, { newPassword: 'twelve brown crates', password: siteOwner.password })
    browser.headers['x-owner-authorization'] = (await browser.call(getMe, {})).ownerToken!
    await use(14 * 24)
    expect((await browser.call(listAudit, {})).items).toBeDefined()
    await use(2 * 24)
    expect(await problemOf(browser.call(listAudit, {}))).toMatchObject(REFUSED)
    await browser.call(proveTwoFactor, { otp: recoveryCodes[0]! })
    expect((await browser.call(listAudit, {})).items).toBeDefined()
    expect(await stateOf(browser)).toBe('proved')
  })

  test('guesses of the code are limited, and without two-factor sign-in there is nothing to prove', async () => {
    const siteOwner = await owner(app)
    expect(await problemOf(siteOwner.call(proveTwoFactor, { otp: '000000' }))).toMatchObject({ status: 409 })
    const elsewhere = await signedInElsewhere(siteOwner)
    const { secret } = await enableTwoFactor(siteOwner)
    const guess = () => problemOf(siteOwner.call(proveTwoFactor, { otp: '000000' }))
    for (let tries = 0; tries < 7; tries++) expect(await guess()).toMatchObject({ status: 400 })
    for (let tries = 0; tries < 3; tries++)
      expect(await problemOf(elsewhere.call(proveTwoFactor, { otp: '000000' }))).toMatchObject({ status: 400 })
    expect(await problemOf(elsewhere.call(proveTwoFactor, { otp: codeOf(secret) }))).toMatchObject({ status: 429 })
  })

  test('other accounts with two-factor sign-in are not asked again', async () => {
    const ann = await buyer(app)
    await enableTwoFactor(ann)
    add(29 * 24 * HOUR)
    await ann.call(getMe, {})
    add(29 * 24 * HOUR)
    expect(await stateOf(ann)).toBeUndefined()
  })
})
