import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSocialAccount, listSocialAccounts, removeSocialAccount } from '#contract/social/social-accounts.ts'
import { changeSocialPost, publishSocialPost, removeSocialPost, type SocialPost } from '#contract/social/social-posts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { inMinutes, socialSupplier, suspendListing } from '#test/people/social.ts'
import { randomUUID } from 'node:crypto'

let now = new Date()
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())

/** Lets some minutes pass for the site, and has it look for what is due. */
function pass(minutes: number) {
  now = new Date(now.getTime() + minutes * 60_000)
  app.context.jobs.wake(app.context.db, 'social-posts')
}
const ended = async (beans: Awaited<ReturnType<typeof socialSupplier>>, post: Pick<SocialPost, 'id'>) => {
  await expect.poll(async () => (await beans.post(post)).status).toMatch(/posted|failed/)
  return beans.post(post)
}
/** Makes a post look as if its process had died in an attempt, with or without having posted it. */
async function abandon({ id }: Pick<SocialPost, 'id'>, { supplierId, isPosted }: { supplierId: number; isPosted: boolean }) {
  const { db } = app.context
  const attemptId = randomUUID()
  await db
    .updateTable('socialPosts')
    .set({ attemptId, attemptedAt: now, attemptUntil: sql<string>`now() - interval '1 second'`, network: 'sandbox' })
    .where('id', '=', id)
    .execute()
  const post = { attemptId, supplierId, platform: 'facebook' as const, accountName: 'Bean Co', text: 'Fresh beans', postedAt: now }
  if (isPosted) await db.insertInto('sandboxSocialPosts').values(post).execute()
  pass(0)
}

