import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptQuote, undoAccept } from '#contract/quotes/quote-steps.ts'
import { listSuppliedSeafood } from '#contract/seafood/origin-changes.ts'
import { addSeafood, changeSeafood, listSeafood, markSeafoodSeen } from '#contract/seafood/seafood.ts'
import { getVenueOverview } from '#contract/venue/venue.ts'
import { createTestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { seafoodPeople } from '#test/people/seafood.ts'

const site = await seafoodPeople((now) => createTestApp({}, { now }))
const { app, people, today, inDays, passDays, accept, record, supplied, rowIdOf, announce, announceOne, emailsTo } = site
afterAll(() => app.stop())
beforeEach(site.begin)
const waiting = async () => (await people.ann.call(getVenueOverview, {})).needsYou.filter(({ kind }) => kind === 'origin')

describe('GET /api/suppliers/{id}/seafood', () => {
  test('has what runs today with the name of the venue, and no row that the venue noted itself', async () => {
    const requestId = await accept(people.ann, ['Squid', 'australian'], ['Lemons', null])
    await people.ann.call(addSeafood, { item: 'Prawns', supplierName: 'Market', origin: 'mixed', from: today() })
    const rows = await supplied()
    expect(rows).toEqual([
      {
        id: expect.any(String),
        item: 'Squid',
        businessName: `Cafe of ${people.ann.username}`,
        origin: 'australian',
        from: today(),
        until: null,
        requestId,
        change: null,
      },
    ])
  })

  test('has a row whose last day is today, and none that has ended', async () => {
    await accept(people.ann, ['Squid', 'australian'])
    await people.ann.call(changeSeafood, { id: await rowIdOf('Squid'), until: today() })
    expect((await supplied()).map(({ until }) => until)).toEqual([today()])
    passDays(1)
    expect(await supplied()).toEqual([])
  })

  test('is for the people of the listing only', async () => {
    const other = await supplier(app)
    expect(await problemOf(other.call(listSuppliedSeafood, { id: people.fish.supplierId }))).toMatchObject({ status: 403 })
    expect(await problemOf(people.ann.call(listSuppliedSeafood, { id: people.fish.supplierId }))).toMatchObject({ status: 403 })
  })
})

describe('POST /api/suppliers/{id}/origin-changes', () => {
  test('ends the row the day before at once, and a new one stands beside it; one email a venue', async () => {
    const bob = await buyer(app)
    await accept(people.ann, ['Squid', 'australian'], ['Prawns', null])
    await accept(bob, ['Squid', 'australian'])
    const begun = today()
    const rows = await supplied()
    const { rows: begin } = await announce(rows.map(({ id }) => ({ rowId: id, origin: 'imported' as const, from: inDays(10) })))
    expect(begin.map(({ origin, from, until, change, requestId }) => [origin, from, until, change, requestId])).toEqual(
      rows.map(() => ['imported', inDays(10), null, null, null]),
    )
    expect(await record()).toEqual([
      expect.arrayContaining(['imported', inDays(10), null]),
      expect.arrayContaining(['imported', inDays(10), null]),
      ['Prawns', null, begun, inDays(9)],
      ['Squid', 'australian', begun, inDays(9)],
    ])
    expect([await emailsTo(people.ann), await emailsTo(bob)]).toEqual([1, 1])
    expect((await supplied()).map(({ change }) => change)).toEqual(rows.map(() => ({ origin: 'imported', from: inDays(10) })))
    passDays(10)
    expect((await supplied()).map(({ origin }) => origin)).toEqual(['imported', 'imported', 'imported'])
  })

  test('waits for the buyer until the page was opened, which reading does not do, and waits again with the next', async () => {
    await accept(people.ann, ['Squid', 'australian'])
    await announceOne('Squid', 'imported', inDays(3))
    const [entry] = await waiting()
    expect(entry).toEqual({ kind: 'origin', id: (await people.ann.call(listSeafood, {})).items[0]?.id, at: expect.any(String) })
    await people.ann.call(markSeafoodSeen, {})
    expect(await waiting()).toEqual([])
    await announceOne('Squid', 'mixed', inDays(3))
    expect(await waiting()).toHaveLength(1)
  })

  test('a newer change of a row replaces one that has not begun', async () => {
    await accept(people.ann, ['Squid', 'australian'])
    const from = today()
    await announceOne('Squid', 'imported', inDays(10))
    await announceOne('Squid', 'mixed', inDays(12))
    expect(await record()).toEqual([
      ['Squid', 'mixed', inDays(12), null],
      ['Squid', 'australian', from, inDays(11)],
    ])
    await announceOne('Squid', 'imported', inDays(5))
    expect(await record()).toEqual([
      ['Squid', 'imported', inDays(5), null],
      ['Squid', 'australian', from, inDays(4)],
    ])
    expect(await emailsTo(people.ann)).toBe(3)
  })

  test('from today on, and a row that began today is gone with it', async () => {
    await accept(people.ann, ['Squid', 'australian'])
    await announceOne('Squid', 'imported', today())
    expect(await record()).toEqual([['Squid', 'imported', today(), null]])
    const from = today()
    passDays(2)
    await announceOne('Squid', 'mixed', today())
    expect(await record()).toEqual([
      ['Squid', 'mixed', today(), null],
      ['Squid', 'imported', from, inDays(-1)],
    ])
  })

  test('what is accepted before the day stands until then, and what is accepted on it is the newer word', async () => {
    await accept(people.ann, ['Squid', 'australian'])
    const from = today()
    await announceOne('Squid', 'imported', inDays(10))
    passDays(4)
    await accept(people.ann, ['squid', 'mixed'])
    expect((await record()).map(([, origin, , until]) => [origin, until])).toEqual([
      ['imported', null],
      ['mixed', inDays(5)],
      ['australian', inDays(-1)],
    ])
    expect((await supplied()).map(({ origin, change }) => [origin, change?.origin])).toEqual([['mixed', 'imported']])
    passDays(6)
    await accept(people.ann, ['Squid', 'australian'])
    expect((await record())[0]).toEqual(['Squid', 'australian', today(), null])
    expect(await record()).toHaveLength(3)
    expect((await record()).at(-1)?.[2]).toBe(from)
  })

  test('undone, the acceptance takes with it what was announced of it', async () => {
    const first = await accept(people.ann, ['Squid', 'australian'])
    await announceOne('Squid', 'imported', inDays(10))
    await people.ann.call(undoAccept, { id: first })
    expect(await record()).toEqual([])
    expect(await waiting()).toEqual([])
    await people.ann.call(acceptQuote, { id: first })
    expect((await record()).map(([, origin]) => origin)).toEqual(['imported', 'australian'])
  })

  test('what leaves the menu on a day leaves it wherever it is from, and does not begin again', async () => {
    await accept(people.ann, ['Squid', 'australian'], ['Prawns', 'australian'])
    for (const item of ['Squid', 'Prawns']) await people.ann.call(changeSeafood, { id: await rowIdOf(item), until: inDays(7) })
    await announceOne('Squid', 'imported', inDays(5))
    expect((await record()).filter(([item]) => item === 'Squid').map(([, , , until]) => until)).toEqual([inDays(7), inDays(4)])
    const prawns = await rowIdOf('Prawns')
    expect(await problemOf(announce([{ rowId: prawns, origin: 'imported', from: inDays(9) }]))).toMatchObject({ status: 409 })
    await announce([{ rowId: prawns, origin: 'imported', from: inDays(8) }])
    await people.ann.call(changeSeafood, { id: prawns, until: today() })
    expect((await record()).filter(([item]) => item === 'Prawns')).toEqual([['Prawns', 'australian', today(), today()]])
    await people.ann.call(changeSeafood, { id: prawns, until: null })
    expect((await record()).filter(([item]) => item === 'Prawns')).toHaveLength(2)
  })

  test('keeps the name of the supplier at the time of the announcement', async () => {
    await accept(people.ann, ['Squid', 'australian'])
    await announceOne('Squid', 'imported', inDays(1))
    const { supplierId } = people.fish
    await app.context.db
      .updateTable('suppliers')
      .set({ businessName: `New ${supplierId}` })
      .where('id', '=', supplierId)
      .execute()
    const names = (await people.ann.call(listSeafood, {})).items.map(({ supplier: { id, businessName } }) => [id, businessName])
    expect(names).toEqual([1, 2].map(() => [supplierId, `Business of ${people.fish.username}`]))
  })
})
