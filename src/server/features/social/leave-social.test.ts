import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { leaveListing, removeMember } from '#contract/accounts/members.ts'
import { addSocialPost, getSocialPost, listSocialPosts, publishSocialPost } from '#contract/social/social-posts.ts'
import { addSocialAccount, listSocialAccounts } from '#contract/social/social-accounts.ts'
import { mergeSuppliers, undoMerge } from '#contract/owner/supplier-merges.ts'
import { finishMerges } from '#test/people/owner/final-merges.ts'
import { enterprise, member } from '#test/people/members.ts'
import { owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { inMinutes } from '#test/people/social.ts'
import { socialSite } from '#test/stubs/social-site.ts'
import { tokensOf } from './accounts/account-tokens.ts'

type Site = Awaited<ReturnType<typeof socialSite>>

let site: Site
let olga: Person
beforeAll(async () => {
  site = await socialSite('twitter')
  olga = await owner(site.app)
})
afterAll(() => site.stop())

const now = () => site.app.context.now()
const count = async (table: 'socialAccounts' | 'socialPosts' | 'socialTemplates' | 'socialRevocations', supplierId?: number) =>
  (
    await site.app.context.db
      .selectFrom(table)
      .select('id')
      .$if(supplierId !== undefined, (rows) => rows.where('supplierId' as never, '=', supplierId as never))
      .execute()
  ).length
/** Returns the refresh token of a listing's account, and whether the platform still takes it. */
async function accessOf(supplierId: number) {
  const { db, secrets } = site.app.context
  const row = await db.selectFrom('socialAccounts').selectAll().where('supplierId', '=', supplierId).executeTakeFirstOrThrow()
  const { refreshToken } = tokensOf(secrets, row)!
  return () => site.server.world.refresh.has(refreshToken!)
}
const revoked = async (isOpen: () => boolean) => {
  await expect.poll(isOpen).toBe(false)
  await expect.poll(() => count('socialRevocations')).toBe(0)
}

describe('Whoever leaves with a connected account', () => {
  test.each([false, true])(
    'has its access revoked at the platform, and nothing more is posted (removeListing: %s)',
    async (removeListing) => {
      const beans = await site.connected()
      const { supplierId: id } = beans
      await beans.call(addSocialPost, { id, platform: 'twitter', content: 'Never', scheduledFor: inMinutes(10, now()) })
      const isOpen = await accessOf(id)
      await beans.call(deleteAccount, { password: beans.password, removeListing })
      await revoked(isOpen)
      expect([await count('socialAccounts', id), await count('socialPosts', id)]).toEqual([0, 0])
      // What is due later goes out, so everything that was due before has been taken.
      const milk = await site.connected()
      const post = { platform: 'twitter', content: `Due ${id}`, scheduledFor: inMinutes(20, now()) } as const
      const due = await milk.call(addSocialPost, { id: milk.supplierId, ...post })
      site.later(21)
      site.app.context.jobs.wake(site.app.context.db, 'social-posts')
      await expect.poll(async () => (await milk.call(getSocialPost, { id: due.id })).status).toBe('posted')
      expect(site.server.world.posts.map(({ text }) => text)).not.toContain('Never')
    },
  )

  test('has it revoked later where the platform cannot do so now', async () => {
    const beans = await site.connected()
    const isOpen = await accessOf(beans.supplierId)
    const { pool, publisher } = site.app.context
    const live = publisher.live.twitter!
    let asked = 0
    publisher.live.twitter = { ...live, revoke: async () => void (asked++, await Promise.reject(new Error('Down'))) }
    await beans.call(deleteAccount, { password: beans.password })
    await expect.poll(() => asked).toBe(1)
    expect([isOpen(), await count('socialRevocations')]).toEqual([true, 1])
    publisher.live.twitter = live
    const again = `update jobs.job set start_after = now() where name = 'social-revocations' and state = 'retry'`
    await expect.poll(async () => (await pool.query(again)).rowCount).toBe(1)
    await revoked(isOpen)
  })

  test('connects nothing any more while the platform takes its time, and ends the access that it gave', async () => {
    let given: string | null = null
    const beans = await site.connected()
    const { publisher } = site.app.context
    const live = publisher.live.twitter!
    const back = site.server.agree(await site.pageFor(beans))
    publisher.live.twitter = {
      ...live,
      async accountsFor(code) {
        await beans.call(deleteAccount, { password: beans.password })
        const remote = await live.accountsFor(code)
        given = remote[0]!.tokens.refreshToken
        return remote
      },
    }
    expect(await site.comeBack(beans, back)).toBe('/social-media-dashboard?tab=accounts&problem=failed')
    publisher.live.twitter = live
    expect(await count('socialAccounts', beans.supplierId)).toBe(0)
    expect([typeof given, site.server.world.refresh.has(given!)]).toEqual(['string', false])
  })
})

describe('Somebody who helped with a listing and has connected their account', () => {
  const connectedByMember = async () => {
    const manager = await enterprise(site.app)
    const editor = await member(site.app, manager, 'editor')
    await site.comeBack(editor, site.server.agree(await site.pageFor(editor)))
    return { manager, editor, isOpen: await accessOf(manager.supplierId) }
  }
  type Helped = Awaited<ReturnType<typeof connectedByMember>>

  test.each<[string, (helped: Helped) => Promise<unknown>]>([
    ['is removed', ({ manager, editor: { memberId } }) => manager.call(removeMember, { ...manager.path, memberId })],
    ['leaves', ({ editor }) => editor.call(leaveListing, {})],
    ['deletes the account', ({ editor: { call, password } }) => call(deleteAccount, { password })],
  ])('%s: its access is revoked, and nothing more is posted with it until the account is connected again', async (_, leave) => {
    const helped = await connectedByMember()
    const { manager, isOpen } = helped
    await leave(helped)
    await revoked(isOpen)
    const { id } = await manager.call(addSocialPost, { ...manager.path, platform: 'twitter', content: 'Not in their name' })
    expect(await problemOf(manager.call(publishSocialPost, { id }))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('again'),
    })
    const accounts = () => manager.call(listSocialAccounts, manager.path)
    expect(await accounts()).toMatchObject([{ isActive: true, needsConnecting: true }])
  })

  test('takes nothing along that somebody else has connected since', async () => {
    const { manager, editor } = await connectedByMember()
    await site.comeBack(manager, site.server.agree(await site.pageFor(manager)))
    await editor.call(leaveListing, {})
    expect(await manager.call(listSocialAccounts, manager.path)).toMatchObject([{ needsConnecting: false }])
  })
})