describe('Publishing a social post', () => {
  test('a draft is posted at once, with its hashtags and the link to the profile, and its account says when', async () => {
    const beans = await socialSupplier(app)
    await beans.call(addSocialAccount, { ...beans.path, platform: 'facebook', accountName: 'Bean Co' })
    const { id } = await beans.write({ content: 'Fresh: {profileLink}', hashtags: ['coffee', 'beans'] })
    const posted = await beans.call(publishSocialPost, { id })
    expect(posted).toMatchObject({
      status: 'posted',
      postedAt: now.toISOString(),
      network: 'sandbox',
      isPublishing: false,
      errorMessage: null,
      postUrl: null,
    })
    expect(await beans.feed()).toEqual([
      {
        id: expect.any(String),
        platform: 'facebook',
        accountName: 'Bean Co',
        text: expect.stringMatching(new RegExp(`^Fresh: http://\\S+/suppliers/${beans.supplierId}\\?post=[0-9a-f]{12}\n\n#coffee #beans$`)),
        imageUrl: null,
        postedAt: now.toISOString(),
      },
    ])
    // Lists show what readers see; the text itself keeps the variable, for edits and copies.
    const [{ text: seen } = { text: '' }] = await beans.feed()
    expect(posted.content).toBe('Fresh: {profileLink}')
    expect(seen).toContain(`${app.context.config.publicUrl}${posted.profileLink}\n`)
    expect(await beans.call(listSocialAccounts, beans.path)).toMatchObject([{ lastPostAt: now.toISOString() }])
    expect(await problemOf(beans.call(publishSocialPost, { id }))).toMatchObject({ status: 409 })
  })

  test('without an account it is posted under the name of the business, also after its account was removed', async () => {
    const beans = await socialSupplier(app)
    const account = await beans.call(addSocialAccount, { ...beans.path, platform: 'facebook', accountName: 'Bean Co' })
    const post = await beans.write({ scheduledFor: inMinutes(10, now) })
    await beans.call(removeSocialAccount, { id: account.id })
    pass(10)
    expect(await ended(beans, post)).toMatchObject({ status: 'posted', scheduledFor: now.toISOString() })
    expect(await beans.feed()).toMatchObject([{ accountName: expect.stringMatching(/^Business of /) }])
  })

  test('several calls at once publish a post once', async () => {
    const beans = await socialSupplier(app)
    const { id } = await beans.write()
    const calls = await Promise.all(
      [1, 2, 3, 4].map(() => beans.ask({ method: 'POST', url: `/api/social-posts/${id}/publish`, payload: {} })),
    )
    expect(calls.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
    expect(await beans.feed()).toHaveLength(1)
  })

  test('a refusal is a 502 with the reason, which the failed post keeps, and it can be tried again', async () => {
    const beans = await socialSupplier(app)
    const { id } = await beans.write({ content: 'Beans [fail]' })
    const detail = 'The sandbox refuses every post with “[fail]” in its text. Please remove it and try again.'
    expect(await problemOf(beans.call(publishSocialPost, { id }))).toMatchObject({ status: 502, detail })
    expect(await beans.post({ id })).toMatchObject({ status: 'failed', errorMessage: detail, postedAt: null, network: null })
    await beans.call(changeSocialPost, { id, content: 'Beans' })
    expect(await beans.call(publishSocialPost, { id })).toMatchObject({ status: 'posted', errorMessage: null })
    expect(await beans.feed()).toHaveLength(1)
  })

  test('an unclear answer is asked for: what was posted is posted once, what was lost can be tried again', async () => {
    const beans = await socialSupplier(app)
    const unclear = await beans.write({ content: 'Beans [unclear]' })
    expect(await beans.call(publishSocialPost, { id: unclear.id })).toMatchObject({ status: 'posted' })
    const lost = await beans.write({ content: 'Beans [unclear fail]' })
    const errorMessage = 'Facebook did not answer, and has not posted this. Please try again.'
    expect(await problemOf(beans.call(publishSocialPost, { id: lost.id }))).toMatchObject({ status: 502, detail: errorMessage })
    expect(await beans.post(lost)).toMatchObject({ status: 'failed', errorMessage })
    expect(await beans.feed()).toHaveLength(1)
  })

  test('nothing of a suspended listing is published', async () => {
    const beans = await socialSupplier(app)
    const { id } = await beans.write()
    const due = await beans.write({ scheduledFor: inMinutes(10, now) })
    await suspendListing(app, beans, now)
    const errorMessage = 'Your listing is suspended, so nothing is posted for it.'
    expect(await problemOf(beans.call(publishSocialPost, { id }))).toMatchObject({ status: 409, detail: errorMessage })
    expect(await beans.post({ id })).toMatchObject({ status: 'draft' })
    pass(10)
    expect(await ended(beans, due)).toMatchObject({ status: 'failed', errorMessage })
    expect(await beans.feed()).toEqual([])
  })
})

describe('Social posts that are due', () => {
  test('go out at their time and not before, with what becomes of them', async () => {
    const beans = await socialSupplier(app)
    const [first, later] = [
      await beans.write({ scheduledFor: inMinutes(10, now) }),
      await beans.write({ scheduledFor: inMinutes(11, now) }),
    ]
    const refused = await beans.write({ content: '[fail]', scheduledFor: inMinutes(10, now) })
    pass(10)
    expect(await ended(beans, first)).toMatchObject({ status: 'posted' })
    expect(await ended(beans, refused)).toMatchObject({ status: 'failed', scheduledFor: refused.scheduledFor })
    expect(await beans.post(later)).toMatchObject({ status: 'scheduled' })
    expect(await problemOf(beans.call(publishSocialPost, { id: later.id }))).toMatchObject({ status: 409 })
  })

  test('one that is lost again and again is given up with the reason', async () => {
    const beans = await socialSupplier(app)
    const post = await beans.write({ content: '[unclear fail]', scheduledFor: inMinutes(10, now) })
    pass(10)
    expect(await ended(beans, post)).toMatchObject({
      status: 'failed',
      errorMessage: 'Facebook did not answer, and has not posted this. Please try again.',
    })
  })

  test('of an attempt whose process died, the network is asked first: posted stays posted, not posted goes out', async () => {
    const beans = await socialSupplier(app)
    const [done, not] = [await beans.write({ scheduledFor: inMinutes(10, now) }), await beans.write({ scheduledFor: inMinutes(10, now) })]
    await abandon(done, { supplierId: beans.supplierId, isPosted: true })
    expect(await ended(beans, done)).toMatchObject({ status: 'posted' })
    expect(await beans.feed()).toHaveLength(1)
    await abandon(not, { supplierId: beans.supplierId, isPosted: false })
    await expect.poll(async () => (await beans.post(not)).isPublishing).toBe(false)
    expect(await beans.post(not)).toMatchObject({ status: 'scheduled' })
    pass(10)
    expect(await ended(beans, not)).toMatchObject({ status: 'posted' })
    expect(await beans.feed()).toHaveLength(2)
  })

  test('while an attempt is under way the post can be neither changed, removed nor published', async () => {
    const beans = await socialSupplier(app)
    const { id } = await beans.write()
    const attempt = {
      attemptId: randomUUID(),
      attemptedAt: now,
      attemptUntil: sql<string>`now() + interval '1 hour'`,
      network: 'sandbox',
    } as const
    await app.context.db.updateTable('socialPosts').set(attempt).where('id', '=', id).execute()
    expect(await beans.post({ id })).toMatchObject({ isPublishing: true, network: null })
    for (const call of [
      () => beans.call(changeSocialPost, { id, content: 'Late' }),
      () => beans.call(removeSocialPost, { id }),
      () => beans.call(publishSocialPost, { id }),
    ])
      expect(await problemOf(call())).toMatchObject({
        status: 409,
        detail: 'This post is being published at this moment. Please try again in a minute.',
      })
  })
})
