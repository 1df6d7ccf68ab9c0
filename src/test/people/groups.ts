import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { createGroup, offerToGroup } from '#contract/groups/groups.ts'
import { changeFeatures } from '#server/features/groups/site-features.ts'
import { localTimeOf } from '#shared/time/zoned-time.ts'
import type { TestApp } from '#test/app/app.ts'
import { supplier, type Person } from './people.ts'

/** Turns group buying on, as its owner does. */
export const turnGroupsOn = ({ context }: TestApp, groups = true) =>
  changeFeatures(context, { groups }, { id: crypto.randomUUID(), username: 'owner' })

/** Returns a deadline so many minutes after a time, as clocks in Melbourne show it. */
export const deadlineAfter = (from: Date, minutes: number) =>
  localTimeOf(new Date(from.getTime() + minutes * 60_000).toISOString(), 'Australia/Melbourne')

export const GROUP = {
  item: 'Oat milk',
  unit: 'carton',
  contents: { amount: 12, measure: 'L' },
  category: 'Dairy',
  place: 'Northcote VIC 3070',
  want: 4,
  most: null,
  smallest: null,
  hasNoticeGiven: true,
  turnoverUnder10m: true,
} as const

/** Opens a group of one buyer whose deadline is an hour ahead. */
export const groupOf = (app: TestApp, opener: Pick<Person, 'call'>, fields: Partial<CallerInput<typeof createGroup>> = {}) =>
  opener.call(createGroup, { ...GROUP, deadline: deadlineAfter(app.context.now(), 60), ...fields })

/** Adds a dairy that delivers to Melbourne. */
export async function dairy(app: TestApp, fields: Record<string, unknown> = {}) {
  const person = await supplier(app)
  const serviceArea = JSON.stringify([{ from: '3000', to: '3207' }])
  await app.context.db
    .updateTable('suppliers')
    .set({ category: 'Dairy', serviceArea, ...fields })
    .where('id', '=', person.supplierId)
    .execute()
  await app.context.changes.publish(app.context.db)
  return person
}

export const STEPS = [
  { from: 1, priceCents: 6_200 },
  { from: 8, priceCents: 5_700 },
  { from: 12, priceCents: 5_400 },
]
export const sendGroupQuoteOf = (dealer: Pick<Person, 'call'>, id: string, fields: Partial<CallerInput<typeof offerToGroup>> = {}) =>
  dealer.call(offerToGroup, { id, steps: STEPS, deliveryCents: null, ...fields })
