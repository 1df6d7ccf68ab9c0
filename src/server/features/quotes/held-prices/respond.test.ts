import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listPromisedPrices, respondToPriceChange } from '#contract/quotes/held-prices.ts'
import { getVenueOverview, changeOwnVenue } from '#contract/venue/venue.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { createBrowser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { createTestApp } from '#test/app/app.ts'
import { promisedPrices, type Asked } from '#test/people/held-prices.ts'
import { buyer, type Person } from '#test/people/people.ts'

let kit: Awaited<ReturnType<typeof promisedPrices>>
beforeAll(async () => void (kit = await promisedPrices((now) => createTestApp({}, { now }))))
afterAll(() => kit.app.stop())
beforeEach(() => kit.begin())

describe('The answer to a change', () => {
  const changing = async (from = kit.inDays(30), asked: Asked = {}) => {
    await kit.accepted(asked)
    const id = await kit.priceIdOf()
    await kit.announce([{ priceId: id, priceCents: 1100, from }])
    return id
  }
  const respond = (id: string, to: 'accept' | 'leave' | 'ask-others', who: Pick<Person, 'call'> = kit.people.ann) =>
    who.call(respondToPriceChange, { id, to })

  test('accept makes the new price the price from its day on', async () => {
    const id = await changing()
    expect(await respond(id, 'accept')).toMatchObject({ status: 'changing', priceCents: 1000, change: { answer: 'accept' } })
    expect(await problemOf(respond(id, 'leave'))).toMatchObject({ status: 409 })
    kit.passDays(29)
    expect(await kit.pricesOf()).toMatchObject([{ status: 'changing', priceCents: 1000 }])
    kit.passDays(1)
    expect(await kit.pricesOf()).toMatchObject([{ status: 'held', priceCents: 1100, change: null, risePercent: 10 }])
  })

  test('a change of today that is accepted is the price at once', async () => {
    expect(await respond(await changing(kit.today()), 'accept')).toMatchObject({ status: 'held', priceCents: 1100, change: null })
  })

  test('leave ends the price on that day, and no change of it is taken any more', async () => {
    const id = await changing(kit.inDays(20))
    expect(await respond(id, 'leave')).toMatchObject({ status: 'changing', change: { answer: 'leave' } })
    expect(await problemOf(kit.announce([{ priceId: id, priceCents: 900, from: kit.inDays(60) }]))).toMatchObject({ status: 409 })
    kit.passDays(20)
    expect(await kit.pricesOf()).toMatchObject([{ status: 'ended', priceCents: 1000 }])
  })

  test('there is none without a change, and nobody else gives one', async () => {
    await kit.accepted()
    const id = await kit.priceIdOf()
    for (const to of ['accept', 'leave', 'ask-others'] as const) expect(await problemOf(respond(id, to))).toMatchObject({ status: 409 })
    for (const [who, status] of [
      [await buyer(kit.app), 403],
      [kit.people.beans, 403],
      [createBrowser(kit.app), 401],
    ] as const)
      expect(await problemOf(respond(id, 'accept', who))).toMatchObject({ status })
  })

  test('of two at once, one decides', async () => {
    const id = await changing()
    const answers = await Promise.allSettled([respond(id, 'accept'), respond(id, 'leave')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('ask-others asks up to three that deliver there, those that name the item first, and leaves the decision open', async () => {
    const serviceArea = JSON.stringify([{ from: '3000', to: '3207' }])
    const far = JSON.stringify([{ from: '6000', to: '6207' }])
    const added = async (businessName: string, fields: object) =>
      (await kit.app.supplier({ businessName, category: 'Coffee', state: 'VIC', suburb: 'Preston', serviceArea, ...fields })).id
    for (const name of ['One', 'Two', 'Three']) await added(name, {})
    await added('Too far', { serviceArea: far, description: 'Guatemala Antigua beans' })
    const naming = await added('Names it', { description: 'We roast Guatemala Antigua beans' })
    const id = await changing(kit.inDays(30), { items: ['Guatemala Antigua'], deliveryLocation: 'Brunswick VIC 3056' })
    expect((await kit.people.ann.call(getVenueOverview, {})).needsYou).toMatchObject([{ kind: 'price-change', id }])
    const { asked, change, status } = await respond(id, 'ask-others')
    expect([asked?.ids.length, change?.askedBulkId, status]).toEqual([3, asked?.bulkId, 'changing'])
    const sent = await Promise.all((asked?.ids ?? []).map((each) => kit.people.ann.call(getQuote, { id: each })))
    expect(sent[0]?.supplier.id).toBe(naming)
    expect(sent.map(({ supplier: { id: other } }) => other)).not.toContain(kit.people.beans.supplierId)
    expect(sent.map(({ supplier: { businessName } }) => businessName)).not.toContain('Too far')
    expect(sent[0]).toMatchObject({ businessName: 'Corner Cafe', lines: [{ item: 'Guatemala Antigua', quantity: 10, unit: 'kg' }] })
    expect(JSON.stringify(sent)).not.toMatch(/1000|1100/)
    const promised = await kit.people.beans.call(listPromisedPrices, { id: kit.people.beans.supplierId })
    expect(JSON.stringify(promised.items)).not.toContain(asked?.bulkId)
    expect(await problemOf(respond(id, 'ask-others'))).toMatchObject({ status: 409 })
    expect(await respond(id, 'leave')).toMatchObject({ change: { answer: 'leave' } })
  })

  test('ask-others goes by the venue where the request does not say the place', async () => {
    const serviceArea = JSON.stringify([{ from: '2900', to: '2914' }])
    const { id: other } = await kit.app.supplier({
      businessName: 'Capital',
      category: 'Coffee',
      state: 'ACT',
      suburb: 'Kambah',
      serviceArea,
    })
    const id = await changing()
    await kit.people.ann.call(changeOwnVenue, { state: 'ACT' })
    expect(await problemOf(respond(id, 'ask-others'))).toMatchObject({ status: 409 })
    await kit.people.ann.call(changeOwnVenue, { suburb: 'Kambah', postcode: '2902' })
    const { asked } = await respond(id, 'ask-others')
    expect((await kit.people.ann.call(getQuote, { id: asked?.ids[0] ?? '' })).supplier.id).toBe(other)
    expect((await kit.people.ann.call(getVenueOverview, {})).needsYou).toEqual([])
  })

  test.each([undefined, 'Broome WA', 'Nowhere'])('ask-others finds nobody for %s, and sends nothing', async (deliveryLocation) => {
    const id = await changing(kit.inDays(30), { deliveryLocation })
    expect(await problemOf(respond(id, 'ask-others'))).toMatchObject({ status: 409 })
    expect(await kit.pricesOf()).toMatchObject([{ change: { askedBulkId: null } }])
  })
})
