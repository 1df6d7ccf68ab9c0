import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { correctHoliday } from '#contract/suppliers/holidays.ts'
import { respondToPriceChange } from '#contract/quotes/held-prices.ts'
import type { Weekday } from '#contract/suppliers/weekdays.ts'
import { changeOwnVenue, getVenueWeek } from '#contract/venue/venue.ts'
import { createTestApp } from '#test/app/app.ts'
import { promisedPrices } from '#test/people/held-prices.ts'
import { owner } from '#test/people/people.ts'

let kit: Awaited<ReturnType<typeof promisedPrices>>
beforeAll(async () => {
  kit = await promisedPrices((now) => createTestApp({}, { now }))
})
afterAll(() => kit.app.stop())
beforeEach(() => kit.begin())

const week = () => kit.people.ann.call(getVenueWeek, {})
/** Lets days pass in which the buyer comes by often enough to stay signed in. */
async function pass(days: number) {
  for (let left = days; left > 0; left -= 14) {
    kit.passDays(Math.min(left, 14))
    await week()
  }
}
const PRESTON = 'Preston VIC 3072'
const EVERY_DAY: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const TERMS = { deliveryDays: EVERY_DAY, cutOff: '00:01' as string | null, state: 'VIC' as const, postcode: '3072' }
type Terms = Partial<typeof TERMS> & {
  deliversOnHolidays?: boolean
  serviceArea?: string
  phone?: string | null
  suspendedAt?: string
  suspensionReason?: string
}
const SERVED = { serviceArea: JSON.stringify([{ from: '3000', to: '3207' }]) }
const deliver = (terms: Terms) =>
  kit.app.context.db
    .updateTable('suppliers')
    .set({ ...TERMS, ...SERVED, ...terms })
    .where('id', '=', kit.people.beans.supplierId)
    .execute()

describe('The prices of a week', () => {
  const said = async () =>
    (await week()).prices.map(({ item, isEnding, change, risePercent }) => [item, isEnding, change?.percent, risePercent])

  test('are those that change, the first day first; what is held for longer is none', async () => {
    await kit.accepted({ items: ['Bread', 'Milk', 'Salt', 'Tea'] })
    const byItem = new Map((await kit.pricesOf()).map(({ id, item }) => [item, id]))
    const change = (item: string, priceCents: number, days: number) => ({
      priceId: byItem.get(item) ?? '',
      priceCents,
      from: kit.inDays(days),
    })
    await kit.announce([change('Bread', 1100, 30), change('Milk', 950, 20), change('Tea', 1040, 40)])
    expect(await said()).toEqual([
      ['Milk', false, -5, null],
      ['Bread', false, 10, 10],
      ['Tea', false, 4, null],
    ])
    await kit.people.ann.call(respondToPriceChange, { id: byItem.get('Tea') ?? '', to: 'leave' })
    await kit.people.ann.call(respondToPriceChange, { id: byItem.get('Milk') ?? '', to: 'accept' })
    expect((await said()).map(([item]) => item)).toEqual(['Milk', 'Bread'])
  })

  test.each([
    [53, []],
    [54, [['Bread', true, undefined, null]]],
    [56, [['Bread', true, undefined, null]]],
    [57, []],
  ])('are said to end from two days before their last day on: after %i of 56 days', async (days, prices) => {
    await kit.accepted({ items: ['Bread'], hold: 8 })
    await pass(days)
    expect(await said()).toEqual(prices)
  })

  test('that have risen by more than 5 % are said so after the change', async () => {
    await kit.accepted({ items: ['Bread'], hold: 50 })
    const priceId = await kit.priceIdOf()
    await kit.announce([{ priceId, priceCents: 1051, from: kit.inDays(10) }])
    await kit.people.ann.call(respondToPriceChange, { id: priceId, to: 'accept' })
    await pass(20)
    expect(await said()).toEqual([['Bread', false, undefined, 5.1]])
  })

  test('are only the own ones', async () => {
    await kit.accepted({ items: ['Bread'], hold: 0 })
    expect(await week()).toMatchObject({ prices: [{ item: 'Bread' }], priceCount: 1 })
    await kit.begin()
    expect(await week()).toEqual({ prices: [], priceCount: 0, deliveries: [] })
  })
})

