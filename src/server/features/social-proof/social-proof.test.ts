import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CategoryName } from '#contract/options.ts'
import type { SocialProofEvent } from '#contract/site/social-proof.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { unpackRows } from '#web/packed-rows.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

const DAY = 86_400_000
let elapsed = 0
const now = () => new Date(Date.now() + elapsed)
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now })))
afterAll(() => app.stop())

beforeEach(async () => {
  await app.context.db.deleteFrom('suppliers').execute()
  // Events are cached for a minute.
  elapsed += 61_000
})

const supplierIn = async (state: string | null, category: CategoryName = 'Coffee') => (await app.supplier({ state, category })).id
const addRequest = (supplierId: number, fields: Record<string, unknown> = {}) =>
  app.context.db
    .insertInto('quoteRequests')
    .values({ supplierId, contactEmail: 'ann@cafe.example', requirements: 'Beans', createdAt: now(), ...fields })
    .execute()
const addVisit = (supplierId: number, daysAgo = 0) =>
  app.context.db
    .insertInto('visits')
    .values({ supplierId, visitor: randomUUID(), day: sydneyDay(new Date(now().getTime() - daysAgo * DAY)) })
    .execute()
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let done = 0; done < count; done++) await work()
}
/** Returns the events in a newly rendered page. */
async function events(): Promise<SocialProofEvent[]> {
  await app.context.changes.publish(app.context.db)
  const { body } = await app.server.inject('/')
  const sent = unpackRows(JSON.parse(/id="dehydrated-state">(.*?)<\/script>/.exec(body)![1]!))
  return JSON.parse(/"proof":(\[.*?\])/.exec(JSON.stringify(sent))![1]!) as SocialProofEvent[]
}

describe('Social-proof events', () => {
  test('three requests in a week make an event by category and state; two, old ones and those without a state make none', async () => {
    const [victoria, other, nowhere] = [await supplierIn('VIC'), await supplierIn('NSW'), await supplierIn(null)]
    await times(2, () => addRequest(victoria))
    await addRequest(await supplierIn('VIC'))
    await times(2, () => addRequest(other))
    await times(3, () => addRequest(other, { createdAt: new Date(now().getTime() - 7.1 * DAY) }))
    await times(3, () => addRequest(nowhere))
    expect(await events()).toEqual([{ isExample: false, kind: 'quote', count: 3, category: 'Coffee', state: 'VIC' }])
  })

  test('a bulk request counts once, however many suppliers it went to', async () => {
    const bulkId = randomUUID()
    const ids = [await supplierIn('VIC'), await supplierIn('VIC'), await supplierIn('VIC')]
    for (const id of ids) await addRequest(id, { bulkId })
    expect(await events()).toEqual([])
    await times(2, () => addRequest(ids[0]!))
    expect(await events()).toEqual([])
    elapsed += 61_000
    expect(await events()).toMatchObject([{ count: 3 }])
  })

  test('five views today and yesterday make an event, listed after the requests', async () => {
    const [tea, coffee] = [await supplierIn('ACT', 'Tea'), await supplierIn('ACT')]
    await times(4, () => addVisit(tea))
    await times(3, () => addVisit(coffee, 2))
    await times(3, () => addRequest(coffee))
    expect(await events()).toMatchObject([{ kind: 'quote' }])
    elapsed += 61_000
    await addVisit(tea, 1)
    await times(4, () => addVisit(coffee))
    expect(await events()).toEqual([
      { isExample: false, kind: 'quote', count: 3, category: 'Coffee', state: 'ACT' },
      { isExample: false, kind: 'view', count: 5, category: 'Tea', state: 'ACT' },
    ])
  })

  test('events are counted at most once a minute, and pages name no buyer', async () => {
    const id = await supplierIn('WA')
    await times(3, () => addRequest(id, { businessName: 'Corner Cafe', contactEmail: 'secret@cafe.example' }))
    expect(await events()).toMatchObject([{ count: 3 }])
    await addRequest(id)
    expect(await events()).toMatchObject([{ count: 3 }])
    elapsed += 61_000
    expect(await events()).toMatchObject([{ count: 4 }])
    expect((await app.server.inject('/')).body).not.toMatch(/secret@cafe|Corner Cafe/)
  })

  test('a site with demo suppliers shows example events only', async () => {
    const id = await supplierIn('WA')
    await times(3, () => addRequest(id))
    await app.supplier({ isDemo: true })
    expect((await events()).every(({ isExample }) => isExample)).toBe(true)
  })
})
