import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginTwoFactor, changeAccount, confirmTwoFactor, deleteAccount, endTwoFactor, getMe, login } from '#contract/accounts.ts'
import { listAudit } from '#contract/audit.ts'
import { openBrowser } from '#test/browser.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { owner, supplier } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'
import { createOwner, type OwnerCredentials } from '#server/bootstrap/create-owner.ts'

const PAIR = { email: 'owner@backdock.example', password: 'sixteen brown crates' }
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: PAIR.email, OWNER_PASSWORD: PAIR.password })
})
afterAll(() => app.stop())

describe('accounts: owner', () => {
  test('the owner of the settings can sign in, has confirmed the address, and gets a token', async () => {
    const browser = openBrowser(app)
    expect(await browser.call(login, PAIR)).toMatchObject({ userType: 'owner', user: { emailConfirmed: true } })
    expect(await browser.call(getMe, {})).toMatchObject({ user: { role: 'owner' }, ownerToken: expect.stringMatching(/^[\w-]{43}$/) })
  })

  test('a later start leaves the account as it is, another password in the settings included', async () => {
    await createOwner({
      ...app.context,
      config: { ...app.context.config, ownerPassword: 'another password', ownerEmail: PAIR.email.toUpperCase() },
    })
    expect(await openBrowser(app).call(login, PAIR)).toMatchObject({ userType: 'owner' })
    const { length } = await app.context.db.selectFrom('accounts').select('id').where('role', '=', 'owner').execute()
    expect(length).toBe(1)
  })

  test('beside demo data and without settings there is an owner with a random password, told once', async () => {
    const told: OwnerCredentials[] = []
    const onDemoOwner = (pair: OwnerCredentials) => void told.push(pair)
    const demo = await createTestApp({ DEMO_DATA: 'true' }, { onDemoOwner })
    try {
      expect(await openBrowser(demo).call(login, told[0]!)).toMatchObject({ userType: 'owner' })
      await createOwner(demo.context, onDemoOwner)
      expect(told).toHaveLength(1)
    } finally {
      await demo.stop()
    }
  })

  test('without demo data there is no owner that nobody asked for', async () => {
    const empty = await createTestApp()
    expect(await empty.context.db.selectFrom('accounts').select('id').execute()).toEqual([])
    await empty.stop()
  })

  test('the owner token is of one session, and nobody else gets one', async () => {
    const [siteOwner, again] = [await owner(app), openBrowser(app)]
    await again.call(login, siteOwner)
    const { ownerToken } = await again.call(getMe, {})
    expect(ownerToken).not.toBe(siteOwner.headers['x-owner-authorization'])
    expect(await (await supplier(app)).call(getMe, {})).not.toHaveProperty('ownerToken')
    again.headers['x-owner-authorization'] = siteOwner.headers['x-owner-authorization']!
    expect(await problemOf(again.call(listAudit, {}))).toMatchObject({ status: 403 })
    again.headers['x-owner-authorization'] = ownerToken!
    expect((await again.call(listAudit, {})).items).toBeDefined()
  })

  test('what owners do to accounts of their own is in the audit, what others do is not', async () => {
    const siteOwner = await owner(app)
    await siteOwner.call(changeAccount, { username: `${siteOwner.username} renamed` })
    const { secret } = await siteOwner.call(beginTwoFactor, { password: siteOwner.password })
    await siteOwner.call(confirmTwoFactor, { otp: new TOTP({ secret: Secret.fromBase32(secret) }).generate() })
    await siteOwner.call(endTwoFactor, { password: siteOwner.password })
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
