import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getGroup, joinGroup, offerToGroup } from '#contract/groups/groups.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { dairy, groupOf, STEPS, turnGroupsOn } from '#test/people/groups.ts'
import { buyer, type Person } from '#test/people/people.ts'
import { renewDemoGroups } from './renew-demo-groups.ts'
import { settleDueGroups } from './settle-due.ts'

const DAY_MS = 86_400_000
let clock = new Date()
let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
  await turnGroupsOn(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute()
  clock = new Date()
  ann = await buyer(app)
})

/** Opens a group with an offer, and returns its id. Of the demo it has nobody behind its member. */
async function group(isDemo: boolean, hasAccount: boolean): Promise<string> {
  const milk = await dairy(app, { isDemo })
  const { id } = await groupOf(app, ann)
  await milk.call(offerToGroup, { id, steps: STEPS, deliveryCents: null })
  if (!hasAccount) await app.context.db.updateTable('groupMembers').set({ accountId: null }).where('groupId', '=', id).execute()
  return id
}
async function dayLater(id: string) {
  clock = new Date(clock.getTime() + DAY_MS)
  await renewDemoGroups(app.context)
  await settleDueGroups(app.context)
  return app.call(getGroup, { id })
}

test('a group of the demo that nobody has joined is open again three weeks ahead, at six in the evening there', async () => {
  const { state, deadline, deadlineAt } = await dayLater(await group(true, false))
  expect([state, deadline.slice(11)]).toEqual(['priced', '18:00'])
  expect(Math.round((Date.parse(deadlineAt) - clock.getTime()) / DAY_MS)).toBeGreaterThanOrEqual(20)
})

test('one that somebody has joined, and any other, goes its own way', async () => {
  const joined = await group(true, false)
  await (await buyer(app)).call(joinGroup, { id: joined, want: 5, most: null, turnoverUnder10m: true })
  const others = [joined, await group(true, true), await group(false, false)]
  clock = new Date(clock.getTime() + DAY_MS)
  await renewDemoGroups(app.context)
  await settleDueGroups(app.context)
  for (const id of others) expect(['settled', 'failed']).toContain((await app.call(getGroup, { id })).state)
})
