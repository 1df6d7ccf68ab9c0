import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSocialAccount, getSocialOverview, listSocialAccounts, removeSocialAccount } from '#contract/social/social-accounts.ts'
import { publishSocialPost, type SocialPost } from '#contract/social/social-posts.ts'
import {
  AccessEnded,
  PostRefused,
  PostUnclear,
  type LivePlatform,
  type OutgoingPost,
  type RemoteAccount,
} from '#server/ports/publisher/publisher.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { inMinutes, socialSupplier } from '#test/people/social.ts'
import { tokenColumns } from '#server/features/social/accounts/account-tokens.ts'

const SECRET = 'EAAB-a-token-that-nobody-may-see'
const tokens = { accessToken: SECRET, refreshToken: null, expiresAt: null, endsAt: null }
let now = new Date()
let app: TestApp
let platform: Network
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())
beforeEach(() => {
  platform = networkOfOurOwn()
  app.context.publisher.live.facebook = platform.live
})
afterEach(() => void delete app.context.publisher.live.facebook)

type Network = ReturnType<typeof networkOfOurOwn>

/** A platform with keys, which does what a test has it answer. */
function networkOfOurOwn() {
  const posted: { text: string; account: RemoteAccount }[] = []
  const revoked: string[] = []
  const answers = { publish: async () => {}, find: async (): Promise<'not posted' | 'unknown'> => 'not posted' }
  const live: LivePlatform = {
    async publish({ text }: OutgoingPost, account: RemoteAccount) {
      await answers.publish()
      posted.push({ text, account })
      return { remoteId: `post-${posted.length}`, url: `https://facebook.example/${posted.length}` }
    },
    find: () => answers.find(),
    authorizeUrl: () => 'https://facebook.example/oauth',
    accountsFor: async () => [],
    renew: async () => tokens,
    revoke: async ({ accessToken }) => void revoked.push(accessToken),
  }
  return { live, posted, revoked, answers }
}

