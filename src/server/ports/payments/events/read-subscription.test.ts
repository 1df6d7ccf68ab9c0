import { describe, expect, test } from 'vitest'
import { readEvent } from './read-event.ts'

const prices = new Map([
  ['price_pro', { plan: 'professional', interval: 'month' } as const],
  ['price_ent', { plan: 'enterprise', interval: 'month' } as const],
])
const START = Date.UTC(2026, 0, 31, 10) / 1000
const END = Date.UTC(2026, 1, 28, 10) / 1000
const read = (type: string, object: object) => readEvent({ id: 'evt_1', object: 'event', created: START, type, data: { object } }, prices)

const PRICE = { id: 'price_pro', object: 'price', currency: 'aud', unit_amount: 6450, recurring: { interval: 'month', interval_count: 1 } }
const ITEM = { id: 'si_1', price: PRICE, quantity: 1, discounts: [], current_period_start: START, current_period_end: END }
const subscription = (fields: object = {}, item: object = {}) => ({
  id: 'sub_1',
  object: 'subscription',
  customer: 'cus_1',
  status: 'active',
  collection_method: 'charge_automatically',
  metadata: { reference: 'our-id' },
  cancel_at_period_end: false,
  cancel_at: null,
  ended_at: null,
  discounts: [],
  pause_collection: null,
  schedule: null,
  items: { object: 'list', data: [{ ...ITEM, ...item }] },
  ...fields,
})
const read1 = (fields?: object, item?: object) => {
  const event = read('customer.subscription.updated', subscription(fields, item))
  return event.kind === 'subscription' ? event.subscription : event
}

describe('A subscription in an event', () => {
  test('has its period on its item now, and had it on itself formerly', () => {
    const now = read1()
    expect(now).toMatchObject({
      status: 'active',
      isPaid: true,
      terms: { plan: 'professional', interval: 'month', cents: 6450 },
      change: null,
    })
    expect(now).toMatchObject({ reference: 'our-id', periodStart: '2026-01-31T10:00:00.000Z', periodEnd: '2026-02-28T10:00:00.000Z' })
    const period = { current_period_start: START, current_period_end: END, discount: null, discounts: undefined, schedule: undefined }
    expect(read1(period, { current_period_start: undefined, current_period_end: undefined, discounts: undefined })).toEqual(now)
  })

  test.each([
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'canceled'],
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['canceled', 'canceled'],
  ])('that is %s is %s, and not paid', (status, ours) => {
    expect(read1({ status })).toMatchObject({ status: ours, isPaid: false })
  })

  test.each([
    ['a discount', { discounts: ['di_1'] }, {}],
    ['a discount of old', { discount: { id: 'di_1' } }, {}],
    ['a discount on its item', {}, { discounts: ['di_1'] }],
    ['invoices that are sent', { collection_method: 'send_invoice' }, {}],
    ['a pause', { pause_collection: { behavior: 'void' } }, {}],
    ['two of it', {}, { quantity: 2 }],
    ['an unknown price', {}, { price: { ...PRICE, id: 'price_x' } }],
    ['another currency', {}, { price: { ...PRICE, currency: 'usd' } }],
    ['another interval', {}, { price: { ...PRICE, recurring: { interval: 'year', interval_count: 1 } } }],
    ['several months at once', {}, { price: { ...PRICE, recurring: { interval: 'month', interval_count: 3 } } }],
    ['a second item', { items: { data: [ITEM, ITEM] } }, {}],
  ])('with %s is active without being paid', (_, fields, item) => {
    expect(read1(fields, item)).toMatchObject({ status: 'active', isPaid: false })
  })

  test('of a status that is not known is not understood', () => {
    expect(read1({ status: 'from_the_future' })).toMatchObject({ kind: 'other' })
  })

  test('says that it ends with the period, by either field, and what begins then where its schedule is there', () => {
    expect(read1({ cancel_at_period_end: true })).toMatchObject({ cancelAtPeriodEnd: true })
    expect(read1({ cancel_at: END })).toMatchObject({ cancelAtPeriodEnd: true })
    expect(read1({ cancel_at: END + 1 })).toMatchObject({ cancelAtPeriodEnd: false })
    expect(read1({ schedule: 'sub_sched_1' })).toMatchObject({ change: undefined })
    const phase = (start: number, id: string, cents: number) => ({
      start_date: start,
      items: [{ price: { ...PRICE, id, unit_amount: cents } }],
    })
    const schedule = { id: 'sub_sched_1', status: 'active', phases: [phase(START, 'price_pro', 6450), phase(END, 'price_ent', 19900)] }
    expect(read1({ schedule })).toMatchObject({ change: { plan: 'enterprise', interval: 'month', cents: 19900 } })
    // The last phase has begun.
    expect(read1({ schedule }, { current_period_start: END, current_period_end: END + 1 })).toMatchObject({ change: null })
  })
})
