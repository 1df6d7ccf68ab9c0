import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Plan } from '#contract/billing/plans.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier } from '#test/people/people.ts'
import { subscribe } from '#test/people/subscriptions.ts'
import { mondayBefore } from '#shared/time/monday-before.ts'
import { sendWeeklyFigures } from './weekly-figures.ts'

/** Monday 19 October 2026, seven in the morning in Sydney. */
const MONDAY = '2026-10-18T20:00:00Z'
let app: TestApp
let now = new Date(MONDAY)
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())

/** Makes a listing with a plan and so many views on these days. */
async function listing(plan: Plan, views: Record<string, number>) {
  const account = await supplier(app)
  const { supplierId } = account
  await subscribe(app, supplierId, { plan })
  const rows = Object.entries(views).map(([day, count]) => ({ supplierId, day, views: count }))
  if (rows.length > 0) await app.context.db.insertInto('viewsByDay').values(rows).execute()
  return account
}
const send = () => sendWeeklyFigures(app.context)
const emailsTo = async ({ email }: { email: string }) => (await app.emails()).filter(({ to }) => to?.[0]?.address === email)

describe('The email with the figures of a week', () => {
  test('it has the last whole week beside the one before, the median and the searches, once', async () => {
    const beans = await listing('professional', { '2026-10-12': 3, '2026-10-18': 4, '2026-10-19': 100, '2026-10-11': 5 })
    for (const count of [1, 2, 3, 4]) {
      const { id } = await app.supplier()
      await app.context.db.insertInto('viewsByDay').values({ supplierId: id, day: '2026-10-13', views: count }).execute()
    }
    const search = { supplierId: beans.supplierId, week: '2026-10-12', kind: 'search' as const, day: '2026-10-13' }
    await app.context.db
      .insertInto('listingSearches')
      .values([
        { ...search, text: 'oat milk', visitors: 6, mostOnDay: 3 },
        { ...search, text: 'a secret', visitors: 9, mostOnDay: 2 },
      ])
      .execute()
    await confirmReader(app.context, beans.email)
    await send()
    await send()
    const emails = await emailsTo(beans)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.subject).toBe(`Your week on Backdock: 7 views of Business of ${beans.username}`)
    const text = emails[0]!.text!.replaceAll(/\s+/g, ' ')
    expect(text).toContain('The week from Mon 12 Oct 2026')
    expect(text).toContain('7 (the week before 5, category median 3)')
    expect(text).toContain('oat milk 6 visitors')
    expect(text).not.toContain('a secret')
    now = new Date('2026-10-25T20:00:00Z')
    await send()
    expect((await emailsTo(beans)).map(({ subject }) => subject)).toContain(
      `Your week on Backdock: 100 views of Business of ${beans.username}`,
    )
    now = new Date(MONDAY)
  })

  test('a listing without the benefit, or to which nothing happened in four weeks, gets none', async () => {
    const starter = await listing('starter', { '2026-10-12': 3 })
    const quiet = await listing('enterprise', { '2026-09-20': 9, '2026-10-19': 9 })
    const lately = await listing('enterprise', { '2026-09-21': 1 })
    await send()
    expect([await emailsTo(starter), await emailsTo(quiet)]).toEqual([[], []])
    expect(await emailsTo(lately)).toHaveLength(1)
  })

  test('its link stops it, and nothing else', async () => {
    const beans = await listing('professional', { '2026-10-12': 3 })
    await send()
    const [first] = await emailsTo(beans)
    const link = first!.headers.find(({ key }) => key === 'list-unsubscribe')!.value
    const { statusCode } = await app.server.inject({ method: 'POST', url: new URL(/<(http[^>]+)>/.exec(link)![1]!).pathname })
    expect(statusCode).toBe(200)
    now = new Date('2026-10-25T20:00:00Z')
    await send()
    expect(await emailsTo(beans)).toHaveLength(1)
    now = new Date(MONDAY)
  })

  test('weeks begin on Mondays, over the end of a year too', () => {
    expect([mondayBefore('2026-10-19', 0), mondayBefore('2026-10-18', 0), mondayBefore('2027-01-01', 1)]).toEqual([
      '2026-10-19',
      '2026-10-12',
      '2026-12-21',
    ])
  })
})
