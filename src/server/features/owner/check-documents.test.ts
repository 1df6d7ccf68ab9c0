import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmEmail } from '#contract/accounts.ts'
import { checkDocuments, getChecks, updateSupplier } from '#contract/supplier-profile.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { owner, registered, tokenFor } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'

/** Friday 20 November 2026, eleven in the morning in Sydney. */
const NOW = '2026-11-20T00:00:00.000Z'
let app: TestApp
let clock: Date
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
})
beforeEach(() => void (clock = new Date(NOW)))
afterAll(() => app.stop())

const newSupplier = async () => {
  const user = await registered(app, 'supplier')
  const path = { id: user.supplierId }
  return { ...user, path, checks: () => app.call(getChecks, path) }
}
const NOTHING = { isVerified: false, abn: null, email: null, documents: null }

describe('GET /api/suppliers/:id/checks', () => {
  test('anyone can see what was checked of a supplier, and when: its ABN while it shows one, and its email address', async () => {
    const beans = await newSupplier()
    expect(await beans.checks()).toEqual(NOTHING)
    await beans.call(updateSupplier, { ...beans.path, abn: '51 824 753 556' })
    const abn = { number: '51824753556', checkedAt: NOW }
    expect(await beans.checks()).toEqual({ ...NOTHING, abn })
    clock = new Date('2026-11-20T00:30:00Z')
    await beans.call(updateSupplier, { ...beans.path, abn: '51824753556', description: 'Beans' })
    expect(await beans.checks()).toEqual({ ...NOTHING, abn })
    await beans.call(updateSupplier, { ...beans.path, abn: null })
    expect(await beans.checks()).toEqual(NOTHING)
    await beans.call(confirmEmail, { token: await tokenFor(app, beans.email, 'confirm') })
    expect(await beans.checks()).toEqual({ ...NOTHING, email: { checkedAt: clock.toISOString() } })
  })
})

describe('PUT /api/admin/suppliers/:id/documents', () => {
  test('documents that the owner has checked are shown until their last day is over in Sydney', async () => {
    const [beans, siteOwner] = [await newSupplier(), await owner(app)]
    const check = (expiresOn: string | null) => siteOwner.call(checkDocuments, { ...beans.path, expiresOn })
    const documents = { checkedAt: NOW, expiresOn: '2026-11-20' }
    expect(await check('2026-11-20')).toEqual({ ...NOTHING, documents })
    clock = new Date('2026-11-20T12:59:59Z')
    expect(await beans.checks()).toEqual({ ...NOTHING, documents })
    clock = new Date('2026-11-20T13:00:00Z')
    expect(await beans.checks()).toEqual(NOTHING)
    expect(await check('2027-12-31')).toMatchObject({ documents: { checkedAt: clock.toISOString(), expiresOn: '2027-12-31' } })
    expect(await check(null)).toEqual(NOTHING)
  })

  test('expired documents, and a text that is not a day, are rejected with a message', async () => {
    const [beans, siteOwner] = [await newSupplier(), await owner(app)]
    for (const [expiresOn, message] of [
      ['2026-11-19', 'These documents have expired. Please give the last day that they hold.'],
      ['2026-02-30', 'Please give a day like 2027-12-31.'],
      ['soon', 'Please give a day like 2027-12-31.'],
    ] as const)
      expect((await problemOf(siteOwner.call(checkDocuments, { ...beans.path, expiresOn }))).errors).toEqual([
        { path: 'expiresOn', message },
      ])
  })

  test('the audit records who checked or withdrew documents', async () => {
    const [beans, siteOwner] = [await newSupplier(), await owner(app)]
    for (const expiresOn of ['2027-12-31', null]) await siteOwner.call(checkDocuments, { ...beans.path, expiresOn })
    const rows = await app.context.db
      .selectFrom('audit')
      .select(['action', 'details', 'username'])
      .where('subject', '=', `supplier ${beans.supplierId}`)
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { action: 'documents.check', details: { expiresOn: '2027-12-31' }, username: siteOwner.username },
      { action: 'documents.withdraw', details: { expiresOn: null }, username: siteOwner.username },
    ])
  })
})
