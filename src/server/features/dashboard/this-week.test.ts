import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askSupplierAssistant } from '#contract/assistant/assistant.ts'
import { getActivity, getDashboard, getTrends } from '#contract/dashboard/dashboard.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier } from '#test/people/people.ts'

/** Thursday 26 November 2026, eleven in the morning in Sydney; the week began on Monday the 23rd. */
const NOW = '2026-11-26T00:00:00Z'
let app: TestApp
let clock = new Date()
beforeAll(async () => void (app = await createTestApp({}, { now: () => clock })))
beforeEach(() => void (clock = new Date(NOW)))
afterAll(() => app.stop())

test('“this week” is Monday to now in the figures, the chart, the activity and the assistant, beside the same days of the week before', async () => {
  const beans = await supplier(app)
  const { supplierId } = beans
  const days = {
    '2026-11-15': 9000,
    '2026-11-16': 100,
    '2026-11-19': 49,
    '2026-11-20': 70,
    '2026-11-22': 41,
    '2026-11-23': 60,
    '2026-11-26': 75,
  }
  const { db } = app.context
  await db
    .insertInto('viewsByDay')
    .values(Object.entries(days).map(([day, views]) => ({ supplierId, day, views })))
    .execute()
  const contacts = ['2026-11-18', '2026-11-21', '2026-11-24', '2026-11-25'].map((day) => ({ supplierId, day, visitor: day }))
  await db.insertInto('inquiries').values(contacts).execute()
  const { stats } = await beans.call(getDashboard, {})
  expect(stats.week).toEqual({
    from: '2026-11-23',
    to: '2026-11-26',
    views: 135,
    inquiries: 2,
    requests: 0,
    before: { views: 149, inquiries: 1, requests: 0 },
  })
  const week = (await beans.call(getTrends, {})).at(-1)
  expect(week).toEqual({ from: '2026-11-23', views: 135, inquiries: 2, requests: 0, medianMinutes: null })
  expect(await beans.call(getActivity, {})).toContainEqual({ kind: 'views', at: '2026-11-25T13:00:00.000Z', count: 135 })
  const { message } = await beans.call(askSupplierAssistant, { message: 'how was this week', conversationHistory: [] })
  expect(message).toContain('This week has had 135 profile views, 0 quote requests and 2 contacts so far')
  expect(message).toContain('Monday to Thursday of the week before had 149 profile views, 0 quote requests and 1 contact.')
})
