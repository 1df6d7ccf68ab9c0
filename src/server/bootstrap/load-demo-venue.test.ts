import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgotPassword, login, resetPassword } from '#contract/accounts/accounts.ts'
import { getOrderList, listOrderLists } from '#contract/order-lists/order-lists.ts'
import { getBulkComparison } from '#contract/quotes/comparison/bulk-comparison.ts'
import { getBulkQuotes, listMyQuotes } from '#contract/quotes/quotes.ts'
import { getOwnVenue } from '#contract/venue/venue.ts'
import { NO_RULES } from '#shared/comparison/request.ts'
import { comparedExample } from '#shared/example-request/compared-example.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { tokenFor } from '#test/people/people.ts'
import { DEMO_VENUE_EMAIL } from './load-demo-venue.ts'

const PASSWORD = 'seven green crates'
let app: TestApp
let venue: Browser
beforeAll(async () => {
  app = await createTestApp({ DEMO_DATA: 'true' })
  venue = createBrowser(app)
  // As whoever tries the demo gets in: by the email in the outbox.
  await venue.call(forgotPassword, { email: DEMO_VENUE_EMAIL })
  await venue.call(resetPassword, { token: await tokenFor(app, DEMO_VENUE_EMAIL, 'reset'), password: PASSWORD })
  await venue.call(login, { email: DEMO_VENUE_EMAIL, password: PASSWORD })
})
afterAll(() => app.stop())

describe('The venue of the demo', () => {
  test('it has said where it is and when it takes deliveries', async () => {
    expect(await venue.call(getOwnVenue, {})).toMatchObject({ suburb: 'Norwood', state: 'SA', postcode: '5067', deliveryFrom: '06:00' })
  })

  test('it has three order lists with lines', async () => {
    const lists = await venue.call(listOrderLists, {})
    expect(lists.map(({ name }) => name).toSorted()).toEqual(['Dry goods', 'Packaging', 'Weekly order'])
    for (const { id } of lists) {
      const { lines } = await venue.call(getOrderList, { id })
      expect(lines.length).toBeGreaterThan(0)
      for (const { amount, paidCents } of lines) expect([amount, paidCents]).not.toContain(null)
    }
  })

  test('its request to four suppliers is answered, and compared as the example is', async () => {
    const { items } = await venue.call(listMyQuotes, {})
    expect(items.map(({ status }) => status)).toEqual(['quoted', 'quoted', 'quoted', 'quoted'])
    const [bulkId = ''] = new Set(items.map((item) => item.bulkId ?? ''))
    const requests = await venue.call(getBulkQuotes, { id: bulkId })
    expect(new Set(requests.map(({ supplier }) => supplier.id)).size).toBe(4)
    // Its place is known, so each of them has a distance and a day.
    expect(requests.filter(({ distanceKm, nextDelivery }) => distanceKm === null || nextDelivery === null)).toEqual([])
    expect(Math.max(...requests.map(({ distanceKm }) => distanceKm ?? Infinity))).toBeLessThan(30)
    const comparison = await venue.call(getBulkComparison, { id: bulkId })
    const example = comparedExample(NO_RULES)
    expect(comparison.bySuppliers.map(({ exGstCents }) => exGstCents)).toEqual(example.bySuppliers.map(({ exGstCents }) => exGstCents))
    const costs = ({ lines }: typeof comparison) => lines.map(({ item, cells }) => [item, new Set(cells.map(({ costCents }) => costCents))])
    expect(costs(comparison)).toEqual(costs(example))
    const priced = comparison.lines.flatMap(({ cells }) => cells.filter(({ costCents }) => costCents !== null))
    expect(priced.filter(({ change }) => change === null)).toEqual([])
    const changes = priced.map(({ change }) => Math.sign(change?.cents ?? 0))
    expect([changes.includes(-1), changes.includes(1)]).toEqual([true, true])
  })
})
