import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getOwnerSupplier, updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { getChecks } from '#contract/suppliers/supplier-profile.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, supplier } from '#test/people/people.ts'
import { expireEvidence } from './evidence-expiry.ts'

let app: TestApp
let clock = new Date()
beforeAll(async () => {
  clock = new Date('2026-11-20T00:00:00Z')
  app = await createTestApp({ OWNER_EMAIL: 'olga@backdock.example' }, { now: () => clock })
})
beforeEach(() => void (clock = new Date('2026-11-20T00:00:00Z')))
afterAll(() => app.stop())

const run = (at: string) => {
  clock = new Date(at)
  return expireEvidence(app.context)
}
const verified = async (id: number, expiresOn: string | null = '2027-01-15') =>
  // Sessions end after a month without use, so each call has a new one.
  (await owner(app)).call(updateOwnerSupplier, { id, isVerified: true, evidence: { what: 'Food licence', expiresOn } })
const notifiedOf = async (id: number) =>
  (
    await app.context.db
      .selectFrom('emails')
      .select(['recipient', 'facts', 'kind'])
      .where('kind', '=', 'evidence-expiring')
      .orderBy('recipient')
      .execute()
  ).filter(({ facts }) => (facts as { supplier: { id: number } }).supplier.id === id)

describe('What a seal rests on', () => {
  test('thirty days before it expires, supplier and owner are told, once', async () => {
    const beans = await supplier(app)
    const id = beans.supplierId
    await verified(id)
    // Still 15 December in Sydney.
    await run('2026-12-15T12:00:00Z')
    expect(await notifiedOf(id)).toEqual([])
    await run('2026-12-15T13:30:00Z')
    await run('2026-12-20T00:00:00Z')
    expect((await notifiedOf(id)).map(({ recipient }) => recipient).toSorted()).toEqual(['olga@backdock.example', beans.email].toSorted())
    expect((await notifiedOf(id))[0]?.facts).toMatchObject({ what: 'Food licence', expiresOn: '2027-01-15' })
    // A newer check is told of anew.
    await verified(id, '2027-01-18')
    await run('2026-12-21T00:00:00Z')
    expect(await notifiedOf(id)).toHaveLength(4)
  })

  test('a week before and at the end they are told again, once each; a seal that was just given is told of once', async () => {
    const beans = await supplier(app)
    const [id, late] = [beans.supplierId, (await supplier(app)).supplierId]
    const states = async (of: number) => (await notifiedOf(of)).map(({ facts }) => Boolean((facts as { hasEnded?: boolean }).hasEnded))
    await verified(id)
    await run('2026-12-16T00:00:00Z')
    await run('2027-01-07T12:00:00Z')
    expect(await states(id)).toHaveLength(2)
    await run('2027-01-08T02:00:00Z')
    await run('2027-01-09T02:00:00Z')
    expect(await states(id)).toEqual([false, false, false, false])
    await verified(late, '2027-01-15')
    await run('2027-01-10T02:00:00Z')
    await run('2027-01-11T02:00:00Z')
    expect(await states(late)).toHaveLength(2)
    await run('2027-01-15T14:00:00Z')
    await run('2027-01-16T14:00:00Z')
    for (const each of [id, late]) expect((await states(each)).filter(Boolean)).toEqual([true, true])
  })

  test('once its last day in Sydney is over the seal is gone everywhere, and that is on record', async () => {
    const { id } = await app.supplier()
    await verified(id)
    await run('2027-01-15T12:59:00Z')
    expect(await app.call(getSupplier, { id })).toMatchObject({ isVerified: true })
    expect(await app.call(getChecks, { id })).toMatchObject({ isVerified: true, evidence: { what: 'Food licence' } })
    clock = new Date('2027-01-15T13:00:00Z')
    // Before the job comes, the explanation of the seal says so already.
    expect(await app.call(getChecks, { id })).toMatchObject({ isVerified: false, evidence: null })
    await run('2027-01-15T13:05:00Z')
    expect(await app.call(getSupplier, { id })).toMatchObject({ isVerified: false })
    expect(await (await owner(app)).call(getOwnerSupplier, { id })).toMatchObject({ isVerified: false, evidence: null })
    const last = await app.context.db
      .selectFrom('audit')
      .select(['username', 'action'])
      .where('subject', '=', `supplier ${id}`)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(last).toEqual({ username: 'system', action: 'supplier.unverify' })
  })

  test('without a last day it holds until the owner takes it back', async () => {
    const { id } = await app.supplier()
    await verified(id, null)
    await run('2099-01-01T00:00:00Z')
    expect([(await app.call(getSupplier, { id })).isVerified, await notifiedOf(id)]).toEqual([true, []])
  })
})
