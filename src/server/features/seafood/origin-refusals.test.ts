import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addSeafood, changeSeafood } from '#contract/seafood/seafood.ts'
import { createTestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { seafoodPeople, type OriginChanges } from '#test/people/seafood.ts'

const site = await seafoodPeople((now) => createTestApp({}, { now }))
const { app, people, today, inDays, passDays, accept, record, rowIdOf, announce, emailsTo } = site
afterAll(() => app.stop())
beforeEach(site.begin)

describe('An announcement of origins is taken whole or not at all, and refuses', () => {
  let squid: string
  let prawns: string
  beforeEach(async () => {
    await accept(people.ann, ['Squid', 'australian'], ['Prawns', 'imported'])
    ;[squid, prawns] = [await rowIdOf('Squid'), await rowIdOf('Prawns')]
  })
  const good = () => ({ rowId: squid, origin: 'imported' as const, from: inDays(1) })
  const refused = async (changes: OriginChanges, by = people.fish) => {
    const { status, errors } = await problemOf(announce(changes, by))
    expect([(await record()).length, await emailsTo(people.ann)]).toEqual([2, 0])
    return [status, errors?.map(({ path }) => path).join() ?? '']
  }

  test('a day that is over, and a row that is named twice', async () => {
    expect(await refused([good(), { rowId: prawns, origin: 'mixed', from: inDays(-1) }])).toEqual([400, 'changes.1.from'])
    expect(await refused([good(), { ...good(), rowId: squid.toUpperCase() }])).toEqual([400, 'changes.1.rowId'])
  })

  test('none, more than a hundred, unknown origins and no origin', async () => {
    expect(await refused([])).toEqual([400, 'changes'])
    expect(await refused(Array.from({ length: 101 }, good))).toEqual([400, 'changes'])
    expect(await refused([{ ...good(), origin: 'local' } as never])).toEqual([400, 'changes.0.origin'])
    expect(await refused([{ ...good(), origin: null } as never])).toEqual([400, 'changes.0.origin'])
  })

  test("another's row, an unknown one, and one that a venue noted itself", async () => {
    const other = await supplier(app)
    expect(await refused([good()], other)).toEqual([404, 'changes.0.rowId'])
    expect(await refused([good(), { ...good(), rowId: crypto.randomUUID() }])).toEqual([404, 'changes.1.rowId'])
    const bob = await buyer(app)
    const own = await bob.call(addSeafood, { item: 'Cod', supplierName: 'Market', origin: 'mixed', from: today() })
    expect(await refused([good(), { ...good(), rowId: own.id }])).toEqual([404, 'changes.1.rowId'])
  })

  test('the origin that a row has', async () => {
    expect(await refused([good(), { rowId: prawns, origin: 'imported', from: inDays(1) }])).toEqual([409, ''])
  })

  test('a row that has ended', async () => {
    await people.ann.call(changeSeafood, { id: prawns, until: today() })
    passDays(1)
    expect(await refused([good(), { rowId: prawns, origin: 'mixed', from: inDays(1) }])).toEqual([409, ''])
  })
})