async function connected() {
  const beans = await socialSupplier(app)
  const { db, secrets } = app.context
  const account = {
    supplierId: beans.supplierId,
    platform: 'facebook',
    accountName: 'Bean Co',
    network: 'live',
    remoteId: 'page-1',
  } as const
  const { id: accountId } = await db
    .insertInto('socialAccounts')
    .values({ ...account, createdAt: now, ...tokenColumns(secrets, tokens, now) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...beans, accountId, account: async () => (await beans.call(listSocialAccounts, beans.path))[0] }
}
const publish = (beans: Awaited<ReturnType<typeof connected>>, { id }: Pick<SocialPost, 'id'>) => beans.call(publishSocialPost, { id })
const fails = (error: Error) => async () => {
  throw error
}

describe('A platform with keys', () => {
  test('its accounts are connected there: POST of one is a 409 that names the address, and the overview says which platforms they are', async () => {
    const beans = await socialSupplier(app)
    const problem = await problemOf(beans.call(addSocialAccount, { ...beans.path, platform: 'facebook', accountName: 'Bean Co' }))
    expect(problem).toMatchObject({
      status: 409,
      code: 'connect',
      detail: expect.stringContaining('/api/social-accounts/facebook/connect'),
    })
    expect(await beans.call(getSocialOverview, beans.path)).toMatchObject({ livePlatforms: ['facebook'] })
  })

  test('without a connected account publishing is a 409 and the post stays as it is; one that is due fails with the reason', async () => {
    const beans = await socialSupplier(app)
    const detail = 'No account of Facebook is connected. Please connect one under Accounts, then try again.'
    const [draft, due] = [await beans.write(), await beans.write({ scheduledFor: inMinutes(10, now) })]
    expect(await problemOf(beans.call(publishSocialPost, { id: draft.id }))).toMatchObject({ status: 409, detail })
    expect(await beans.post(draft)).toEqual(draft)
    now = new Date(now.getTime() + 10 * 60_000)
    app.context.jobs.wake(app.context.db, 'social-posts')
    await expect.poll(async () => (await beans.post(due)).status).toBe('failed')
    expect(await beans.post(due)).toMatchObject({ errorMessage: detail })
  })

  test('a post goes to the connected account with its tokens, which nobody is told, and keeps its address', async () => {
    const beans = await connected()
    const posted = await publish(beans, await beans.write())
    expect(posted).toMatchObject({ status: 'posted', network: 'live', postUrl: 'https://facebook.example/1' })
    expect(platform.posted).toEqual([{ text: 'Fresh beans', account: { remoteId: 'page-1', accountName: 'Bean Co', tokens } }])
    expect(await beans.feed()).toEqual([])
    const { body } = await beans.ask({ method: 'GET', url: `/api/suppliers/${beans.supplierId}/social-accounts` })
    expect(body).toContain('Bean Co')
    expect(body).not.toContain('token')
    const row = await app.context.db.selectFrom('socialAccounts').selectAll().where('id', '=', beans.accountId).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(SECRET)
  })

  test.each([
    ['a refusal for want of access', new PostRefused('The page has removed this app.', 'access'), 'The page has removed this app.'],
    [
      'ended access',
      new AccessEnded(),
      'Facebook takes no posts from here any more. Please connect your account again under Accounts, then try again.',
    ],
  ])('%s has the account connected again, before which nothing is published', async (_, error, detail) => {
    const beans = await connected()
    platform.answers.publish = fails(error)
    const post = await beans.write()
    expect(await problemOf(publish(beans, post))).toMatchObject({ status: 502, detail })
    expect(await beans.account()).toMatchObject({ needsConnecting: true })
    expect(await problemOf(publish(beans, post))).toMatchObject({ status: 409 })
    expect(await beans.post(post)).toMatchObject({ status: 'failed', errorMessage: detail })
  })

  test('an answer that does not come is asked for: what cannot be known is failed, and says to look there first', async () => {
    const beans = await connected()
    platform.answers.publish = fails(new PostUnclear())
    platform.answers.find = async () => 'unknown'
    const detail = 'Facebook does not say whether it has posted this. Please look there before you try again.'
    const post = await beans.write()
    expect(await problemOf(publish(beans, post))).toMatchObject({ status: 502, detail })
    expect(await beans.post(post)).toMatchObject({ status: 'failed', errorMessage: detail })
  })

  test('a post that is not there yet when its answer is lost counts as not posted only once nothing of it can come any more', async () => {
    const beans = await connected()
    platform.answers.publish = fails(new PostUnclear())
    const post = await beans.write()
    expect(await problemOf(publish(beans, post))).toMatchObject({ status: 502, detail: expect.stringContaining('has not said yet') })
    expect(await beans.post(post)).toMatchObject({ status: 'draft', isPublishing: true })
    const { db, jobs } = app.context
    await db.updateTable('socialPosts').set({ attemptUntil: '2020-01-01' }).where('id', '=', post.id).execute()
    jobs.wake(db, 'social-posts')
    await expect.poll(async () => (await beans.post(post)).status).toBe('failed')
    expect((await beans.post(post)).errorMessage).toBe('Facebook did not answer, and has not posted this. Please try again.')
  })

  test('while the platform does not answer at all, the post is being published, and nothing publishes it a second time', async () => {
    const beans = await connected()
    platform.answers.publish = fails(new PostUnclear())
    platform.answers.find = fails(new PostUnclear()) as () => Promise<never>
    const post = await beans.write()
    expect(await problemOf(publish(beans, post))).toMatchObject({ status: 502, detail: expect.stringContaining('has not said yet') })
    expect(await beans.post(post)).toMatchObject({ status: 'draft', isPublishing: true })
    expect(await problemOf(publish(beans, post))).toMatchObject({ status: 409 })
    expect(platform.posted).toEqual([])
  })

  test('a scheduled post that the platform has no time for waits for its next attempt', async () => {
    const beans = await connected()
    platform.answers.publish = fails(new PostRefused('Facebook takes no more posts at this moment.', 'busy'))
    const post = await beans.write({ scheduledFor: inMinutes(10, now) })
    now = new Date(now.getTime() + 10 * 60_000)
    const { db, jobs } = app.context
    jobs.wake(db, 'social-posts')
    const row = () =>
      db.selectFrom('socialPosts').select(['attempts', 'nextAttemptAt', 'status']).where('id', '=', post.id).executeTakeFirstOrThrow()
    await expect.poll(async () => (await row()).nextAttemptAt).not.toBeNull()
    expect(await row()).toMatchObject({ attempts: 1, status: 'scheduled' })
    platform.answers.publish = async () => {}
    await db.updateTable('socialPosts').set({ nextAttemptAt: '2020-01-01' }).where('id', '=', post.id).execute()
    jobs.wake(db, 'social-posts')
    await expect.poll(async () => (await beans.post(post)).status).toBe('posted')
    expect(platform.posted).toHaveLength(1)
  })

  test('what is scheduled for an account that was removed since fails with the reason, and goes nowhere else', async () => {
    const beans = await connected()
    const post = await beans.write({ scheduledFor: inMinutes(10, now) })
    await beans.call(removeSocialAccount, { id: beans.accountId })
    expect(await beans.post(post)).toMatchObject({ status: 'scheduled' })
    now = new Date(now.getTime() + 10 * 60_000)
    app.context.jobs.wake(app.context.db, 'social-posts')
    await expect.poll(async () => (await beans.post(post)).status).toBe('failed')
    expect(await beans.post(post)).toMatchObject({ errorMessage: expect.stringContaining('Please connect one under Accounts') })
    expect([platform.posted, await beans.feed()]).toEqual([[], []])
  })

  test('disconnecting an account deletes its tokens and revokes the access', async () => {
    const beans = await connected()
    await beans.call(removeSocialAccount, { id: beans.accountId })
    expect(await beans.account()).toBeUndefined()
    await expect.poll(() => platform.revoked).toEqual([SECRET])
  })
})
