import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMe, register } from '#contract/accounts/accounts.ts'
import { acceptInvitation, getInvitation, inviteMember, leaveListing, listMembers, removeMember } from '#contract/accounts/members.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { enterprise, invitedNewcomer, member } from '#test/people/members.ts'
import { buyer, owner, supplier, tokenFor } from '#test/people/people.ts'
import { subscribe } from '#test/people/subscriptions.ts'

let app: TestApp
let time = Date.now()
beforeAll(async () => {
  app = await createTestApp({}, { now: () => new Date(time) })
})
afterAll(() => app.stop())

describe('POST /api/suppliers/:id/members', () => {
  test('an invitation names the listing, and is in the list until it is accepted', async () => {
    const manager = await enterprise(app)
    const email = `new-${manager.id}@people.example`
    const made = await manager.call(inviteMember, { ...manager.path, email, role: 'viewer' })
    expect(made).toMatchObject({ email, role: 'viewer', username: null, acceptedAt: null })
    expect(await manager.call(listMembers, manager.path)).toEqual([made])
    const [sent] = (await app.emails()).filter(({ to }) => to?.[0]?.address === email)
    // Nobody has confirmed the address: it is told of the listing, and not by whom, which is any name that somebody has chosen.
    const words = sent?.text?.replace(/\s+/g, ' ')
    expect(words).toContain(`You are invited to work on the listing of Business of ${manager.username}`)
    expect(words?.replaceAll(`Business of ${manager.username}`, '')).not.toContain(manager.username)
    const token = await tokenFor(app, email, 'invitation')
    expect(await createBrowser(app).call(getInvitation, { token })).toEqual({
      businessName: `Business of ${manager.username}`,
      email,
      role: 'viewer',
      hasAccount: false,
    })
  })

  test('without a plan with several users, reading, inviting and removing are 403', async () => {
    const manager = await supplier(app)
    const path = { id: manager.supplierId }
    await subscribe(app, manager.supplierId, { plan: 'starter' })
    const calls = [
      () => manager.call(listMembers, path),
      () => manager.call(inviteMember, { ...path, email: 'a@b.example', role: 'editor' }),
      () => manager.call(removeMember, { ...path, memberId: manager.id }),
    ]
    for (const call of calls) await expect(call()).rejects.toThrow(/^403: .*part of the plans Professional and Enterprise/)
  })

  test('an address that is invited again has the newest role, and only the newest link works', async () => {
    const manager = await enterprise(app)
    const email = `again-${manager.id}@people.example`
    const first = await manager.call(inviteMember, { ...manager.path, email, role: 'viewer' })
    const token = await tokenFor(app, email, 'invitation')
    const second = await manager.call(inviteMember, { ...manager.path, email: email.toUpperCase(), role: 'editor' })
    expect(second).toMatchObject({ id: first.id, role: 'editor' })
    await expect(app.call(getInvitation, { token })).rejects.toThrow(/^404/)
    await manager.call(inviteMember, { ...manager.path, email, role: 'editor' })
    await expect(manager.call(inviteMember, { ...manager.path, email, role: 'editor' })).rejects.toThrow(/^429: .*several times today/)
  })

  test('three people can work on a listing with Professional, its manager and open invitations included', async () => {
    const manager = await supplier(app)
    const path = { id: manager.supplierId }
    await subscribe(app, manager.supplierId, { plan: 'professional' })
    const ask = (at: number) => manager.call(inviteMember, { ...path, email: `${at}-${manager.id}@people.example`, role: 'editor' })
    for (const at of [1, 2]) await ask(at)
    await expect(ask(3)).rejects.toThrow(/^409: .*3 people can work on your listing/)
    expect(await manager.call(listMembers, path)).toHaveLength(2)
  })

  test('ten people can work on a listing, its manager and open invitations included, also when they are invited at once', async () => {
    const manager = await enterprise(app)
    const invited = Array.from({ length: 12 }, (_, at) =>
      manager.call(inviteMember, { ...manager.path, email: `${at}-${manager.id}@people.example`, role: 'viewer' }),
    )
    const results = await Promise.allSettled(invited)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
    expect(await manager.call(listMembers, manager.path)).toHaveLength(9)
  })

  test("the manager's own address, and that of a member, are 409", async () => {
    const manager = await enterprise(app)
    const ann = await member(app, manager, 'viewer')
    for (const email of [manager.email, ann.email])
      await expect(manager.call(inviteMember, { ...manager.path, email, role: 'editor' })).rejects.toThrow(/^409/)
  })
})

describe('Accepting an invitation', () => {
  test('who registers with it works on the listing at once, has a confirmed address and no listing of their own', async () => {
    const manager = await enterprise(app)
    const ann = await member(app, manager, 'editor')
    const expected = { role: 'supplier', supplierId: manager.supplierId, member: 'editor', plan: 'enterprise', emailConfirmed: true }
    expect(ann).toMatchObject(expected)
    expect((await ann.call(getMe, {})).user).toMatchObject(expected)
    expect(await manager.call(listMembers, manager.path)).toMatchObject([{ email: ann.email, username: ann.username, expiresAt: null }])
  })

  test('it is for the address that was invited: another one cannot register with it', async () => {
    const manager = await enterprise(app)
    const account = invitedNewcomer()
    await manager.call(inviteMember, { ...manager.path, email: account.email, role: 'editor' })
    const invitation = await tokenFor(app, account.email, 'invitation')
    const other = { ...account, email: `other-${account.email}`, invitation }
    await expect(app.call(register, other)).rejects.toThrow(/^409: .*This invitation is for/)
    await expect(app.call(register, { ...account, invitation: 'made-up' })).rejects.toThrow(/^400/)
    await expect(app.call(register, account)).rejects.toThrow(/^400/)
  })

  test('buyers, owners and managers of a listing cannot accept', async () => {
    const manager = await enterprise(app)
    for (const person of [await buyer(app), await owner(app), await supplier(app)]) {
      await manager.call(inviteMember, { ...manager.path, email: person.email, role: 'editor' })
      const token = await tokenFor(app, person.email, 'invitation')
      await expect(person.call(acceptInvitation, { token })).rejects.toThrow(/^409/)
    }
  })

  test('an account without a listing accepts once; the link has expired after seven days', async () => {
    const [manager, other] = [await enterprise(app), await enterprise(app)]
    const ann = await member(app, manager, 'viewer')
    await ann.call(leaveListing, {})
    await other.call(inviteMember, { ...other.path, email: ann.email, role: 'viewer' })
    const token = await tokenFor(app, ann.email, 'invitation')
    const before = time
    time += 7 * 86_400_000
    await expect(ann.call(acceptInvitation, { token })).rejects.toThrow(/^400/)
    time = before
    expect(await ann.call(acceptInvitation, { token })).toEqual({ supplierId: other.supplierId })
    await expect(ann.call(acceptInvitation, { token })).rejects.toThrow(/^400/)
  })

  test('an account works on one listing: an invitation to a second is 409', async () => {
    const [manager, other] = [await enterprise(app), await enterprise(app)]
    const ann = await member(app, manager, 'viewer')
    await other.call(inviteMember, { ...other.path, email: ann.email, role: 'editor' })
    const token = await tokenFor(app, ann.email, 'invitation')
    await expect(ann.call(acceptInvitation, { token })).rejects.toThrow(/^409: .*leave it first/)
  })
})
