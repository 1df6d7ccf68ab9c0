import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct } from '#contract/directory/showcase.ts'
import { addPromotion } from '#contract/suppliers/promotions.ts'
import { addSocialAccount, changeSocialAccount } from '#contract/social/social-accounts.ts'
import { addSocialTemplate, listSocialTemplates, removeSocialTemplate } from '#contract/social/social-templates.ts'
import type { PostType } from '#contract/social/social-options.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { socialSupplier, suspendListing } from '#test/people/social.ts'
import { writeAutoPosts } from './auto-post.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
let now = new Date()
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())

/** Lets a minute pass for the site, in which it looks for what has changed. */
async function pass(ms = MINUTE_MS) {
  now = new Date(now.getTime() + ms)
  await writeAutoPosts(app.context)
}

/** Returns a supplier whose account posts by itself, with default templates of these types. */
async function autoPoster(...types: Exclude<PostType, 'manual'>[]) {
  const beans = await socialSupplier(app)
  await app.context.db.updateTable('suppliers').set({ suburb: 'Newstead', state: 'QLD' }).where('id', '=', beans.supplierId).execute()
  const templates = {
    profile_update: 'News from {businessName}: {profileLink}',
    featured_product: 'New in {location}: {product} for {price}',
    promotion: '{offer} until Sunday',
  }
  const shared = { ...beans.path, platform: 'facebook', hashtagTemplate: '#{category}', isDefault: true } as const
  for (const postType of types)
    await beans.call(addSocialTemplate, { ...shared, templateName: postType, postType, contentTemplate: templates[postType] })
  const account = await beans.call(addSocialAccount, { ...beans.path, platform: 'facebook', accountName: 'Bean Co', autoPostEnabled: true })
  now = new Date(now.getTime() + 1000)
  const { db } = app.context
  return {
    ...beans,
    account,
    /** Adds a product, by the clock of the site. */
    async product(title: string, price = '$30') {
      const { id } = await beans.call(addProduct, { ...beans.path, title, price })
      await db.updateTable('products').set({ createdAt: now }).where('id', '=', id).execute()
    },
    async offer(title: string, fields: object = {}) {
      const days = { startsOn: sydneyDay(now), endsOn: sydneyDay(new Date(now.getTime() + 72 * HOUR_MS)) }
      const { id } = await beans.call(addPromotion, { ...beans.path, title, text: 'On all coffee', ...days, ...fields })
      await db.updateTable('promotions').set({ createdAt: now }).where('id', '=', id).execute()
    },
    edit: (description: string) => beans.call(updateSupplier, { ...beans.path, description }),
    texts: async () => (await beans.posts()).map(({ content }) => content),
  }
}

