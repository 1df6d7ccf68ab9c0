import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { announcePriceChanges } from '#contract/quotes/held-prices.ts'
import { createBrowser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { createTestApp } from '#test/app/app.ts'
import { promisedPrices } from '#test/people/held-prices.ts'
import { buyer, supplier } from '#test/people/people.ts'

let kit: Awaited<ReturnType<typeof promisedPrices>>
beforeAll(async () => void (kit = await promisedPrices((now) => createTestApp({}, { now }))))
afterAll(() => kit.app.stop())
beforeEach(() => kit.begin())

describe('A change of prices', () => {
  test('is told by one email a buyer, and replaces one that nobody has answered', async () => {
    const [bob, from] = [await buyer(kit.app), kit.inDays(60)]
    await kit.accepted({ items: ['Flat bread', 'Rye'] })
    await kit.accepted({ who: bob })
    const ids = (await kit.pricesOf()).map(({ id }) => id)
    const changes = [...ids, await kit.priceIdOf(bob)].map((priceId) => ({ priceId, priceCents: 1100, from }))
    expect(await kit.announce(changes, { note: 'Flour is dearer.' })).toMatchObject({ prices: changes.map(() => ({ status: 'changing' })) })
    const notified = { fromCents: 1000, priceCents: 1100, from, percent: 10, yearlyCents: 10_400, isShortNotice: false, risePercent: 10 }
    const email = { facts: { supplier: { id: kit.people.beans.supplierId }, note: 'Flour is dearer.' } }
    expect(await kit.emailsTo(kit.people.ann)).toMatchObject([
      { facts: { ...email.facts, count: 2, changes: [{ item: 'Flat bread', ...notified }, { item: 'Rye' }] } },
    ])
    expect(await kit.emailsTo(bob)).toMatchObject([{ facts: { count: 1, changes: [notified] } }])
    const change = {
      priceCents: 1100,
      from,
      percent: 10,
      yearlyCents: 10_400,
      isShortNotice: false,
      note: 'Flour is dearer.',
      answer: null,
    }
    expect(await kit.pricesOf(bob)).toMatchObject([{ priceCents: 1000, status: 'changing', change, risePercent: 10 }])
    await kit.announce([{ priceId: await kit.priceIdOf(bob), priceCents: 1020, from: kit.today() }])
    expect(await kit.pricesOf(bob)).toMatchObject([
      { change: { priceCents: 1020, percent: 2, isShortNotice: true, note: null }, risePercent: null },
    ])
    expect(
      await kit.app.context.db
        .selectFrom('priceChanges')
        .select('id')
        .where('priceId', '=', await kit.priceIdOf(bob))
        .execute(),
    ).toHaveLength(1)
  })

  test.each<[string, (id: string) => object, status: number, path?: string]>([
    ['a day that is over', () => ({ from: kit.inDays(-1) }), 400, 'changes.1.from'],
    ['no day', () => ({ from: '2026-02-30' }), 400, 'changes.1.from'],
    ['a price below nothing', () => ({ priceCents: -1 }), 400, 'changes.1.priceCents'],
    ['a part of a cent', () => ({ priceCents: 10.5 }), 400, 'changes.1.priceCents'],
    ['the price as it is', () => ({ priceCents: 1000 }), 400, 'changes.1.priceCents'],
    ['a price that stands twice', (id) => ({ priceId: id }), 400, 'changes.1.priceId'],
    ['the same in capitals', (id) => ({ priceId: id.toUpperCase() }), 400, 'changes.1.priceId'],
    ['an unknown price', () => ({ priceId: '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10' }), 404, 'changes.1.priceId'],
    ['no id', () => ({ priceId: '7' }), 400, 'changes.1.priceId'],
  ])('with %s is refused, and with it all of them', async (_, wrong, status, path) => {
    await kit.accepted({ items: ['Flat bread', 'Rye'] })
    const [first, second] = (await kit.pricesOf()).map(({ id }) => id)
    const right = { priceCents: 1100, from: kit.inDays(60) }
    const changes = [
      { ...right, priceId: first ?? '' },
      { ...right, priceId: second ?? '', ...wrong(first ?? '') },
    ]
    expect(await problemOf(kit.announce(changes))).toMatchObject({ status, errors: [{ path }] })
    expect(await kit.pricesOf()).toMatchObject([{ change: null }, { change: null }])
    expect(await kit.emailsTo(kit.people.ann)).toEqual([])
  })

  test('no, and more than a hundred, are refused', async () => {
    const one = { priceId: '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10', priceCents: 1, from: kit.today() }
    for (const changes of [[], Array.from({ length: 101 }, () => one)])
      expect(await problemOf(kit.announce(changes))).toMatchObject({ status: 400, errors: [{ path: 'changes' }] })
  })

  test("of another supplier's price is not found, and nobody else announces", async () => {
    await kit.accepted()
    const other = await supplier(kit.app)
    const changes = [{ priceId: await kit.priceIdOf(), priceCents: 1100, from: kit.inDays(60) }]
    expect(await problemOf(kit.announce(changes, { by: other }))).toMatchObject({ status: 404 })
    for (const [who, status] of [
      [other, 403],
      [kit.people.ann, 403],
      [createBrowser(kit.app), 401],
    ] as const)
      expect(await problemOf(who.call(announcePriceChanges, { id: kit.people.beans.supplierId, changes }))).toMatchObject({ status })
  })

  test('can be announced twenty times an hour', async () => {
    await kit.accepted()
    const priceId = await kit.priceIdOf()
    for (let n = 0; n < 20; n++) await kit.announce([{ priceId, priceCents: 1100 + n, from: kit.inDays(60) }])
    expect(await problemOf(kit.announce([{ priceId, priceCents: 2000, from: kit.inDays(60) }]))).toMatchObject({ status: 429 })
  })
})
