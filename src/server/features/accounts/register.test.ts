import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail, getMe, login, register, resendConfirmation } from '#contract/accounts.ts'
import { listSuppliers } from '#contract/directory.ts'
import { getSupplier } from '#contract/suppliers.ts'
import { openBrowser } from '#test/browser.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { buyer, newcomer, tokenFor } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const refused = (given: object) => problemOf(openBrowser(app).call(register, given as never))
const count = async (table: 'accounts' | 'suppliers') => (await app.context.db.selectFrom(table).select('id').execute()).length

describe('accounts: register', () => {
  test('a buyer registers, is not signed in by that, and can sign in', async () => {
    const given = newcomer()
    const visitor = openBrowser(app)
    const response = await visitor.ask({ method: 'POST', url: '/api/register', payload: given })
    expect([response.statusCode, response.json()]).toEqual([
      201,
      {
        user: {
          id: expect.any(String),
          username: given.username,
          email: given.email,
          role: 'restaurant',
          subscriptionStatus: 'none',
          plan: null,
          emailConfirmed: false,
        },
      },
    ])
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await visitor.call(getMe, {})).toEqual({ user: null })
    expect(await visitor.call(login, given)).toMatchObject({ userType: 'restaurant' })
  })

  test('a supplier gets a listing with the account: public at once, not verified, under its own e-mail and where its address says', async () => {
    const given = newcomer('supplier')
    const supplierData = {
      ...given.supplierData!,
      website: 'https://beans.example',
      address: '12 Sydney Rd, Brunswick VIC 3056',
      description: 'Beans.',
    }
    const { user } = await openBrowser(app).call(register, { ...given, supplierData })
    expect(user).toMatchObject({ role: 'supplier', supplierId: expect.any(Number) })
    expect(await app.call(getSupplier, { id: user.supplierId as never })).toMatchObject({
      ...supplierData,
      email: given.email,
      suburb: 'Brunswick',
      state: 'VIC',
      postcode: '3056',
      isVerified: false,
      isClaimable: false,
    })
    const { items } = await app.call(listSuppliers, { search: supplierData.businessName })
    expect(items.map(({ id }) => id)).toContain(user.supplierId)
  })

  test('what is wrong is said in the specified words, beside its field', async () => {
    const given = newcomer()
    for (const [fields, path, message] of [
      [{ username: '' }, 'username', 'Please fill in all required fields'],
      [{ username: '  ' }, 'username', 'Please fill in all required fields'],
      [{ email: '' }, 'email', 'Please fill in all required fields'],
      [{ email: undefined }, 'email', 'Please fill in all required fields'],
      [{ password: undefined }, 'password', 'Please fill in all required fields'],
      [{ password: '12345', confirmPassword: '12345' }, 'password', 'Password must be at least 6 characters'],
      [{ confirmPassword: 'seven green crate' }, 'confirmPassword', "Passwords don't match"],
      [{ password: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) }, 'password', 'Please keep the password to 200 characters or fewer.'],
      [{ email: 'ann' }, 'email', 'Please enter an email address like name@cafe.com.au.'],
      [{ userType: 'owner' }, 'userType', expect.any(String)],
      [{ userType: 'supplier' }, 'supplierData.businessName', 'Please fill in all required fields'],
      [
        { userType: 'supplier', supplierData: { category: 'Coffee', phone: '+61 3 5550 0142' } },
        'supplierData.businessName',
        'Please fill in all required fields',
      ],
      [{ userType: 'supplier', supplierData: { businessName: 'Beans' } }, 'supplierData.category', 'Please fill in all required fields'],
      [
        { userType: 'supplier', supplierData: { businessName: 'Beans', phone: ' ' } },
        'supplierData.phone',
        'Please fill in all required fields',
      ],
      [
        { userType: 'supplier', supplierData: { businessName: 'Beans', category: 'Bean' } },
        'supplierData.category',
        'Please choose a category.',
      ],
      [
        { userType: 'supplier', supplierData: { ...newcomer('supplier').supplierData, website: 'javascript:alert(1)' } },
        'supplierData.website',
        expect.any(String),
      ],
    ] as [object, string, string][]) {
      const refusal = await refused({ ...given, ...fields })
      expect([fields, refusal.status, refusal.errors]).toEqual([fields, 400, expect.arrayContaining([{ path, message }])])
    }
  })

  test('the most common passwords are refused in whatever case', async () => {
    for (const password of ['password', 'Password1', '123456', 'QWERTY', 'iloveyou'])
      expect(await refused({ ...newcomer(), password, confirmPassword: password })).toMatchObject({
        status: 400,
        errors: [{ path: 'password', message: 'This password is among the most common ones. Please choose another.' }],
      })
  })

  test('a taken e-mail or username is refused with its code, in whatever case, and nothing is made', async () => {
    const ann = await buyer(app)
    const before = [await count('accounts'), await count('suppliers')]
    expect(await refused({ ...newcomer('supplier'), email: ann.email.toUpperCase() })).toMatchObject({ status: 409, code: 'email_taken' })
    expect(await refused({ ...newcomer('supplier'), username: ann.username.toUpperCase() })).toMatchObject({
      status: 409,
      code: 'username_taken',
    })
    expect([await count('accounts'), await count('suppliers')]).toEqual(before)
  })

  test('of two registrations of one e-mail at once, one wins', async () => {
    const given = newcomer('supplier')
    const before = await count('suppliers')
    const responses = await Promise.all(
      ['a', 'b', 'c', 'd'].map((end) =>
        openBrowser(app).ask({ method: 'POST', url: '/api/register', payload: { ...given, username: given.username + end } }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409])
    expect(await count('suppliers')).toBe(before + 1)
  })

  test('an email confirms the address, with a link that works once and whose token is kept nowhere', async () => {
    const ann = await buyer(app)
    const token = await tokenFor(app, ann.email, 'confirm')
    const { db } = app.context
    const kept = JSON.stringify([
      await db.selectFrom('emails').selectAll().execute(),
      await db.selectFrom('oneTimeLinks').selectAll().execute(),
      (await app.context.pool.query('select * from jobs.job')).rows,
    ])
    expect(kept).not.toContain(token)
    await openBrowser(app).call(confirmEmail, { token })
    expect((await ann.call(getMe, {})).user).toMatchObject({ emailConfirmed: true })
    expect(await problemOf(ann.call(confirmEmail, { token }))).toMatchObject({
      status: 400,
      detail: 'This link has been used or has expired. Please ask for a new one.',
    })
  })

  test('the email is sent again on demand, five times an hour, and not once the address is confirmed', async () => {
    const ann = await buyer(app)
    const first = await tokenFor(app, ann.email, 'confirm')
    await ann.call(resendConfirmation, {})
    const second = await tokenFor(app, ann.email, 'confirm')
    expect(second).not.toBe(first)
    await ann.call(confirmEmail, { token: first })
    expect(await problemOf(ann.call(confirmEmail, { token: second }))).toMatchObject({ status: 400 })
    for (let sent = 1; sent < 5; sent++) await ann.call(resendConfirmation, {})
    expect(await problemOf(ann.call(resendConfirmation, {}))).toMatchObject({ status: 429 })
    const hers = (await app.emails()).filter(({ to }) => to?.[0]?.address === ann.email)
    expect(hers).toHaveLength(2)
  })

  test('an address registers twenty times an hour', async () => {
    const visitor = openBrowser(app)
    for (let tries = 0; tries < 20; tries++) await problemOf(visitor.call(register, {} as never))
    const response = await visitor.ask({ method: 'POST', url: '/api/register', payload: newcomer() })
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3000)
  })
})
