import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAccount, deleteAccount, getMe, login } from '#contract/accounts/accounts.ts'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from '#contract/accounts/two-factor.ts'
import { listAudit } from '#contract/owner/audit.ts'
import { codeAt } from '#test/people/authenticator.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { createOwner, type OwnerCredentials } from '#server/bootstrap/create-owner.ts'

const CREDENTIALS = { email: 'owner@backdock.example', password: 'sixteen brown crates' }
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: CREDENTIALS.email, OWNER_PASSWORD: CREDENTIALS.password })
})
afterAll(() => app.stop())

describe('createOwner', () => {
  test('the owner named in the settings can sign in, has a confirmed email and gets an owner token', async () => {
    const browser = createBrowser(app)
    expect(await browser.call(login, CREDENTIALS)).toMatchObject({ userType: 'owner', user: { emailConfirmed: true } })
    expect(await browser.call(getMe, {})).toMatchObject({ user: { role: 'owner' }, ownerToken: expect.stringMatching(/^[\w-]{43}$/) })
  })

  test('a later start leaves the owner account unchanged, even with another password in the settings', async () => {
    await createOwner({
      ...app.context,
      config: { ...app.context.config, ownerPassword: 'another password', ownerEmail: CREDENTIALS.email.toUpperCase() },
    })
    expect(await createBrowser(app).call(login, CREDENTIALS)).toMatchObject({ userType: 'owner' })
    const { length } = await app.context.db.selectFrom('accounts').select('id').where('role', '=', 'owner').execute()
    expect(length).toBe(1)
  })

  test('demo data without owner settings creates an owner with a random password, which is reported once', async () => {
    const reported: OwnerCredentials[] = []
    const onDemoOwner = (credentials: OwnerCredentials) => void reported.push(credentials)
    const demo = await createTestApp({ DEMO_DATA: 'true' }, { onDemoOwner })
    try {
      expect(await createBrowser(demo).call(login, reported[0]!)).toMatchObject({ userType: 'owner' })
      await createOwner(demo.context, onDemoOwner)
      expect(reported).toHaveLength(1)
    } finally {
      await demo.stop()
    }
  })

  test('without demo data and owner settings no account is created', async () => {
    const empty = await createTestApp()
    expect(await empty.context.db.selectFrom('accounts').select('id').execute()).toEqual([])
    await empty.stop()
  })
})

describe('The owner token', () => {
  test('an owner token is valid for one session only, and a supplier gets none', async () => {
    const [siteOwner, otherSession] = [await owner(app), createBrowser(app)]
    await otherSession.call(login, siteOwner)
    const { ownerToken } = await otherSession.call(getMe, {})
    expect(ownerToken).not.toBe(siteOwner.headers['x-owner-authorization'])
    expect(await (await supplier(app)).call(getMe, {})).not.toHaveProperty('ownerToken')
    otherSession.headers['x-owner-authorization'] = siteOwner.headers['x-owner-authorization']!
    expect(await problemOf(otherSession.call(listAudit, {}))).toMatchObject({ status: 403 })
    otherSession.headers['x-owner-authorization'] = ownerToken!
    expect((await otherSession.call(listAudit, {})).items).toBeDefined()
  })
})

describe('GET /api/admin/audit', () => {
  test("an owner's changes to their own account are in the audit, a supplier's are not", async () => {
    const siteOwner = await owner(app)
    await siteOwner.call(login, siteOwner)
    await siteOwner.call(changeAccount, { username: `${siteOwner.username} renamed` })
    const { secret } = await siteOwner.call(beginTwoFactor, { password: siteOwner.password })
    const { recoveryCodes } = await siteOwner.call(confirmTwoFactor, { otp: codeAt(secret, Date.now()) })
    await siteOwner.call(endTwoFactor, { password: siteOwner.password, otp: recoveryCodes[0] })
    await (await supplier(app)).call(changeAccount, { username: randomUUID() })
    await siteOwner.call(deleteAccount, { password: siteOwner.password })
    const { items } = await (await owner(app)).call(listAudit, {})
    expect(items.filter(({ username }) => username.startsWith(siteOwner.username)).map(({ action }) => action)).toEqual([
      'account.delete',
      'two-factor.off',
      'two-factor.on',
      'account.change',
      'sign-in',
    ])
    expect(items.filter(({ username }) => !username.startsWith(siteOwner.username)).map(({ action }) => action)).not.toContain(
      'account.change',
    )
  })
})