describe('A merge of listings with connected accounts', () => {
  test('revokes the access that had stayed with the merged listing once it is final, and no sooner', async () => {
    const [beans, { id: kept }] = [await site.connected(), await site.app.supplier()]
    const { db } = site.app.context
    const taken = { supplierId: kept, platform: 'twitter', accountName: 'Taken', network: 'sandbox', createdAt: new Date() } as const
    await db.insertInto('socialAccounts').values(taken).execute()
    const isOpen = await accessOf(beans.supplierId)
    const merge = await olga.call(mergeSuppliers, { id: kept, otherId: beans.supplierId })
    expect([merge.moved.socialAccounts, merge.left.socialAccounts]).toEqual([0, 1])
    await finishMerges(site.app)
    expect([isOpen(), await count('socialAccounts', beans.supplierId)]).toEqual([true, 1])
    await db.updateTable('supplierMerges').set({ undoUntil: new Date() }).where('id', '=', merge.id).execute()
    await finishMerges(site.app)
    await revoked(isOpen)
    expect([await count('socialAccounts', beans.supplierId), await count('socialAccounts', kept)]).toEqual([0, 1])
  })

  test('undone gives its account back what it has connected and written since, so that nobody finds it who comes next', async () => {
    const [beans, { id: kept }] = [await site.connected(), await site.app.supplier()]
    const merge = await olga.call(mergeSuppliers, { id: kept, otherId: beans.supplierId })
    await beans.call(addSocialAccount, { id: kept, platform: 'facebook', accountName: 'Since' })
    await beans.call(addSocialPost, { id: kept, platform: 'twitter', content: 'Since', scheduledFor: inMinutes(10, now()) })
    await olga.call(undoMerge, { id: merge.id })
    const accounts = await beans.call(listSocialAccounts, { id: beans.supplierId })
    expect(accounts.map(({ accountName, network }) => [accountName, network])).toEqual([
      ['Since', 'sandbox'],
      ['@beanstreet', 'live'],
    ])
    expect((await beans.call(listSocialPosts, { id: beans.supplierId })).items).toMatchObject([{ content: 'Since', status: 'scheduled' }])
    expect([await count('socialAccounts', kept), await count('socialPosts', kept)]).toEqual([0, 0])
  })
})
