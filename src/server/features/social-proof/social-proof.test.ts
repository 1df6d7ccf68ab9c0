import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CategoryName } from '#contract/options.ts'
import type { ProofEvent } from '#contract/social-proof.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import { createTestApp, type TestApp } from '#test/app.ts'

const DAY = 86_400_000
let later = 0
const now = () => new Date(Date.now() + later)
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now })))
afterAll(() => app.stop())

beforeEach(async () => {
  await app.context.db.deleteFrom('suppliers').execute()
  // What was counted before is told no longer.
  later += 61_000
})

const supplierIn = async (state: string | null, category: CategoryName = 'Coffee') => (await app.supplier({ state, category })).id
const ask = (supplierId: number, fields: Record<string, unknown> = {}) =>
  app.context.db
    .insertInto('quoteRequests')
    .values({ supplierId, contactEmail: 'ann@cafe.example', requirements: 'Beans', createdAt: now(), ...fields })
    .execute()
const look = (supplierId: number, daysAgo = 0) =>
  app.context.db
    .insertInto('visits')
    .values({ supplierId, visitor: randomUUID(), day: sydneyDay(new Date(now().getTime() - daysAgo * DAY)) })
    .execute()
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let done = 0; done < count; done++) await work()
}
/** The page that is rendered now brings them along. */
async function events(): Promise<ProofEvent[]> {
  await app.context.changes.publish(app.context.db)
  const { body } = await app.server.inject('/')
  return JSON.parse(/"proof":(\[.*?\])/.exec(body)![1]!) as ProofEvent[]
}

describe('social proof: social proof', () => {
  test('three requests of a week make an event, by category and state; two, old ones and those without a state make none', async () => {
    const [victoria, other, nowhere] = [await supplierIn('VIC'), await supplierIn('NSW'), await supplierIn(null)]
    await times(2, () => ask(victoria))
    await ask(await supplierIn('VIC'))
    await times(2, () => ask(other))
    await times(3, () => ask(other, { createdAt: new Date(now().getTime() - 7.1 * DAY) }))
    await times(3, () => ask(nowhere))
    expect(await events()).toEqual([{ isExample: false, kind: 'quote', count: 3, category: 'Coffee', state: 'VIC' }])
  })

  test('one bulk request is one request, however many it went to', async () => {
    const bulkId = randomUUID()
    const ids = [await supplierIn('VIC'), await supplierIn('VIC'), await supplierIn('VIC')]
    for (const id of ids) await ask(id, { bulkId })
    expect(await events()).toEqual([])
    await times(2, () => ask(ids[0]!))
    expect(await events()).toEqual([])
    later += 61_000
    expect(await events()).toMatchObject([{ count: 3 }])
  })

  test('five views of today and yesterday make an event, after the requests', async () => {
    const [tea, coffee] = [await supplierIn('ACT', 'Tea'), await supplierIn('ACT')]
    await times(4, () => look(tea))
    await times(3, () => look(coffee, 2))
    await times(3, () => ask(coffee))
    expect(await events()).toMatchObject([{ kind: 'quote' }])
    later += 61_000
    await look(tea, 1)
    await times(4, () => look(coffee))
    expect(await events()).toEqual([
      { isExample: false, kind: 'quote', count: 3, category: 'Coffee', state: 'ACT' },
      { isExample: false, kind: 'view', count: 5, category: 'Tea', state: 'ACT' },
    ])
  })

  test('it is counted once a minute at most, and tells of nobody', async () => {
    const id = await supplierIn('WA')
    await times(3, () => ask(id, { businessName: 'Corner Cafe', contactEmail: 'secret@cafe.example' }))
    expect(await events()).toMatchObject([{ count: 3 }])
    await ask(id)
    expect(await events()).toMatchObject([{ count: 3 }])
    later += 61_000
    expect(await events()).toMatchObject([{ count: 4 }])
    expect((await app.server.inject('/')).body).not.toMatch(/secret@cafe|Corner Cafe/)
  })

  test('beside invented suppliers there are invented events only', async () => {
    const id = await supplierIn('WA')
    await times(3, () => ask(id))
    await app.supplier({ isDemo: true })
    expect((await events()).every(({ isExample }) => isExample)).toBe(true)
  })
})
