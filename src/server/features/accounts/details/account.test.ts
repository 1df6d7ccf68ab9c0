import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeAccount,
  confirmEmail,
  deleteAccount,
  endOtherSessions,
  endSession,
  forgotPassword,
  getAccount,
  getMe,
  listSessions,
  login,
  resetPassword,
} from '#contract/accounts/accounts.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createBrowser } from '#test/app/browser.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, newcomer, registered, supplier, tokenFor } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const NEW = 'eight red crates'
const subjectsTo = async (address: string) =>
  (await app.emails()).filter(({ to }) => to?.[0]?.address === address).map(({ subject }) => subject)
const isSignedIn = async (browser: { call: ReturnType<typeof createBrowser>['call'] }) => (await browser.call(getMe, {})).user !== null

describe('PUT /api/account', () => {
  test('fields that are left out stay unchanged, and a new username needs no password', async () => {
    const ann = await buyer(app)
    const { username } = newcomer()
    const { password: _, ...before } = ann
    expect(await ann.call(changeAccount, {})).toMatchObject({ username: before.username, email: before.email })
    expect(await ann.call(changeAccount, { username })).toMatchObject({
      username,
      email: before.email,
      hasTwoFactor: false,
      recoveryCodesLeft: 0,
    })
    expect((await ann.call(getMe, {})).user).toMatchObject({ username })
  })

  test('a new email or password needs the current password, but a change of letter case in the email does not', async () => {
    const ann = await buyer(app)
    for (const change of [{ email: newcomer().email }, { newPassword: NEW }]) {
      expect(await problemOf(ann.call(changeAccount, change))).toMatchObject({
        status: 400,
        errors: [{ path: 'password', message: 'Please enter your password.' }],
      })
      expect(await problemOf(ann.call(changeAccount, { ...change, password: 'wrong password' }))).toMatchObject({
        status: 400,
        errors: [{ path: 'password', message: 'That is not your password.' }],
      })
    }
    expect(await ann.call(getAccount, {})).toMatchObject({ email: ann.email })
    expect(await ann.call(changeAccount, { email: ann.email.toUpperCase() })).toMatchObject({ email: ann.email.toUpperCase() })
  })

  test("another account's username or email is a 409 conflict, and nothing else in the request is changed", async () => {
    const [ann, bob] = [await buyer(app), await buyer(app)]
    const { password } = ann
    expect(await problemOf(ann.call(changeAccount, { username: bob.username.toUpperCase() }))).toMatchObject({
      status: 409,
      code: 'username_taken',
    })
    expect(await problemOf(ann.call(changeAccount, { email: bob.email.toUpperCase(), newPassword: NEW, password }))).toMatchObject({
      status: 409,
      code: 'email_taken',
    })
    expect(await createBrowser(app).call(login, ann)).toMatchObject({ user: { id: ann.id } })
  })

  test('a new email must be confirmed, the old address is notified, and links sent to the old address stop working', async () => {
    const ann = await registered(app)
    await createBrowser(app).call(forgotPassword, { email: ann.email })
    const [confirmation, reset] = [await tokenFor(app, ann.email, 'confirm'), await tokenFor(app, ann.email, 'reset')]
    const { email } = newcomer()
    expect(await ann.call(changeAccount, { email, password: ann.password })).toMatchObject({ email, emailConfirmed: false })
    expect(await problemOf(ann.call(confirmEmail, { token: confirmation }))).toMatchObject({ status: 400 })
    expect(await problemOf(ann.call(resetPassword, { token: reset, password: NEW }))).toMatchObject({ status: 400 })
    await ann.call(confirmEmail, { token: await tokenFor(app, email, 'confirm') })
    expect(await ann.call(getAccount, {})).toMatchObject({ email, emailConfirmed: true })
    expect(await subjectsTo(ann.email)).toContain('Your email address was changed')
  })

  test('a new password ends every other session and renews the session of this browser', async () => {
    const ann = await buyer(app)
    const elsewhere = createBrowser(app)
    await elsewhere.call(login, ann)
    const before = ann.cookies.get('session')!
    expect(await problemOf(ann.call(changeAccount, { newPassword: 'password1', password: ann.password }))).toMatchObject({
      status: 400,
      errors: [{ path: 'newPassword', message: 'This password is among the most common ones. Please choose another.' }],
    })
    await ann.call(changeAccount, { newPassword: NEW, password: ann.password })
    expect(ann.cookies.get('session')).not.toBe(before)
    expect([await isSignedIn(ann), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect(await problemOf(elsewhere.call(login, ann))).toMatchObject({ status: 401 })
    await elsewhere.call(login, { email: ann.email, password: NEW })
    expect(await subjectsTo(ann.email)).toContain('Your password was changed')
  })
})

describe('/api/account/sessions', () => {
  test('a user sees each session with a readable device name and can end any of them', async () => {
    const ann = await buyer(app)
    const phone = createBrowser(app)
    phone.headers['user-agent'] =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'
    await phone.call(login, ann)
    const sessions = await ann.call(listSessions, {})
    expect(sessions).toHaveLength(2)
    expect(sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({ device: 'Safari on iPhone' })
    await ann.call(endSession, { id: sessions.find(({ isCurrent }) => !isCurrent)!.id })
    expect([await isSignedIn(phone), await isSignedIn(ann)]).toEqual([false, true])
    await ann.call(endSession, { id: sessions.find(({ isCurrent }) => isCurrent)!.id })
    expect(ann.cookies.has('session')).toBe(false)
  })

  test("a user cannot end another user's session", async () => {
    const [ann, bob] = [await buyer(app), await buyer(app)]
    const [annsSession] = await ann.call(listSessions, {})
    expect(await problemOf(bob.call(endSession, { id: annsSession!.id }))).toMatchObject({ status: 404 })
    await bob.call(endOtherSessions, {})
    expect(await isSignedIn(ann)).toBe(true)
  })

  test('signing out everywhere else leaves the current session signed in', async () => {
    const ann = await buyer(app)
    const elsewhere = createBrowser(app)
    await elsewhere.call(login, ann)
    await ann.call(endOtherSessions, {})
    expect([await isSignedIn(ann), await isSignedIn(elsewhere)]).toEqual([true, false])
  })
})

describe('DELETE /api/account', () => {
  test('deleting an account needs its password and ends its sessions; its quote requests stay, without the account', async () => {
    const ann = await buyer(app)
    const { id: supplierId } = await app.supplier()
    const request = { supplierId, businessName: 'Corner Café', contactEmail: ann.email, requirements: 'Beans' }
    const { id } = await ann.call(requestQuote, request)
    const rowOf = (requestId: string) =>
      app.context.db.selectFrom('quoteRequests').select('accountId').where('id', '=', requestId).executeTakeFirstOrThrow()
    expect(await rowOf(id)).toEqual({ accountId: ann.id })
    expect(await problemOf(ann.call(deleteAccount, { password: 'wrong password' }))).toMatchObject({ status: 400 })
    const token = ann.cookies.get('session')!
    await ann.call(deleteAccount, { password: ann.password })
    expect(ann.cookies.has('session')).toBe(false)
    ann.cookies.set('session', token)
    expect(await ann.call(getMe, {})).toEqual({ user: null })
    expect(await problemOf(createBrowser(app).call(login, ann))).toMatchObject({ status: 401 })
    expect(await rowOf(id)).toEqual({ accountId: null })
  })

  test("a deleted account's listing stays and can be claimed; its email is removed where it was the account's or nobody has confirmed it", async () => {
    const beans = await supplier(app)
    await beans.call(deleteAccount, { password: beans.password })
    expect(await app.call(getSupplier, { id: beans.supplierId })).toMatchObject({ email: null, isClaimable: true })
    await confirmReader(app.context, 'orders@beans.example')
    // A stranger's address, for all we know: emails about a listing without an account hold what buyers have typed.
    for (const [email, left] of [
      ['orders@beans.example', 'orders@beans.example'],
      ['stranger@elsewhere.example', null],
    ] as const) {
      const moved = await supplier(app)
      await app.context.db.updateTable('suppliers').set({ email }).where('id', '=', moved.supplierId).execute()
      await moved.call(deleteAccount, { password: moved.password })
      expect(await app.call(getSupplier, { id: moved.supplierId })).toMatchObject({ email: left })
    }
  })

  test('deleting an account with removeListing deletes the listing and its page too', async () => {
    const beans = await supplier(app)
    const page = await app.server.inject(`/suppliers/${beans.supplierId}`)
    expect(page.statusCode).toBe(200)
    await beans.call(deleteAccount, { password: beans.password, removeListing: true })
    expect(await problemOf(app.call(getSupplier, { id: beans.supplierId }))).toMatchObject({ status: 404 })
    expect((await app.server.inject(`/suppliers/${beans.supplierId}`)).statusCode).toBe(404)
  })
})
