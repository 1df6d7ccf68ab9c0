import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, getExport } from '#contract/accounts/accounts.ts'
import { addSocialAccount } from '#contract/social/social-accounts.ts'
import { publishSocialPost, removeSocialPost } from '#contract/social/social-posts.ts'
import { addView, getSupplier } from '#contract/suppliers/suppliers.ts'
import { applyRetentions } from '#server/jobs/housekeeping.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { holdersOf } from '#test/people/owner/holders-of.ts'
import { newAddress } from '#test/people/new-address.ts'
import { buyer } from '#test/people/people.ts'
import { inMinutes, socialSupplier } from '#test/people/social.ts'
import { deleteOldSocial } from '#server/features/social/retention-queries.ts'

let now = new Date()
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())

const DAY_MS = 24 * 3_600_000

/** Returns a supplier with a posted post, and the code in its link. */
async function posted() {
  const beans = await socialSupplier(app)
  const post = await beans.write({ content: '{profileLink}' })
  await beans.call(publishSocialPost, { id: post.id })
  const [first] = await beans.feed()
  const visit = (code: string, remoteAddress = newAddress()) =>
    app.server.inject({ method: 'POST', url: `/api/suppliers/${beans.supplierId}/view`, remoteAddress, payload: { post: code } })
  return {
    ...beans,
    id: post.id,
    code: new URL(first!.text).searchParams.get('post')!,
    visit,
    visits: async () => (await beans.post(post)).visits,
  }
}

describe('Visits from social posts', () => {
  test('a visit counts once per visitor and day, also of somebody who has seen the profile that day', async () => {
    const beans = await posted()
    const address = newAddress()
    await app.server.inject({ method: 'POST', url: `/api/suppliers/${beans.supplierId}/view`, remoteAddress: address, payload: {} })
    for (const remoteAddress of [address, address, newAddress()])
      expect((await beans.visit(beans.code, remoteAddress)).statusCode).toBe(204)
    expect(await beans.visits()).toBe(2)
    expect((await app.call(getSupplier, beans.path)).profileViews).toBe(2)
    now = new Date(now.getTime() + DAY_MS)
    await beans.visit(beans.code, address)
    expect(await beans.visits()).toBe(3)
  })

  test('unknown codes, those of others, of posts that are not posted, crawlers and the supplier itself count nothing', async () => {
    const [beans, milk] = [await posted(), await posted()]
    const draft = await beans.write({ scheduledFor: inMinutes(60, now) })
    const { linkCode } = await app.context.db
      .selectFrom('socialPosts')
      .select('linkCode')
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow()
    for (const code of ['', 'x', milk.code, linkCode, 'x'.repeat(500)]) expect((await beans.visit(code)).statusCode).toBe(204)
    const url = `/api/suppliers/${beans.supplierId}/view`
    await app.server.inject({ method: 'POST', url, headers: { 'user-agent': 'Googlebot/2.1' }, payload: { post: beans.code } })
    await beans.call(addView, { ...beans.path, post: beans.code })
    expect([await beans.visits(), await milk.visits(), (await beans.post(draft)).visits]).toEqual([0, 0, 0])
    expect(await app.context.db.selectFrom('socialVisits').select('day').where('postId', 'in', [beans.id, draft.id]).execute()).toEqual([])
  })

  test('a page with the code of a post is the page without it, and its canonical link has no code', async () => {
    const beans = await posted()
    const page = (query: string) => app.server.inject({ url: `/suppliers/${beans.supplierId}${query}` })
    const [plain, tagged] = [await page(''), await page(`?post=${beans.code}`)]
    expect(tagged.body).toBe(plain.body)
    expect(tagged.body).toContain(`/suppliers/${beans.supplierId}"/>`)
  })

  test('who came is nobody any more once the account is deleted, and after two days; the visit stays counted', async () => {
    const beans = await posted()
    const [ann, bo] = [await buyer(app), await buyer(app)]
    for (const person of [ann, bo]) await person.call(addView, { ...beans.path, post: beans.code })
    expect(await ann.call(getExport, {})).toMatchObject({ postsFollowed: [{ postId: beans.id }] })
    await ann.call(deleteAccount, { password: ann.password })
    expect(await holdersOf(app, ann.id)).not.toContain('social_visits')
    await applyRetentions(app.context, { deleteOldSocial }, new Date(now.getTime() + 4 * DAY_MS))
    expect(await holdersOf(app, bo.id)).not.toContain('social_visits')
    expect(await beans.visits()).toBe(2)
  })
})

describe('What is kept of social media', () => {
  test('a removed post goes after a day, and what was posted to the sandbox after 400', async () => {
    const beans = await posted()
    const { db } = app.context
    await beans.call(removeSocialPost, { id: beans.id })
    const row = () => db.selectFrom('socialPosts').select('id').where('id', '=', beans.id).executeTakeFirst()
    await applyRetentions(app.context, { deleteOldSocial }, new Date(now.getTime() + DAY_MS / 2))
    expect(await row()).toBeDefined()
    await applyRetentions(app.context, { deleteOldSocial }, new Date(now.getTime() + 1.1 * DAY_MS))
    expect(await row()).toBeUndefined()
    expect(await beans.feed()).toHaveLength(1)
    await applyRetentions(app.context, { deleteOldSocial }, new Date(now.getTime() + 401 * DAY_MS))
    expect(await beans.feed()).toEqual([])
  })

  test('accounts, posts and templates are in the export of the account, and go with it even when the listing stays', async () => {
    const beans = await posted()
    await beans.call(addSocialAccount, { ...beans.path, platform: 'facebook', accountName: 'Bean Co' })
    now = new Date(now.getTime() + 1000)
    await beans.write({ scheduledFor: inMinutes(60, now) })
    expect(await beans.call(getExport, {})).toMatchObject({
      socialAccounts: [{ accountName: 'Bean Co' }],
      socialPosts: [{ status: 'posted' }, { status: 'scheduled' }],
      sandboxPosts: [{ platform: 'facebook' }],
    })
    await beans.call(deleteAccount, { password: beans.password })
    const { db } = app.context
    for (const table of ['socialAccounts', 'socialPosts', 'sandboxSocialPosts'] as const)
      expect(await db.selectFrom(table).select('id').where('supplierId', '=', beans.supplierId).execute()).toEqual([])
    expect((await app.call(getSupplier, beans.path)).id).toBe(beans.supplierId)
  })
})
