import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addSocialPosts,
  changeSocialPost,
  MAX_OPEN_POSTS,
  publishSocialPost,
  removeSocialPost,
  removeSocialPosts,
  restoreSocialPost,
  scheduleSocialPosts,
} from '#contract/social/social-posts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { inMinutes, socialSupplier } from '#test/people/social.ts'

let now = new Date()
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())

const HOUR_MS = 3_600_000

describe('Several social posts', () => {
  test('several posts are added together or not at all, and errors say which', async () => {
    const beans = await socialSupplier(app)
    const posts = (['facebook', 'linkedin', 'twitter'] as const).map((platform) => ({ platform, content: 'x'.repeat(300) }))
    expect(await beans.call(addSocialPosts, { ...beans.path, posts })).toMatchObject(posts)
    const scheduled = posts.map((post) => ({ ...post, scheduledFor: inMinutes(60, now) }))
    const problem = await problemOf(beans.call(addSocialPosts, { ...beans.path, posts: scheduled }))
    expect(problem).toMatchObject({ status: 400, errors: [{ path: 'posts.2.content' }] })
    expect(await beans.posts()).toHaveLength(3)
  })

  test('a removal can be undone; a scheduled post whose time has passed meanwhile comes back as a draft', async () => {
    const beans = await socialSupplier(app)
    const { id } = await beans.write({ scheduledFor: inMinutes(60, now) })
    await beans.call(removeSocialPost, { id })
    expect(await beans.posts()).toEqual([])
    expect(await problemOf(beans.call(changeSocialPost, { id, content: 'Gone' }))).toMatchObject({ status: 404 })
    expect(await beans.call(restoreSocialPost, { id })).toMatchObject({ status: 'scheduled' })
    await beans.call(removeSocialPost, { id })
    now = new Date(now.getTime() + 2 * HOUR_MS)
    expect(await beans.call(restoreSocialPost, { id })).toMatchObject({ status: 'draft', scheduledFor: null })
    expect(await problemOf(beans.call(restoreSocialPost, { id: randomUUID() }))).toMatchObject({ status: 404 })
  })

  test('several are removed or scheduled at once: those of others, posted ones and those that are not ready stay', async () => {
    const [beans, milk] = [await socialSupplier(app), await socialSupplier(app)]
    const ready = await beans.write({ suggestedFor: inMinutes(60, now) })
    const late = await beans.write({ suggestedFor: inMinutes(-60, now) })
    const open = await beans.write({ content: '{product}', suggestedFor: inMinutes(60, now) })
    const without = await beans.write()
    const others = await milk.write({ suggestedFor: inMinutes(60, now) })
    const ids = [ready, late, open, without, others].map(({ id }) => id)
    expect(await beans.call(scheduleSocialPosts, { ...beans.path, ids })).toEqual({ scheduled: 1, left: 4 })
    expect(await beans.post(ready)).toMatchObject({ status: 'scheduled', scheduledFor: ready.suggestedFor })
    await beans.call(publishSocialPost, { id: without.id })
    expect(await beans.call(removeSocialPosts, { ...beans.path, ids })).toEqual({ removed: 3 })
    expect((await beans.posts()).map(({ id }) => id)).toEqual([without.id])
    expect(await milk.posts()).toHaveLength(1)
  })

  test(`a listing has at most ${MAX_OPEN_POSTS} posts that are not posted, even when several are added at once`, async () => {
    const beans = await socialSupplier(app)
    const first = await beans.write()
    const { db } = app.context
    const row = {
      supplierId: beans.supplierId,
      platform: 'facebook',
      postType: 'manual',
      content: 'x',
      status: 'draft',
      createdAt: now,
    } as const
    await db
      .insertInto('socialPosts')
      .values(Array.from({ length: MAX_OPEN_POSTS - 2 }, () => ({ ...row, linkCode: randomUUID() })))
      .execute()
    const url = `/api/suppliers/${beans.supplierId}/social-posts`
    const payload = { platform: 'facebook', content: 'One more' }
    const responses = await Promise.all([1, 2, 3].map(() => beans.ask({ method: 'POST', url, payload })))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    await beans.call(publishSocialPost, { id: first.id })
    await beans.write()
  })
})
