import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addSocialPost,
  addSocialPosts,
  changeSocialPost,
  getSocialPost,
  publishSocialPost,
  removeSocialPost,
  restoreSocialPost,
} from '#contract/social/social-posts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { inMinutes, socialSupplier } from '#test/people/social.ts'

let now = new Date()
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())

describe('Social posts', () => {
  test('a post without a time is a draft, one with a time in the future is scheduled, and one in the past or far away is refused', async () => {
    const beans = await socialSupplier(app)
    expect(await beans.write({ hashtags: ['#coffee', 'melbourne'], suggestedFor: inMinutes(60, now) })).toEqual({
      id: expect.any(String),
      platform: 'facebook',
      postType: 'manual',
      content: 'Fresh beans',
      profileLink: expect.stringMatching(`^/suppliers/${beans.supplierId}\\?post=[0-9a-f]{12}$`),
      hashtags: ['coffee', 'melbourne'],
      imageUrl: null,
      scheduledFor: null,
      suggestedFor: inMinutes(60, now),
      status: 'draft',
      createdAt: now.toISOString(),
      postedAt: null,
      errorMessage: null,
      isPublishing: false,
      network: null,
      postUrl: null,
      visits: 0,
      version: 1,
    })
    expect(await beans.write({ scheduledFor: inMinutes(60, now) })).toMatchObject({ status: 'scheduled', scheduledFor: inMinutes(60, now) })
    for (const [scheduledFor, message] of [
      [inMinutes(-1, now), 'Please choose a time in the future.'],
      [inMinutes(400 * 24 * 60, now), 'Please choose a time within a year.'],
      ['tomorrow', 'Please give a time like 2026-12-01T08:00:00Z.'],
      ['0000-01-01T00:00:00Z', 'Please give a time like 2026-12-01T08:00:00Z.'],
    ] as const)
      expect(await problemOf(beans.write({ scheduledFor }))).toMatchObject({ status: 400, errors: [{ path: 'scheduledFor', message }] })
  })

  test('a scheduled post keeps to what its platform takes, a draft may be longer, and neither variables nor gaps are scheduled', async () => {
    const beans = await socialSupplier(app)
    const scheduledFor = inMinutes(60, now)
    const problems = async (post: Parameters<typeof beans.write>[0]) => {
      await beans.write(post)
      const { status, errors } = await problemOf(beans.write({ ...post, scheduledFor }))
      return [status, ...errors!.map(({ path, message }) => `${path}: ${message}`)]
    }
    expect(await problems({ platform: 'twitter', content: 'x'.repeat(292) })).toEqual([
      400,
      'content: This is 12 characters too long for Twitter/X.',
    ])
    expect(await problems({ platform: 'twitter', content: 'x'.repeat(274), hashtags: ['beans'] })).toEqual([
      400,
      'content: This is 2 characters too long for Twitter/X.',
    ])
    expect(await problems({ platform: 'twitter', content: `${'a'.repeat(265)} tinshed.com.au` })).toEqual([
      400,
      'content: This is 9 characters too long for Twitter/X.',
    ])
    const capitals = `${'a'.repeat(256)} HTTPS://tinshed.example/${'a'.repeat(39)}`
    expect(await beans.write({ platform: 'twitter', content: capitals, scheduledFor })).toMatchObject({ status: 'scheduled' })
    const hashtags = Array.from({ length: 31 }, (_, at) => `tag${at}`)
    expect(await problems({ platform: 'instagram', hashtags })).toEqual([
      400,
      'hashtags: Instagram takes 30 hashtags at most. Please remove 1.',
      'imageUrl: Instagram needs a picture. Please choose one.',
    ])
    expect(await problems({ content: 'Try our {product} for {price}' })).toEqual([400, 'content: Please fill in {product}, {price} first.'])
    // The link to the profile is filled in when it goes out, and counts as X counts addresses.
    expect(await beans.write({ platform: 'twitter', content: `${'x'.repeat(256)} {profileLink}`, scheduledFor })).toMatchObject({
      status: 'scheduled',
    })
    expect(await problems({ platform: 'twitter', content: `${'x'.repeat(257)} {profileLink}` })).toEqual([
      400,
      'content: This is 1 character too long for Twitter/X.',
    ])
    const draft = await beans.write({ platform: 'twitter', content: 'x'.repeat(281) })
    expect(await problemOf(beans.call(publishSocialPost, { id: draft.id }))).toMatchObject({ status: 400, errors: [{ path: 'content' }] })
    expect(await beans.post(draft)).toMatchObject({ status: 'draft' })
  })

  test('a post is changed field by field, by who has seen its newest version, and no more once it is posted', async () => {
    const beans = await socialSupplier(app)
    const { id } = await beans.write({ hashtags: ['coffee'] })
    const change = (fields: object) => beans.call(changeSocialPost, { id, ...fields })
    expect(await change({ content: 'Fresh tea', version: 1 })).toMatchObject({ content: 'Fresh tea', hashtags: ['coffee'], version: 2 })
    expect(await problemOf(change({ content: 'Late', version: 1 }))).toMatchObject({ status: 409, code: 'stale' })
    expect(await change({ scheduledFor: inMinutes(60, now) })).toMatchObject({ status: 'scheduled', version: 3 })
    expect(await problemOf(change({ content: '{offer}' }))).toMatchObject({ status: 400 })
    expect(await problemOf(change({ platform: 'instagram' }))).toMatchObject({ status: 400, errors: [{ path: 'imageUrl' }] })
    expect(await problemOf(beans.call(publishSocialPost, { id }))).toMatchObject({ status: 409 })
    expect(await change({ scheduledFor: null, content: '{offer}' })).toMatchObject({ status: 'draft', scheduledFor: null })
    await change({ content: 'Done' })
    await beans.call(publishSocialPost, { id })
    expect(await problemOf(change({ content: 'Late' }))).toMatchObject({ status: 409 })
  })

  test('posts are listed newest first, or by their time between two times, and found by state, platform, type and words', async () => {
    const beans = await socialSupplier(app)
    const first = await beans.write({ content: 'Weekly 50% off', hashtags: ['Roastery'], postType: 'promotion' })
    now = new Date(now.getTime() + 1000)
    const second = await beans.write({ platform: 'linkedin', scheduledFor: inMinutes(120, now) })
    const third = await beans.write({ suggestedFor: inMinutes(60, now) })
    const ids = async (filter: object) => (await beans.posts(filter)).map(({ id }) => id)
    expect((await ids({})).toSorted()).toEqual([third.id, second.id, first.id].toSorted())
    expect((await ids({})).at(-1)).toBe(first.id)
    expect(await ids({ from: inMinutes(0, now), to: inMinutes(180, now) })).toEqual([third.id, second.id])
    expect(await ids({ from: inMinutes(60, now), to: inMinutes(120, now) })).toEqual([third.id])
    expect(await ids({ status: 'scheduled' })).toEqual([second.id])
    expect(await ids({ platform: 'linkedin' })).toEqual([second.id])
    expect(await ids({ postType: 'promotion' })).toEqual([first.id])
    expect(await ids({ search: '50% OFF' })).toEqual([first.id])
    expect(await ids({ search: '#roast' })).toEqual([first.id])
    expect(await ids({ search: '50_ OFF' })).toEqual([])
  })

  test('what has no time is listed as such: drafts that are meant for none, and posts that failed without one', async () => {
    const beans = await socialSupplier(app)
    const failed = await beans.write({ content: '[fail]' })
    await problemOf(beans.call(publishSocialPost, { id: failed.id }))
    now = new Date(now.getTime() + 1000)
    const draft = await beans.write({ content: 'Some day' })
    await beans.write({ suggestedFor: inMinutes(60, now) })
    await beans.write({ scheduledFor: inMinutes(60, now) })
    await beans.call(publishSocialPost, { id: (await beans.write()).id })
    const ids = async (filter: object) => (await beans.posts(filter)).map(({ id }) => id)
    expect(await ids({ withoutTime: true })).toEqual([failed.id, draft.id])
    expect(await ids({ withoutTime: true, status: 'failed' })).toEqual([failed.id])
    // What needs somebody comes first, what is done last.
    expect((await beans.posts({})).map(({ status }) => status)).toEqual(['failed', 'scheduled', 'draft', 'draft', 'posted'])
    const url = `/api/suppliers/${beans.supplierId}/social-posts?withoutTime=never`
    const { statusCode, body } = await beans.ask({ url })
    expect([statusCode, body]).toEqual([400, expect.stringContaining('Please give true or false.')])
  })

  test("another supplier's posts cannot be read, changed, removed or published", async () => {
    const [beans, milk] = [await socialSupplier(app), await socialSupplier(app)]
    const { id } = await beans.write()
    expect(await beans.call(getSocialPost, { id })).toMatchObject({ id, content: 'Fresh beans' })
    for (const call of [
      () => milk.call(getSocialPost, { id }),
      () => milk.call(changeSocialPost, { id, content: 'Mine' }),
      () => milk.call(removeSocialPost, { id }),
      () => milk.call(restoreSocialPost, { id }),
      () => milk.call(publishSocialPost, { id }),
      () => milk.call(addSocialPost, { ...beans.path, platform: 'facebook', content: 'Mine' }),
      () => milk.call(addSocialPosts, { ...beans.path, posts: [{ platform: 'facebook', content: 'Mine' }] }),
    ])
      expect(await problemOf(call())).toMatchObject({ status: 403 })
    expect(await beans.post({ id })).toMatchObject({ content: 'Fresh beans', status: 'draft', version: 1 })
  })

  test('pictures are those that somebody of the listing has uploaded, or that its profile shows', async () => {
    const [beans, milk] = [await socialSupplier(app), await socialSupplier(app)]
    const { db } = app.context
    const picture = async (accountId: string | null) => {
      const name = `${randomUUID()}.webp`
      await db.insertInto('uploads').values({ name, bytes: 1, accountId }).execute()
      return `/uploads/${name}`
    }
    const [own, others, shown] = [await picture(beans.id), await picture(milk.id), await picture(null)]
    await db.insertInto('images').values({ supplierId: beans.supplierId, url: shown, alt: '', position: 1 }).execute()
    const { id } = await beans.write({ platform: 'instagram', imageUrl: own, scheduledFor: inMinutes(60, now) })
    expect(await beans.call(changeSocialPost, { id, imageUrl: shown })).toMatchObject({ imageUrl: shown })
    for (const imageUrl of [others, `/uploads/${randomUUID()}.webp`, 'https://elsewhere.example/a.jpg']) {
      expect(await problemOf(beans.write({ imageUrl }))).toMatchObject({ status: 400, errors: [{ path: 'imageUrl' }] })
      expect(await problemOf(beans.call(changeSocialPost, { id, imageUrl }))).toMatchObject({ status: 400 })
    }
    expect(await problemOf(beans.call(changeSocialPost, { id, imageUrl: null }))).toMatchObject({
      status: 400,
      errors: [{ path: 'imageUrl' }],
    })
  })
})
