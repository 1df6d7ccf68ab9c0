import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMe, login, register } from '#contract/accounts/accounts.ts'
import { addOwnListing } from '#contract/suppliers/own-listing.ts'
import {
  claimSupplier,
  confirmClaim,
  decideClaim,
  findCandidates,
  listClaims,
  listMyClaims,
  withdrawClaim,
} from '#contract/suppliers/claims.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, newcomer, owner, supplier, tokenFor, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: 'desk@backdock.example' })
  siteOwner = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute()) // Each test starts with fresh rate limits.

/** Registers a supplier that claims a listing, and signs in. */
async function claimant(claimOf: number, more: Record<string, unknown> = {}) {
  const browser = createBrowser(app)
  const registration = { ...newcomer('supplier'), supplierData: { claimOf, ...more } }
  const { user } = await browser.call(register, registration as never)
  await browser.call(login, registration)
  return { ...browser, user, ...registration }
}
const count = async (table: 'accounts' | 'suppliers' | 'claims') => (await app.context.db.selectFrom(table).select('id').execute()).length
const claimIdOf = async (username: string) =>
  (await siteOwner.call(listClaims, { limit: '100' })).items.find((claim) => claim.username === username)!.id
const LISTING = { businessName: 'Dawn Roasters', category: 'Coffee' as const, phone: '+61 3 5550 0177' }

describe('POST /api/register with a listing to claim', () => {
  test('it makes the account and a claim, and no listing; the owner reads what was given', async () => {
    const beans = await app.supplier()
    const suppliers = await count('suppliers')
    const given = { businessName: 'Beans of Fitzroy', category: 'Coffee', phone: '+61 3 5550 0142', abn: '51 824 753 556' }
    const ann = await claimant(beans.id, given)
    expect(ann.user).toMatchObject({ role: 'supplier' })
    expect(ann.user).not.toHaveProperty('supplierId')
    expect((await ann.call(getMe, {})).user).not.toHaveProperty('supplierId')
    expect(await count('suppliers')).toBe(suppliers)
    expect(await ann.call(listMyClaims, {})).toMatchObject([
      { supplierId: beans.id, listingEmail: beans.email, status: 'open', reason: null },
    ])
    const { message } = (await siteOwner.call(listClaims, { limit: '100' })).items.find(({ username }) => username === ann.username)!
    expect(message).toBe('Given at registration\nBusiness name: Beans of Fitzroy\nPhone: +61 3 5550 0142\nABN: 51824753556')
    expect((await app.emails()).filter(({ text }) => text?.includes('Beans of Fitzroy')).map(({ to }) => to?.[0]?.address)).toEqual([
      'desk@backdock.example',
    ])
  })

  test('a listing with an account, a suspended and an unknown one cannot be claimed, and no account is made', async () => {
    const [taken, suspended] = [await supplier(app), await app.supplier()]
    await app.context.db
      .updateTable('suppliers')
      .set({ suspendedAt: new Date(), suspensionReason: 'Closed' })
      .where('id', '=', suspended.id)
      .execute()
    const before = [await count('accounts'), await count('claims')]
    for (const [claimOf, status] of [
      [taken.supplierId, 409],
      [suspended.id, 404],
      [999_999, 404],
      ['12', 400],
      [0, 400],
    ] as const)
      expect([claimOf, await problemOf(claimant(claimOf as number))]).toMatchObject([claimOf, { status }])
    expect([await count('accounts'), await count('claims')]).toEqual(before)
  })

  test('once the owner approves, the listing belongs to the account', async () => {
    const beans = await app.supplier()
    const ann = await claimant(beans.id)
    await siteOwner.call(decideClaim, { id: await claimIdOf(ann.username), decision: 'approve' })
    expect((await ann.call(getMe, {})).user).toMatchObject({ supplierId: beans.id })
    expect(await app.call(getSupplier, { id: String(beans.id) })).toMatchObject({ isClaimable: false })
    expect(await ann.call(listMyClaims, {})).toMatchObject([{ status: 'approved' }])
  })

  test('an address that nobody has confirmed enters no listing by it', async () => {
    const silent = await app.supplier({ email: null })
    const ann = await claimant(silent.id)
    await siteOwner.call(decideClaim, { id: await claimIdOf(ann.username), decision: 'approve' })
    expect(await app.call(getSupplier, { id: String(silent.id) })).toMatchObject({ email: null, isClaimable: false })
  })

  test('the link to the listing’s own address decides the claim as well', async () => {
    const beans = await app.supplier()
    const ann = await claimant(beans.id)
    await ann.call(claimSupplier, { id: String(beans.id), way: 'email' })
    await ann.call(confirmClaim, { token: await tokenFor(app, beans.email!, 'claim') })
    expect(await ann.call(listMyClaims, {})).toMatchObject([{ status: 'approved' }])
    expect((await siteOwner.call(listClaims, { limit: '100' })).items.map(({ username }) => username)).not.toContain(ann.username)
  })

  test('a refusal says why, and the account makes a listing of its own, once', async () => {
    const ann = await claimant((await app.supplier()).id)
    expect(await problemOf(ann.call(addOwnListing, LISTING))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('not decided yet'),
    })
    await siteOwner.call(decideClaim, { id: await claimIdOf(ann.username), decision: 'refuse', reason: 'Another person runs it.' })
    expect(await ann.call(listMyClaims, {})).toMatchObject([{ status: 'refused', reason: 'Another person runs it.' }])
    const refusal = (await app.emails()).find(({ to, subject }) => to?.[0]?.address === ann.email && subject?.startsWith('Your claim'))
    expect(refusal?.text).toContain('Another person runs it.')
    expect(await problemOf(ann.call(addOwnListing, { ...LISTING, abn: '51 824 753 557' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'abn', message: 'This is not an ABN: please check its 11 digits.' }],
    })
    const { supplierId } = await ann.call(addOwnListing, { ...LISTING, abn: '51 824 753 556' })
    expect((await ann.call(getMe, {})).user).toMatchObject({ supplierId })
    expect(await app.call(getSupplier, { id: String(supplierId) })).toMatchObject({
      ...LISTING,
      abn: '51824753556',
      email: ann.email,
      isVerified: false,
      isClaimable: false,
    })
    expect(await problemOf(ann.call(addOwnListing, LISTING))).toMatchObject({ status: 409 })
  })

  test('a claim can be taken back by its account only, until it is decided', async () => {
    const [ann, bob] = [await claimant((await app.supplier()).id), await claimant((await app.supplier()).id)]
    const [{ id }, { id: decided }] = [(await ann.call(listMyClaims, {}))[0]!, (await bob.call(listMyClaims, {}))[0]!]
    await siteOwner.call(decideClaim, { id: decided, decision: 'refuse' })
    for (const [call, status] of [
      [() => bob.call(withdrawClaim, { id }), 403],
      [() => bob.call(withdrawClaim, { id: decided }), 409],
      [() => ann.call(withdrawClaim, { id: randomUUID() }), 404],
    ] as const)
      expect(await problemOf(call())).toMatchObject({ status })
    await ann.call(withdrawClaim, { id })
    expect(await ann.call(listMyClaims, {})).toMatchObject([{ status: 'withdrawn' }])
    expect((await siteOwner.call(listClaims, { limit: '100' })).items.map(({ username }) => username)).not.toContain(ann.username)
    await ann.call(addOwnListing, LISTING)
  })

  test('a buyer makes no listing', async () => {
    expect(await problemOf((await buyer(app)).call(addOwnListing, LISTING))).toMatchObject({ status: 403 })
  })
})