describe('The deliveries of a week', () => {
  const accepted = (hold: number | null, deliveryLocation?: string) => kit.accepted({ items: ['Bread'], hold, deliveryLocation })

  test('are seven days from today on, each with its cut-off, which is over for today', async () => {
    await accepted(8, PRESTON)
    await deliver({ phone: '+61 3 5550 0142' })
    const [first, ...others] = (await week()).deliveries
    expect(others).toEqual([])
    expect(first?.supplier).toMatchObject({ id: kit.people.beans.supplierId, phone: '+61 3 5550 0142' })
    expect(first?.days).toHaveLength(7)
    expect(first?.days[0]).toMatchObject({ isOver: true })
    const open = first?.days.filter(({ isOver }) => !isOver) ?? []
    expect(open[0]).toEqual({ ...first?.nextDelivery, isOver: false })
    expect(open).toHaveLength(5)
  })

  test.each<[string, Terms, isKnown: boolean]>([
    ['one whose days are not known', { deliveryDays: [] }, false],
    ['one whose cut-off is not known', { cutOff: null }, false],
    ['one that does not say where it delivers', { serviceArea: '[]' }, false],
    ['one that delivers somewhere else', { serviceArea: JSON.stringify([{ from: '6000', to: '6999' }]) }, false],
    ['one of another state that delivers here', { state: 'NSW' as never, postcode: '2640' }, true],
  ])('%s', async (_, terms, isKnown) => {
    await accepted(8, PRESTON)
    await deliver(terms)
    const [first] = (await week()).deliveries
    expect([first?.nextDelivery !== null, (first?.days.length ?? 0) > 0]).toEqual([isKnown, isKnown])
  })

  test('go to the venue where its place is said, else to the place of the request, else they are not known', async () => {
    await accepted(8)
    await deliver({})
    const isKnown = async () => (await week()).deliveries.map(({ days }) => days.length > 0)
    expect(await isKnown()).toEqual([false])
    await accepted(8, PRESTON)
    expect(await isKnown()).toEqual([true])
    await kit.people.ann.call(changeOwnVenue, { suburb: 'Perth', state: 'WA', postcode: '6000' })
    expect(await isKnown()).toEqual([false])
    await kit.people.ann.call(changeOwnVenue, { suburb: 'Fitzroy', state: 'VIC', postcode: '' })
    expect(await isKnown()).toEqual([true])
  })

  test.each<[string, hold: number | null, days: number, isShown: boolean]>([
    ['holds', 8, 50, true],
    ['held until lately', 8, 60, false],
    ['holds not at all, accepted five weeks ago', null, 35, true],
    ['holds not at all, accepted before', null, 36, false],
  ])('are those of suppliers whose price %s', async (_, hold, days, isShown) => {
    await accepted(hold, PRESTON)
    await deliver({})
    await pass(days)
    expect((await week()).deliveries).toHaveLength(isShown ? 1 : 0)
  })

  test('leave out holidays as the owner has corrected them, and listings that are suspended', async () => {
    const day = kit.inDays(3)
    await accepted(8, PRESTON)
    await deliver({ deliversOnHolidays: false })
    const dates = async () => (await week()).deliveries.flatMap(({ days }) => days.map(({ date }) => date))
    const before = await dates()
    const siteOwner = await owner(kit.app)
    const correct = (isHoliday: boolean) => siteOwner.call(correctHoliday, { state: 'VIC', day, name: 'Show Day', isHoliday })
    await correct(true)
    expect(await dates()).toEqual(before.filter((date) => date !== day))
    await deliver({ deliversOnHolidays: true })
    expect(await dates()).toContain(day)
    await deliver({ suspendedAt: new Date().toISOString(), suspensionReason: 'Closed' })
    expect(await week()).toMatchObject({ deliveries: [] })
    await correct(false)
  })
})
