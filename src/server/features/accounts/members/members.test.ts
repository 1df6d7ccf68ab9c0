import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, getDeletion, getExport, getMe, register } from '#contract/accounts/accounts.ts'
import { claimSupplier } from '#contract/suppliers/claims.ts'
import { getDashboard } from '#contract/dashboard/dashboard.ts'
import { changeMember, getMembership, inviteMember, leaveListing, listMembers, removeMember } from '#contract/accounts/members.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { enterprise, invitedNewcomer, member } from '#test/people/members.ts'
import { tokenFor } from '#test/people/people.ts'
import { slowly } from '#test/app/slowly.ts'
import { subscribe } from '#test/people/subscriptions.ts'
import { deleteOldSessions } from '#server/features/accounts/retention-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const endPlan = (supplierId: number) =>
  app.context.db
    .updateTable('subscriptions')
    .set({ status: 'canceled', canceledAt: new Date() })
    .where('supplierId', '=', supplierId)
    .execute()

describe('Members of a listing', () => {
  test('editors change the listing, viewers only read it', async () => {
    const manager = await enterprise(app)
    const [editor, viewer] = [await member(app, manager, 'editor'), await member(app, manager, 'viewer')]
    await editor.call(updateSupplier, { ...manager.path, description: 'By the editor' })
    expect((await viewer.call(getDashboard, {})).supplier.description).toBe('By the editor')
    await expect(viewer.call(updateSupplier, { ...manager.path, description: 'By the viewer' })).rejects.toThrow(
      /^403: .*You can look at this listing, but not change it/,
    )
  })

  test('a changed role and a removal take effect with the next call', async () => {
    const manager = await enterprise(app)
    const ann = await member(app, manager, 'viewer')
    await manager.call(changeMember, { ...manager.path, memberId: ann.memberId, role: 'editor' })
    await ann.call(updateSupplier, { ...manager.path, description: 'Now I may' })
    await manager.call(removeMember, { ...manager.path, memberId: ann.memberId })
    expect((await ann.call(getMe, {})).user).not.toHaveProperty('supplierId')
    await expect(ann.call(getDashboard, {})).rejects.toThrow(/^404/)
    await expect(manager.call(removeMember, { ...manager.path, memberId: ann.memberId })).rejects.toThrow(/^404/)
  })

  test('a removal and a changed role count for a call whose body arrives after them', async () => {
    const manager = await enterprise(app)
    const [ann, bob] = [await member(app, manager, 'editor'), await member(app, manager, 'editor')]
    const url = `/api/suppliers/${manager.supplierId}`
    const changes = [
      await slowly(app, ann, 'PUT', url, { description: 'Too late' }),
      await slowly(app, bob, 'PUT', url, { description: 'Late' }),
    ]
    await manager.call(removeMember, { ...manager.path, memberId: ann.memberId })
    await manager.call(changeMember, { ...manager.path, memberId: bob.memberId, role: 'viewer' })
    for (const finish of changes) expect((await finish()).statusCode).toBe(403)
    expect((await manager.call(getDashboard, {})).supplier.description).toBe('')
  })

  test('when the plan ends they are locked out and told so, and it comes back with the plan', async () => {
    const manager = await enterprise(app)
    const ann = await member(app, manager, 'editor')
    await endPlan(manager.supplierId)
    expect((await ann.call(getMe, {})).user).not.toHaveProperty('supplierId')
    expect(await ann.call(getMembership, {})).toMatchObject({ membership: { supplierId: manager.supplierId, isWorking: false } })
    await expect(ann.call(updateSupplier, { ...manager.path, description: 'Still here' })).rejects.toThrow(/^403/)
    await subscribe(app, manager.supplierId, { plan: 'enterprise' })
    expect((await ann.call(getMe, {})).user).toMatchObject({ supplierId: manager.supplierId, member: 'editor' })
  })

  test('with a smaller plan those who joined first work on, nobody joins, and a removal makes room for the next', async () => {
    const manager = await enterprise(app)
    const [ann, bob, cal] = [
      await member(app, manager, 'editor'),
      await member(app, manager, 'viewer'),
      await member(app, manager, 'editor'),
    ]
    const late = invitedNewcomer()
    await manager.call(inviteMember, { ...manager.path, email: late.email, role: 'viewer' })
    const invitation = await tokenFor(app, late.email, 'invitation')
    await app.context.db.updateTable('subscriptions').set({ plan: 'professional' }).where('supplierId', '=', manager.supplierId).execute()
    const working = () =>
      Promise.all([ann, bob, cal].map(async (each) => (await each.call(getMe, {})).user?.supplierId === manager.supplierId))
    expect(await working()).toEqual([true, true, false])
    expect(await cal.call(getMembership, {})).toMatchObject({ membership: { isWorking: false } })
    await expect(createBrowser(app).call(register, { ...late, invitation })).rejects.toThrow(/^409: .*no room for one more/)
    await manager.call(removeMember, { ...manager.path, memberId: ann.memberId })
    expect(await working()).toEqual([false, true, true])
  })

  test('a member does not claim a listing meanwhile, and does after leaving', async () => {
    const manager = await enterprise(app)
    const ann = await member(app, manager, 'editor')
    const { id } = await app.supplier()
    await expect(ann.call(claimSupplier, { id, way: 'owner' })).rejects.toThrow(/^403/)
    await endPlan(manager.supplierId)
    await expect(ann.call(claimSupplier, { id, way: 'owner' })).rejects.toThrow(/^409/)
    await ann.call(leaveListing, {})
    await ann.call(claimSupplier, { id, way: 'owner' })
  })

  test("a member's account is deleted without the listing, and its export says where it worked", async () => {
    const manager = await enterprise(app)
    const ann = await member(app, manager, 'editor')
    expect(await ann.call(getDeletion, {})).toMatchObject({ listing: null })
    expect(await ann.call(getExport, {})).toMatchObject({ memberships: [{ supplierId: manager.supplierId, role: 'editor' }], listing: [] })
    expect(await manager.call(getExport, {})).toMatchObject({ members: [{ email: ann.email }] })
    await expect(ann.call(deleteAccount, { password: ann.password, removeListing: true })).rejects.toThrow(/^403/)
    await ann.call(deleteAccount, { password: ann.password })
    expect(await manager.call(listMembers, manager.path)).toEqual([])
    expect((await manager.call(getDashboard, {})).supplier.id).toBe(manager.supplierId)
  })

  test("with the manager's account go those who worked on the listing: its next manager has not invited them", async () => {
    const manager = await enterprise(app)
    const ann = await member(app, manager, 'editor')
    await manager.call(deleteAccount, { password: manager.password })
    expect(await ann.call(getMembership, {})).toEqual({ membership: null })
  })

  test('an invitation that nobody has accepted is deleted after thirty days, a member is not', async () => {
    const manager = await enterprise(app)
    const ann = await member(app, manager, 'viewer')
    await manager.call(inviteMember, { ...manager.path, email: `late-${ann.id}@people.example`, role: 'viewer' })
    const { db } = app.context
    const longAgo = new Date(Date.now() - 31 * 86_400_000)
    await db.updateTable('listingMembers').set({ invitedAt: longAgo }).where('supplierId', '=', manager.supplierId).execute()
    await deleteOldSessions(db, new Date())
    expect(await manager.call(listMembers, manager.path)).toMatchObject([{ email: ann.email }])
  })
})