describe('POST /api/register/listings', () => {
  const visitor = () => createBrowser(app)
  const found = async (given: CallerInput<typeof findCandidates>) => (await visitor().call(findCandidates, given)).map(({ id }) => id)

  test('it finds a listing by its phone number however it is written, its email address and its ABN', async () => {
    const mill = await app.supplier({ businessName: 'Quarry Lane Mill', phone: '(03) 5550 7788', email: 'hello@quarry-mill.example' })
    await app.context.db.updateTable('suppliers').set({ abn: '51824753556', abnCheckedAt: new Date() }).where('id', '=', mill.id).execute()
    for (const given of [{ phone: '+61 3 5550 7788' }, { email: 'HELLO@quarry-mill.example' }, { abn: '51 824 753 556' }])
      expect([given, await found(given)]).toEqual([given, [mill.id]])
    expect(await found({ phone: '+61 3 5550 7789', email: 'hell@quarry-mill.example' })).toEqual([])
    expect(await found({})).toEqual([])
  })

  test('it offers names that are alike, with nothing but name, category and place, and what is sure before what is like', async () => {
    const [co, the] = [
      await app.supplier({ businessName: 'Zebra Finch Coffee Co', suburb: 'Fitzroy', state: 'VIC' }),
      await app.supplier({ businessName: 'The Zebra Finch Coffee Co Pty Ltd', phone: '+61 3 5550 4411' }),
    ]
    await app.supplier({ businessName: 'Wallaby Tea' })
    expect(await visitor().call(findCandidates, { businessName: 'zebra finch coffee' })).toEqual([
      { id: co.id, businessName: 'Zebra Finch Coffee Co', category: 'Coffee', suburb: 'Fitzroy', state: 'VIC' },
      expect.objectContaining({ id: the.id }),
    ])
    expect(await found({ businessName: 'Zebra Finch Coffee Co', phone: '03 5550 4411' })).toEqual([the.id, co.id])
  })

  test('listings with an account and suspended ones are not offered, and never more than five', async () => {
    const taken = await supplier(app)
    const { businessName } = await app.call(getSupplier, { id: String(taken.supplierId) })
    expect(await found({ businessName, email: taken.email })).toEqual([])
    for (let made = 0; made < 6; made++) await app.supplier({ businessName: `Numbat Dairy ${made}`, phone: '+61 2 5550 9911' })
    expect(await found({ phone: '+61 2 5550 9911' })).toHaveLength(5)
    await app.context.db
      .updateTable('suppliers')
      .set({ suspendedAt: new Date(), suspensionReason: 'Closed' })
      .where('phone', '=', '+61 2 5550 9911')
      .execute()
    expect(await found({ phone: '+61 2 5550 9911', businessName: 'Numbat Dairy' })).toEqual([])
  })

  test('one address asks thirty times a minute', async () => {
    const browser = visitor()
    const ask = () => browser.ask({ method: 'POST', url: '/api/register/listings', payload: { businessName: 'Beans' } })
    for (let asked = 0; asked < 30; asked++) expect((await ask()).statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(429)
  })
})
