import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSocialAccounts } from '#contract/social/social-accounts.ts'
import { getSocialPost, publishSocialPost, removeSocialPost, restoreSocialPost } from '#contract/social/social-posts.ts'
import { planSocialPosts } from '#contract/social/social-plan.ts'
import { listSocialTemplates } from '#contract/social/social-templates.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { enterprise, member } from '#test/people/members.ts'
import { problemOf } from '#test/app/problem.ts'
import { inMinutes, socialRows, socialSupplier } from '#test/people/social.ts'
import { PLANNING, MAX_POSTED_A_DAY, MAX_REMOVED_POSTS } from './limits.ts'

let now = new Date()
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())

/** Inserts many posts of a listing that have been posted, or removed as drafts. */
async function insert(supplierId: number, count: number, as: { postedAt: Date } | { deletedAt: Date }) {
  const row = { supplierId, platform: 'facebook', postType: 'manual', content: 'Beans', createdAt: now } as const
  const rows = Array.from({ length: count }, () => ({
    ...row,
    ...as,
    status: 'postedAt' in as ? ('posted' as const) : ('draft' as const),
    linkCode: randomUUID(),
  }))
  await app.context.db.insertInto('socialPosts').values(rows).execute()
}

describe('What a listing may do on social media', () => {
  test(`it posts ${MAX_POSTED_A_DAY} times in 24 hours: then a draft stays what it is, and one that is due says why it failed`, async () => {
    const beans = await socialSupplier(app)
    await insert(beans.supplierId, MAX_POSTED_A_DAY - 1, { postedAt: new Date(now.getTime() - 3_600_000) })
    await insert(beans.supplierId, 5, { postedAt: new Date(now.getTime() - 25 * 3_600_000) })
    const [last, draft] = [await beans.write(), await beans.write()]
    const due = await beans.write({ scheduledFor: inMinutes(10, now) })
    await beans.call(publishSocialPost, { id: last.id })
    // It counts whether its supplier still sees it or not.
    await beans.call(removeSocialPost, { id: last.id })
    const detail = `A listing posts ${MAX_POSTED_A_DAY} times in 24 hours at most. Please try again later.`
    expect(await problemOf(beans.call(publishSocialPost, { id: draft.id }))).toMatchObject({ status: 409, detail })
    expect(await beans.call(getSocialPost, { id: draft.id })).toMatchObject({ status: 'draft', errorMessage: null })
    now = new Date(now.getTime() + 10 * 60_000)
    app.context.jobs.wake(app.context.db, 'social-posts')
    const failed = () => beans.call(getSocialPost, { id: due.id })
    await expect.poll(async () => (await failed()).errorMessage).toBe(detail)
    now = new Date(now.getTime() + 24 * 3_600_000)
    expect(await beans.call(publishSocialPost, { id: draft.id })).toMatchObject({ status: 'posted' })
  })

  test(`the last ${MAX_REMOVED_POSTS} removals can be undone, however many there were`, async () => {
    const [beans, milk] = [await socialSupplier(app), await socialSupplier(app)]
    const [first, others] = [await beans.write(), await milk.write()]
    const posted = await beans.call(publishSocialPost, { id: (await beans.write()).id })
    await beans.call(removeSocialPost, { id: posted.id })
    for (const [one, post] of [[beans, first] as const, [milk, others] as const]) await one.call(removeSocialPost, { id: post.id })
    await insert(beans.supplierId, MAX_REMOVED_POSTS - 1, { deletedAt: new Date(now.getTime() + 1_000) })
    now = new Date(now.getTime() + 2_000)
    const { id } = await beans.write()
    await beans.call(removeSocialPost, { id })
    expect(await problemOf(beans.call(restoreSocialPost, { id: first.id }))).toMatchObject({ status: 404 })
    expect(await beans.call(restoreSocialPost, { id })).toMatchObject({ id, status: 'draft' })
    // It is needed for the number of posts in its day.
    expect(await beans.call(restoreSocialPost, { id: posted.id })).toMatchObject({ status: 'posted' })
    expect(await milk.call(restoreSocialPost, { id: others.id })).toMatchObject({ status: 'draft' })
  })

  test('plans are counted for the account', async () => {
    const beans = await socialSupplier(app)
    const plan = { ...beans.path, platforms: ['facebook' as const], startsOn: '2020-01-01', weeks: 1, postsAWeek: 1 }
    for (let made = 0; made < PLANNING.limit.points; made++)
      expect(await problemOf(beans.call(planSocialPosts, plan))).toMatchObject({ status: 400 })
    expect(await problemOf(beans.call(planSocialPosts, plan))).toMatchObject({ status: 429 })
  })
})

describe('Two tabs', () => {
  test('of a post that is published and deleted at once, it is either out or gone', async () => {
    for (let round = 0; round < 5; round++) {
      const beans = await socialSupplier(app)
      const { id } = await beans.write()
      const [published, removed] = await Promise.all([
        beans.ask({ method: 'POST', url: `/api/social-posts/${id}/publish`, payload: {} }),
        beans.ask({ method: 'DELETE', url: `/api/social-posts/${id}` }),
      ])
      expect([
        [200, 204],
        [200, 409],
        [404, 204],
      ]).toContainEqual([published.statusCode, removed.statusCode])
      expect(await beans.feed()).toHaveLength(published.statusCode === 200 ? 1 : 0)
    }
  })
})

describe('Somebody who may only look', () => {
  test('reads accounts, posts and templates, and is told that changes are not theirs', async () => {
    const manager = await enterprise(app)
    const { account, post, template } = await socialRows(manager)
    const looking = await member(app, manager, 'viewer')
    expect(await looking.call(listSocialAccounts, manager.path)).toHaveLength(1)
    expect(await looking.call(listSocialTemplates, manager.path)).toHaveLength(1)
    expect(await looking.call(getSocialPost, { id: post })).toMatchObject({ status: 'draft' })
    for (const [method, url] of [
      ['POST', `/api/social-posts/${post}/publish`],
      ['PUT', `/api/social-posts/${post}`],
      ['DELETE', `/api/social-posts/${post}`],
      ['PUT', `/api/social-accounts/${account}`],
      ['DELETE', `/api/social-accounts/${account}`],
      ['DELETE', `/api/social-templates/${template}`],
      ['POST', `/api/suppliers/${manager.supplierId}/social-plan`],
    ] as const) {
      const { statusCode, body } = await looking.ask({ method, url, payload: {} })
      expect([url, statusCode, JSON.parse(body).detail]).toEqual([url, 403, expect.stringMatching(/^You can look at this listing.*\.$/)])
    }
    expect(await manager.call(getSocialPost, { id: post })).toMatchObject({ status: 'draft', version: 1 })
  })
})
