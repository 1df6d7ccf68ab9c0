import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail, getMe, login, register, resendConfirmation } from '#contract/accounts/accounts.ts'
import { listSuppliers } from '#contract/directory/directory.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, newcomer, registered, tokenFor } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const registerProblem = (registration: object) => problemOf(createBrowser(app).call(register, registration as never))
const count = async (table: 'accounts' | 'suppliers') => (await app.context.db.selectFrom(table).select('id').execute()).length

describe('POST /api/register', () => {
  test('a buyer who registers is not signed in yet, and can sign in', async () => {
    const registration = newcomer()
    const visitor = createBrowser(app)
    const response = await visitor.ask({ method: 'POST', url: '/api/register', payload: registration })
    expect([response.statusCode, response.json()]).toEqual([
      201,
      {
        user: {
          id: expect.any(String),
          username: registration.username,
          email: registration.email,
          role: 'restaurant',
          subscriptionStatus: 'none',
          plan: null,
          emailConfirmed: false,
        },
      },
    ])
    expect(response.cookies.map(({ name }) => name)).not.toContain('session')
    expect(await visitor.call(getMe, {})).toEqual({ user: null })
    expect(await visitor.call(login, registration)).toMatchObject({ userType: 'restaurant' })
  })

  test('a supplier also gets a listing: public at once, unverified, with the account email and the suburb of its address', async () => {
    const registration = newcomer('supplier')
    const supplierData = {
      ...registration.supplierData!,
      website: 'https://beans.example',
      address: '12 Sydney Rd, Brunswick VIC 3056',
      description: 'Beans.',
    }
    const { user } = await createBrowser(app).call(register, { ...registration, supplierData })
    expect(user).toMatchObject({ role: 'supplier', supplierId: expect.any(Number) })
    expect(await app.call(getSupplier, { id: user.supplierId as never })).toMatchObject({
      ...supplierData,
      email: registration.email,
      suburb: 'Brunswick',
      state: 'VIC',
      postcode: '3056',
      isVerified: false,
      isClaimable: false,
    })
    const { items } = await app.call(listSuppliers, { search: supplierData.businessName })
    expect(items.map(({ id }) => id)).toContain(user.supplierId)
  })

  test('each invalid field is reported with its path and its message', async () => {
    const registration = newcomer()
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
      [
        { userType: 'supplier', supplierData: { ...newcomer('supplier').supplierData, businessName: 'x'.repeat(121) } },
        'supplierData.businessName',
        'Please shorten the name to 120 characters or fewer.',
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
      const problem = await registerProblem({ ...registration, ...fields })
      expect([fields, problem.status, problem.errors]).toEqual([fields, 400, expect.arrayContaining([{ path, message }])])
    }
  })

  test('the most common passwords are rejected in any letter case', async () => {
    for (const password of ['password', 'Password1', '123456', 'QWERTY', 'iloveyou'])
      expect(await registerProblem({ ...newcomer(), password, confirmPassword: password })).toMatchObject({
        status: 400,
        errors: [{ path: 'password', message: 'This password is among the most common ones. Please choose another.' }],
      })
  })

  test('an email or username in use is a 409 conflict with its code, in any letter case, and nothing is created', async () => {
    const ann = await buyer(app)
    const before = [await count('accounts'), await count('suppliers')]
    expect(await registerProblem({ ...newcomer('supplier'), email: ann.email.toUpperCase() })).toMatchObject({
      status: 409,
      code: 'email_taken',
    })
    expect(await registerProblem({ ...newcomer('supplier'), username: ann.username.toUpperCase() })).toMatchObject({
      status: 409,
      code: 'username_taken',
    })
    expect([await count('accounts'), await count('suppliers')]).toEqual(before)
  })

  test('of four concurrent registrations with one email, one succeeds and the others are 409 conflicts', async () => {
    const registration = newcomer('supplier')
    const before = await count('suppliers')
    const responses = await Promise.all(
      ['a', 'b', 'c', 'd'].map((end) =>
        createBrowser(app).ask({
          method: 'POST',
          url: '/api/register',
          payload: { ...registration, username: registration.username + end },
        }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409])
    expect(await count('suppliers')).toBe(before + 1)
  })
})

describe('POST /api/email/confirm', () => {
  test('an emailed link confirms the address once, and its token is stored nowhere', async () => {
    const ann = await registered(app)
    const token = await tokenFor(app, ann.email, 'confirm')
    const { db } = app.context
    const stored = JSON.stringify([
      await db.selectFrom('emails').selectAll().execute(),
      await db.selectFrom('oneTimeLinks').selectAll().execute(),
      (await app.context.pool.query('select * from jobs.job')).rows,
    ])
    expect(stored).not.toContain(token)
    await createBrowser(app).call(confirmEmail, { token })
    expect((await ann.call(getMe, {})).user).toMatchObject({ emailConfirmed: true })
    expect(await problemOf(ann.call(confirmEmail, { token }))).toMatchObject({
      status: 400,
      detail: 'This link has been used or has expired. Please ask for a new one.',
    })
  })
})

describe('POST /api/email/resend', () => {
  test('a confirmation can be requested five times an hour, and is not emailed once the address is confirmed', async () => {
    const ann = await registered(app)
    const first = await tokenFor(app, ann.email, 'confirm')
    await ann.call(resendConfirmation, {})
    const second = await tokenFor(app, ann.email, 'confirm')
    expect(second).not.toBe(first)
    await ann.call(confirmEmail, { token: first })
    expect(await problemOf(ann.call(confirmEmail, { token: second }))).toMatchObject({ status: 400 })
    for (let sent = 1; sent < 5; sent++) await ann.call(resendConfirmation, {})
    expect(await problemOf(ann.call(resendConfirmation, {}))).toMatchObject({ status: 429 })
    const emails = (await app.emails()).filter(({ to }) => to?.[0]?.address === ann.email)
    expect(emails.filter(({ subject }) => subject === 'Please confirm your email address')).toHaveLength(2)
  })
})

describe('Rate limit of POST /api/register', () => {
  test('an IP address may register twenty times an hour', async () => {
    const visitor = createBrowser(app)
    for (let tries = 0; tries < 20; tries++) await problemOf(visitor.call(register, {} as never))
    const response = await visitor.ask({ method: 'POST', url: '/api/register', payload: newcomer() })
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3000)
  })
})
