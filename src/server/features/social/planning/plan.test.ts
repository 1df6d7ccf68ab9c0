import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct } from '#contract/directory/showcase.ts'
import { planSocialPosts } from '#contract/social/social-plan.ts'
import { addSocialTemplate } from '#contract/social/social-templates.ts'
import { localTimeOf } from '#shared/time/zoned-time.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { socialSupplier } from '#test/people/social.ts'
import { planSlots } from './plan-slots.ts'

const now = new Date('2026-09-20T00:00:00Z')
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())

/** Returns a supplier at a place, with products. */
async function sellerAt(place: { state: 'NSW' | 'QLD'; postcode: string }, products: string[]) {
  const beans = await socialSupplier(app)
  await app.context.db
    .updateTable('suppliers')
    .set({ suburb: 'Town', ...place })
    .where('id', '=', beans.supplierId)
    .execute()
  for (const title of products) await beans.call(addProduct, { ...beans.path, title, price: '$30 / kg' })
  return {
    ...beans,
    plan: (fields: object = {}) =>
      beans.call(planSocialPosts, { ...beans.path, platforms: ['facebook'], startsOn: '2026-09-21', ...fields }),
  }
}

/** When clocks show the posts of a plan of three weeks around the beginning of daylight saving, on 4 October 2026. */
const clocks = async (place: { state: 'NSW' | 'QLD'; postcode: string }, timeZone: string) => {
  const seller = await sellerAt(place, ['Blend'])
  const posts = await seller.plan({ weeks: 3, postsAWeek: 1 })
  return posts.map(({ suggestedFor }) => [localTimeOf(suggestedFor!, timeZone), suggestedFor])
}

describe('A plan of social posts', () => {
  test('it drafts posts about the products in turn, three a week on ordering days, none of which is scheduled', async () => {
    const seller = await sellerAt({ state: 'QLD', postcode: '4006' }, ['Blend', 'Decaf'])
    const posts = await seller.plan({ weeks: 2 })
    expect(posts.map(({ suggestedFor }) => localTimeOf(suggestedFor!, 'Australia/Brisbane'))).toEqual(
      ['22', '23', '24', '29', '30'].map((day) => `2026-09-${day}T07:00`).concat('2026-10-01T07:00'),
    )
    expect(posts.map(({ content }) => /Blend|Decaf/.exec(content)?.[0])).toEqual(['Blend', 'Decaf', 'Blend', 'Decaf', 'Blend', 'Decaf'])
    for (const post of posts)
      expect(post).toMatchObject({
        status: 'draft',
        scheduledFor: null,
        postType: 'featured_product',
        content: expect.stringContaining('{profileLink}'),
      })
  })

  test('it uses the template of each platform, the default first, and one that is not in use never', async () => {
    const seller = await sellerAt({ state: 'QLD', postcode: '4006' }, ['Blend'])
    const add = (fields: object) =>
      seller.call(addSocialTemplate, {
        ...seller.path,
        templateName: 'T',
        platform: 'facebook',
        postType: 'featured_product',
        contentTemplate: 'T',
        ...fields,
      })
    await add({ contentTemplate: 'First: {product}' })
    await add({ contentTemplate: '{product}, {price}, {location}: {offer}', hashtagTemplate: '#{category} {offer} #new', isDefault: true })
    await add({ contentTemplate: 'Off', platform: 'linkedin', isActive: false })
    const [facebook, linkedin] = await Promise.all(
      (['facebook', 'linkedin'] as const).map(
        async (platform) => (await seller.plan({ platforms: [platform], weeks: 1, postsAWeek: 1 }))[0],
      ),
    )
    expect(facebook).toMatchObject({ content: 'Blend, $30 / kg, Town, QLD: {offer}', hashtags: ['Coffee', 'new'] })
    expect(linkedin?.content).toMatch(/^You can now order Blend from Business of /)
  })

  test('the clock time stays the same when daylight saving begins: in Sydney, on Lord Howe by half an hour, and in Brisbane never', async () => {
    expect(await clocks({ state: 'NSW', postcode: '2010' }, 'Australia/Sydney')).toEqual([
      ['2026-09-22T07:00', '2026-09-21T21:00:00.000Z'],
      ['2026-09-29T07:00', '2026-09-28T21:00:00.000Z'],
      ['2026-10-06T07:00', '2026-10-05T20:00:00.000Z'],
    ])
    expect(await clocks({ state: 'NSW', postcode: '2898' }, 'Australia/Lord_Howe')).toEqual([
      ['2026-09-22T07:00', '2026-09-21T20:30:00.000Z'],
      ['2026-09-29T07:00', '2026-09-28T20:30:00.000Z'],
      ['2026-10-06T07:00', '2026-10-05T20:00:00.000Z'],
    ])
    expect(await clocks({ state: 'QLD', postcode: '4006' }, 'Australia/Brisbane')).toEqual([
      ['2026-09-22T07:00', '2026-09-21T21:00:00.000Z'],
      ['2026-09-29T07:00', '2026-09-28T21:00:00.000Z'],
      ['2026-10-06T07:00', '2026-10-05T21:00:00.000Z'],
    ])
  })

  test('a time of the first day that has passed is one after the last week instead', () => {
    const slots = planSlots({
      startsOn: '2026-09-22',
      weeks: 2,
      times: [{ weekday: 2, hour: 7 }],
      timeZone: 'Australia/Brisbane',
      now: new Date('2026-09-21T21:00:00Z'),
    })
    expect(slots).toEqual(['2026-09-28T21:00:00Z', '2026-10-05T21:00:00Z'])
  })

  test('days that have passed, too many posts, and a profile without products are refused', async () => {
    const seller = await sellerAt({ state: 'QLD', postcode: '4006' }, ['Blend'])
    expect(await problemOf(seller.plan({ startsOn: '2026-09-19' }))).toMatchObject({ status: 400, errors: [{ path: 'startsOn' }] })
    expect(await problemOf(seller.plan({ startsOn: '2028-01-01' }))).toMatchObject({ status: 400, errors: [{ path: 'startsOn' }] })
    const platforms = ['facebook', 'instagram', 'twitter', 'linkedin', 'tiktok']
    expect(await problemOf(seller.plan({ platforms, postsAWeek: 4 }))).toMatchObject({ status: 400, errors: [{ path: 'postsAWeek' }] })
    expect(await seller.plan({ platforms })).toHaveLength(60)
    const empty = await sellerAt({ state: 'QLD', postcode: '4006' }, [])
    expect(await problemOf(empty.plan())).toMatchObject({ status: 409 })
  })
})
