import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PostState, SocialPlatform } from '#contract/social/social-options.ts'
import { getSocialAnalytics } from '#contract/social/social-analytics.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'
import { socialSupplier } from '#test/people/social.ts'

/** A Wednesday; in Perth it is half past eleven in the evening. */
const now = new Date('2026-09-23T15:30:00Z')
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())

type Posted = { platform?: SocialPlatform; status?: PostState; at: string; content?: string }

async function withPosts(posts: Posted[]) {
  const beans = await socialSupplier(app)
  const { db } = app.context
  await db.updateTable('suppliers').set({ suburb: 'Perth', state: 'WA', postcode: '6000' }).where('id', '=', beans.supplierId).execute()
  const ids: string[] = []
  for (const { platform = 'facebook', status = 'posted', at, content = 'x' } of posts) {
    const times = { postedAt: status === 'posted' ? at : null, scheduledFor: status === 'draft' ? null : at }
    const row = {
      supplierId: beans.supplierId,
      platform,
      postType: 'manual',
      content,
      status,
      createdAt: at,
      linkCode: randomUUID(),
      ...times,
    } as const
    ids.push((await db.insertInto('socialPosts').values(row).returning('id').executeTakeFirstOrThrow()).id)
  }
  const visit = (postId: string, visitedAt: string) =>
    db
      .insertInto('socialVisits')
      .values({ postId, visitedAt, visitor: randomUUID(), day: visitedAt.slice(0, 10) })
      .execute()
  return { ...beans, ids, visit, analytics: () => beans.call(getSocialAnalytics, beans.path) }
}

describe('Social analytics', () => {
  test('a supplier without posts gets twelve empty weeks and says that nothing is known', async () => {
    const { analytics } = await withPosts([])
    const { weeks, ...rest } = await analytics()
    expect(weeks).toHaveLength(12)
    expect([weeks[0], weeks.at(-1)]).toEqual([
      { startsOn: '2026-07-06', posted: [] },
      { startsOn: '2026-09-21', posted: [] },
    ])
    expect(rest).toEqual({
      posted: 0,
      failed: 0,
      successRate: null,
      nextScheduled: null,
      visits: [],
      bestPosts: [],
      bestHours: { basis: 'none', hours: [], total: 0 },
    })
  })

  test('weeks begin on Monday by the clock of the supplier, and older posts are in none of the figures', async () => {
    const { analytics } = await withPosts([
      // Sunday and Monday in Perth, eight hours ahead of UTC.
      { at: '2026-09-20T15:59:59Z' },
      { at: '2026-09-20T16:00:00Z' },
      { at: '2026-09-20T16:00:00Z', platform: 'linkedin' },
      { at: '2026-07-05T16:00:00Z' },
      { at: '2026-07-05T15:59:59Z' },
      { at: '2026-09-22T00:00:00Z', status: 'failed' },
      { at: '2026-06-22T00:00:00Z', status: 'failed' },
      { at: '2026-09-25T00:00:00Z', status: 'scheduled', content: 'Later' },
      { at: '2026-09-24T00:00:00Z', status: 'scheduled', content: 'Next' },
    ])
    const { weeks, posted, failed, successRate, nextScheduled } = await analytics()
    expect(weeks.filter((week) => week.posted.length > 0)).toEqual([
      { startsOn: '2026-07-06', posted: [{ platform: 'facebook', count: 1 }] },
      { startsOn: '2026-09-14', posted: [{ platform: 'facebook', count: 1 }] },
      {
        startsOn: '2026-09-21',
        posted: [
          { platform: 'facebook', count: 1 },
          { platform: 'linkedin', count: 1 },
        ],
      },
    ])
    expect([posted, failed, successRate]).toEqual([4, 1, 0.8])
    expect(nextScheduled).toMatchObject({ content: 'Next', scheduledFor: '2026-09-24T00:00:00.000Z' })
  })

  test('visits are counted by platform and post, the strongest first', async () => {
    const beans = await withPosts([
      { at: '2026-09-01T00:00:00Z', content: 'Blend' },
      { at: '2026-09-02T00:00:00Z', content: 'Decaf', platform: 'linkedin' },
    ])
    const [blend, decaf] = beans.ids as [string, string]
    for (const [id, at] of [
      [blend, '2026-09-03T00:00:00Z'],
      [decaf, '2026-09-03T01:00:00Z'],
      [decaf, '2026-09-04T01:00:00Z'],
      [decaf, '2026-05-04T01:00:00Z'],
    ] as const)
      await beans.visit(id, at)
    const { visits, bestPosts, bestHours } = await beans.analytics()
    expect(visits).toEqual([
      { platform: 'linkedin', count: 2 },
      { platform: 'facebook', count: 1 },
    ])
    expect(bestPosts.map(({ content, visits }) => [content, visits])).toEqual([
      ['Decaf', 2],
      ['Blend', 1],
    ])
    const link = `/suppliers/${beans.supplierId}?post=`
    expect(bestPosts.map(({ profileLink }) => profileLink.slice(0, link.length))).toEqual([link, link])
    expect(bestHours).toEqual({ basis: 'none', hours: [], total: 4 })
  })

  test('the best hours are those of the week by the clock of the supplier, of its own where there are enough, else of its category', async () => {
    const beans = await withPosts([{ at: '2026-09-01T00:00:00Z' }])
    const { id } = await sendQuoteRequest(app, beans.supplierId)
    await app.context.db.updateTable('quoteRequests').set({ createdAt: '2026-09-07T22:30:00Z' }).where('id', '=', id).execute()
    for (let n = 0; n < 19; n++) await beans.visit(beans.ids[0]!, n < 12 ? '2026-09-07T22:10:00Z' : '2026-09-09T01:00:00Z')
    for (let hour = 1; hour <= 4; hour++) await beans.visit(beans.ids[0]!, `2026-09-10T0${hour}:00:00Z`)
    expect((await beans.analytics()).bestHours).toEqual({
      basis: 'own',
      hours: [
        { weekday: 2, hour: 6, count: 13 },
        { weekday: 3, hour: 9, count: 7 },
        { weekday: 4, hour: 9, count: 1 },
        { weekday: 4, hour: 10, count: 1 },
        { weekday: 4, hour: 11, count: 1 },
      ],
      // With the hour that is not among the five.
      total: 24,
    })
    const other = await withPosts([{ at: '2026-09-01T00:00:00Z' }])
    expect((await other.analytics()).bestHours.basis).toBe('none')
    for (let n = 0; n < 12; n++) await other.visit(other.ids[0]!, '2026-09-09T01:00:00Z')
    const { basis, hours } = (await other.analytics()).bestHours
    expect([basis, hours[0]]).toEqual(['category', { weekday: 3, hour: 9, count: expect.any(Number) }])
  })
})
