import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount, getDeletion, getMe } from '#contract/accounts/accounts.ts'
import { saveSupplier } from '#contract/directory/saved.ts'
import { listAudit } from '#contract/owner/audit.ts'
import { confirmPerson, deletePerson, listPeople, previewPersonDeletion, resetPersonTwoFactor } from '#contract/owner/people.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { holdersOf } from '#test/people/owner/holders-of.ts'
import { buyer, confirmAddressOf, owner, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const lastAction = async () => (await olga.call(listAudit, { limit: 1 })).items[0]
const emailsTo = async ({ email }: Person) => (await app.emails()).filter(({ to }) => to?.[0]?.address === email)

describe('GET /api/admin/people', () => {
  test('every account is found by a part of its name, its address or its listing, and by its kind, the newest first', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    await sendQuoteRequest(app, beans.supplierId, ann)
    const { businessName } = await app.call(getSupplier, { id: beans.supplierId })
    const row = {
      id: ann.id,
      username: ann.username,
      email: ann.email,
      emailConfirmed: false,
      role: 'restaurant',
      hasTwoFactor: false,
      listing: null,
      requests: 1,
      createdAt: expect.any(String),
    }
    for (const search of [ann.username.toUpperCase(), ann.email]) expect((await olga.call(listPeople, { search })).items).toEqual([row])
    const { items } = await olga.call(listPeople, { search: businessName, role: 'supplier' })
    expect(items).toMatchObject([{ id: beans.id, listing: { id: beans.supplierId, businessName } }])
    expect((await olga.call(listPeople, { search: ann.username, role: 'supplier' })).total).toBe(0)
    const { items: page, total } = await olga.call(listPeople, { limit: 2 })
    expect([page.length, page[0]!.id, total > 2]).toEqual([2, beans.id, true])
  })
})

describe('What an owner does for an account', () => {
  test('two-factor sign-in is reset, told by email and in the audit; without it, and for an owner, it is a conflict', async () => {
    const ann = await buyer(app)
    expect((await problemOf(olga.call(resetPersonTwoFactor, { id: ann.id }))).status).toBe(409)
    const on = { totpSecret: 'secret', totpConfirmedAt: new Date() }
    await app.context.db.updateTable('accounts').set(on).where('id', 'in', [ann.id]).execute()
    await olga.call(resetPersonTwoFactor, { id: ann.id })
    expect((await olga.call(listPeople, { search: ann.username })).items).toMatchObject([{ hasTwoFactor: false }])
    expect(await lastAction()).toMatchObject({ action: 'two-factor.reset', subject: `account ${ann.username}`, username: olga.username })
    expect((await emailsTo(ann)).at(-1)?.subject).toMatch(/two-factor/i)
    expect((await problemOf(olga.call(resetPersonTwoFactor, { id: olga.id }))).detail).toContain('npm run reset-two-factor')
  })

  test('the confirmation is sent again, until the address is confirmed', async () => {
    const ann = await buyer(app)
    const before = (await emailsTo(ann)).length
    await olga.call(confirmPerson, { id: ann.id })
    expect(await emailsTo(ann)).toHaveLength(before + 1)
    expect(await lastAction()).toMatchObject({ action: 'account.confirm', subject: `account ${ann.username}` })
    await confirmAddressOf(app, ann)
    expect(await problemOf(olga.call(confirmPerson, { id: ann.id }))).toMatchObject({ status: 409 })
  })

  test('an account is deleted as its own deletion would, which the preview has counted, and the audit does not name it', async () => {
    const [ann, { id }] = [await buyer(app), await app.supplier()]
    await ann.call(saveSupplier, { supplierId: id })
    const request = await sendQuoteRequest(app, id, ann)
    const preview = await olga.call(previewPersonDeletion, { id: ann.id })
    expect(preview).toEqual(await ann.call(getDeletion, {}))
    expect(preview).toMatchObject({ deleted: { savedSuppliers: 1 }, kept: { requests: 1 }, listing: null })
    await app.emails()
    await olga.call(deletePerson, { id: ann.id })
    expect((await ann.call(getMe, {})).user).toBeNull()
    expect((await problemOf(ann.call(deleteAccount, { password: ann.password }))).status).toBe(401)
    const held = (await holdersOf(app, ann.username)).filter((table) => !['emails', 'rate_limits'].includes(table))
    expect(held).toEqual([])
    expect(await lastAction()).toMatchObject({ action: 'account.remove', subject: `account ${ann.id}`, details: { role: 'restaurant' } })
    expect((await olga.call(getQuote, { id: request.id })).id).toBe(request.id)
    expect((await problemOf(olga.call(deletePerson, { id: ann.id }))).status).toBe(404)
  })

  test('a supplier’s listing stays without an account unless it is to go too; owners are not deleted here', async () => {
    const [beans, tea] = [await supplier(app), await supplier(app)]
    await olga.call(deletePerson, { id: beans.id })
    expect(await app.call(getSupplier, { id: beans.supplierId })).toMatchObject({ isClaimable: true })
    await olga.call(deletePerson, { id: tea.id, removeListing: true })
    expect((await problemOf(app.call(getSupplier, { id: tea.supplierId }))).status).toBe(404)
    const other = await owner(app)
    for (const id of [olga.id, other.id]) {
      expect((await problemOf(olga.call(deletePerson, { id }))).status).toBe(409)
      expect((await problemOf(olga.call(previewPersonDeletion, { id }))).status).toBe(409)
    }
  })
})