describe('Automatic social posts', () => {
  test('a change becomes a post from the default template, due at once, and each is told once', async () => {
    const beans = await autoPoster('featured_product')
    await pass()
    expect(await beans.posts()).toEqual([])
    await beans.product('House blend')
    await pass()
    expect(await beans.posts()).toMatchObject([
      {
        postType: 'featured_product',
        content: 'New in Newstead, QLD: House blend for $30',
        hashtags: ['Coffee'],
        scheduledFor: now.toISOString(),
      },
    ])
    await pass()
    await pass()
    expect(await beans.posts()).toHaveLength(1)
    await expect.poll(async () => (await beans.feed()).length).toBe(1)
  })

  test('without a default template, and with a variable that has no value, it is a draft', async () => {
    const beans = await autoPoster('featured_product')
    await beans.product('House blend', '')
    await beans.offer('Ten for nine')
    await pass()
    const posts = (await beans.posts()).toSorted((a, b) => a.postType.localeCompare(b.postType))
    expect(posts).toMatchObject([
      { status: 'draft', content: 'New in Newstead, QLD: House blend for {price}' },
      { status: 'draft', content: expect.stringMatching(/^Ten for nine at Business of /) },
    ])
  })

  test('an account posts at most once an hour by itself: what comes together goes out hour after hour', async () => {
    const beans = await autoPoster('featured_product', 'promotion')
    for (const title of ['One', 'Two', 'Three']) await beans.product(title)
    await beans.offer('Ten for nine')
    await pass()
    const first = now.getTime()
    await beans.product('Four')
    await pass()
    const times = (await beans.posts()).map(({ scheduledFor }) => (Date.parse(scheduledFor!) - first) / HOUR_MS).toSorted()
    expect(times).toEqual([0, 1, 2, 3, 4])
  })

  test('posts that have become due together while the site did not run go out one an hour all the same', async () => {
    const beans = await autoPoster('featured_product')
    for (const title of ['One', 'Two', 'Three']) await beans.product(title)
    await pass()
    const { db, jobs } = app.context
    const open = db
      .updateTable('socialPosts')
      .set({ status: 'scheduled', postedAt: null, scheduledFor: now })
      .where('supplierId', '=', beans.supplierId)
    await expect.poll(async () => (await beans.feed()).length).toBe(1)
    await open.where('status', '=', 'scheduled').execute()
    now = new Date(now.getTime() + MINUTE_MS)
    jobs.wake(db, 'social-posts')
    const times = async () =>
      (await beans.posts({ status: 'scheduled' })).map(({ scheduledFor }) => Date.parse(scheduledFor!) - now.getTime())
    await expect.poll(times).toEqual([HOUR_MS, HOUR_MS])
    expect(await beans.feed()).toHaveLength(1)
    now = new Date(now.getTime() + HOUR_MS)
    jobs.wake(db, 'social-posts')
    await expect.poll(times).toEqual([HOUR_MS])
    expect(await beans.posts({ status: 'scheduled' })).toHaveLength(1)
  })

  test('several changes of a profile within an hour are one post', async () => {
    const beans = await autoPoster('profile_update')
    await beans.edit('We roast')
    await pass()
    await beans.edit('We roast and deliver')
    await pass()
    await beans.edit('We roast, deliver and train')
    await pass()
    expect(await beans.texts()).toEqual([expect.stringMatching(/^News from Business of .*: \{profileLink\}$/)])
    await pass(HOUR_MS)
    await beans.edit('We roast on Sundays')
    await pass()
    expect(await beans.texts()).toHaveLength(2)
  })

  test('a promotion is told on the day on which it begins, and one that the plan hides is not', async () => {
    const beans = await autoPoster('promotion')
    const tomorrow = new Date(now.getTime() + 24 * HOUR_MS)
    await beans.offer('Tomorrow', { startsOn: sydneyDay(tomorrow) })
    await pass()
    expect(await beans.texts()).toEqual([])
    await pass(24 * HOUR_MS)
    // Without a plan one offer is shown at a time, the first to start.
    const hidden = {
      supplierId: beans.supplierId,
      title: 'Hidden',
      text: 'Too many',
      startsOn: sydneyDay(now),
      endsOn: sydneyDay(now),
      createdAt: now,
    }
    await app.context.db.insertInto('promotions').values(hidden).execute()
    await pass()
    expect(await beans.texts()).toEqual(['Tomorrow until Sunday'])
  })

  test('for a suspended listing nothing is written; restored, what buyers see then is told', async () => {
    const beans = await autoPoster('featured_product')
    await beans.product('House blend')
    await suspendListing(app, beans, now)
    await pass()
    expect(await beans.texts()).toEqual([])
    await suspendListing(app, beans, null)
    await pass()
    expect(await beans.texts()).toEqual(['New in Newstead, QLD: House blend for $30'])
  })

  test('what a template was used for stays when it is removed; the next change is a draft', async () => {
    const beans = await autoPoster('featured_product')
    await beans.product('House blend')
    await pass()
    for (const { id } of await beans.call(listSocialTemplates, beans.path)) await beans.call(removeSocialTemplate, { id })
    await beans.product('Decaf')
    await pass(2 * HOUR_MS)
    const [decaf, blend] = await beans.posts()
    expect([blend?.content, decaf?.status]).toEqual(['New in Newstead, QLD: House blend for $30', 'draft'])
  })

  test('what changed while it was off is told only where it is on', async () => {
    const beans = await autoPoster('featured_product')
    await beans.call(changeSocialAccount, { id: beans.account.id, autoPostEnabled: false })
    await beans.product('While off')
    await pass()
    await beans.call(changeSocialAccount, { id: beans.account.id, autoPostEnabled: true })
    await pass()
    expect(await beans.texts()).toEqual([])
    await beans.call(changeSocialAccount, { id: beans.account.id, isActive: false })
    await beans.product('While inactive')
    await pass()
    expect(await beans.texts()).toEqual([])
  })
})
