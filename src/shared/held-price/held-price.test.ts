import { describe, expect, test } from 'vitest'
import type { Every } from '#contract/order-lists/every.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { changeToNotify, heldUntilOf, meaningOf, priceOn, statusOf, steepRise, type Announced, type Promised } from './held-price.ts'

const promised: Promised = { priceCents: 1000, heldUntil: '2027-03-01', noticeDays: 14 }
const change = (from: string, fields: Partial<Announced> = {}): Announced => ({
  priceCents: 1100,
  from,
  noticedOn: '2027-01-01',
  answer: null,
  ...fields,
})
const accepted = (from: string, priceCents = 1100) => change(from, { answer: 'accept', priceCents })
const left = (from: string) => change(from, { answer: 'leave' })

describe('The last day on which a price holds', () => {
  test.each<[string, at: string, weeks: number | null, until: string | null]>([
    ['nothing promised', '2026-11-29T00:00:00Z', null, null],
    ['no weeks', '2026-11-29T00:00:00Z', 0, '2026-11-29'],
    ['one week', '2026-11-29T00:00:00Z', 1, '2026-12-06'],
    ['two years', '2026-11-29T00:00:00Z', 104, '2028-11-26'],
    ['a minute before midnight in Sydney, in summer', '2026-11-29T12:59:00Z', 1, '2026-12-06'],
    ['midnight in Sydney, in summer', '2026-11-29T13:00:00Z', 1, '2026-12-07'],
    ['a minute before midnight in Sydney, in winter', '2027-06-29T13:59:00Z', 1, '2027-07-06'],
    ['midnight in Sydney, in winter', '2027-06-29T14:00:00Z', 1, '2027-07-07'],
    ['over the day on which clocks go back', '2027-04-02T14:30:00Z', 1, '2027-04-10'],
    ['over the day on which clocks go forward', '2027-10-01T14:30:00Z', 1, '2027-10-09'],
    ['over a leap day', '2028-02-25T00:00:00Z', 1, '2028-03-03'],
    ['over the end of a year', '2026-12-30T00:00:00Z', 1, '2027-01-06'],
  ])('%s', (_, at, weeks, until) => expect(heldUntilOf(sydneyDay(new Date(at)), weeks)).toBe(until))
})

describe('The state of a price, what it is on a day, and the change that is told', () => {
  test.each<[string, Announced[], today: string, state: string, price: number, told: number | null, terms?: Partial<Promised>]>([
    ['before the end', [], '2027-02-28', 'held', 1000, null],
    ['on its last day', [], '2027-03-01', 'held', 1000, null],
    ['the day after', [], '2027-03-02', 'ended', 1000, null],
    ['with nothing promised', [], '2027-01-01', 'ended', 1000, null, { heldUntil: null }],
    ['an open change to come', [change('2027-02-01')], '2027-01-15', 'changing', 1000, 1100],
    ['an open change on its day', [change('2027-02-01')], '2027-02-01', 'changing', 1000, 1100],
    ['an open change that nobody has answered', [change('2027-02-01')], '2027-02-20', 'changing', 1000, 1100],
    ['an open change after the end', [change('2027-04-01')], '2027-03-20', 'changing', 1000, 1100],
    ['an open change where nothing was promised', [change('2027-04-01')], '2027-03-20', 'changing', 1000, 1100, { heldUntil: null }],
    ['an accepted change to come', [accepted('2027-02-01')], '2027-01-31', 'changing', 1000, 1100],
    ['an accepted change on its day', [accepted('2027-02-01')], '2027-02-01', 'held', 1100, null],
    ['an accepted change after the end', [accepted('2027-02-01')], '2027-03-02', 'ended', 1100, null],
    ['a buyer who leaves, before that', [left('2027-02-01')], '2027-01-31', 'changing', 1000, 1100],
    ['a buyer who leaves, on that day', [left('2027-02-01')], '2027-02-01', 'ended', 1000, 1100],
    ['a buyer who has left', [left('2027-02-01')], '2027-02-20', 'ended', 1000, 1100],
    ['two accepted, between them', [accepted('2027-01-10'), accepted('2027-02-01', 1200)], '2027-01-20', 'changing', 1100, 1200],
    ['two accepted, after both', [accepted('2027-01-10'), accepted('2027-02-01', 1200)], '2027-02-01', 'held', 1200, null],
    ['a later one that begins sooner', [accepted('2027-02-01'), accepted('2027-01-10', 1200)], '2027-02-10', 'held', 1200, null],
    ['an open one after an accepted one', [accepted('2027-01-10'), change('2027-02-01')], '2027-01-20', 'changing', 1100, 1100],
    ['a cheaper one', [accepted('2027-01-10', 900)], '2027-01-10', 'held', 900, null],
  ])('%s', (_, changes, today, state, price, notified, terms) => {
    const of = { ...promised, ...terms }
    expect([statusOf(of, changes, today), priceOn(of, changes, today), changeToNotify(changes, today)?.priceCents ?? null]).toEqual([
      state,
      price,
      notified,
    ])
  })
})

describe('Whether a change is at short notice', () => {
  test.each<[string, from: string, noticedOn: string, isShort: boolean, terms?: Partial<Promised>]>([
    ['on the day that was promised', '2027-03-01', '2027-01-01', false],
    ['the day before', '2027-02-28', '2027-01-01', true],
    ['with all days of notice', '2027-03-15', '2027-03-01', false],
    ['with one day of notice too few', '2027-03-14', '2027-03-01', true],
    ['today, with no notice promised', '2027-03-05', '2027-03-05', false, { noticeDays: null }],
    ['today, with no days of notice', '2027-03-05', '2027-03-05', false, { noticeDays: 0 }],
    ['today, with a day of notice', '2027-03-05', '2027-03-05', true, { noticeDays: 1 }],
    ['nothing promised at all', '2027-01-01', '2027-01-01', false, { heldUntil: null, noticeDays: null }],
    ['no weeks, but notice', '2027-01-10', '2027-01-01', true, { heldUntil: null }],
    ['notice over the day on which clocks go back', '2027-04-10', '2027-03-27', false],
    ['notice over a leap day', '2028-03-07', '2028-02-22', false],
  ])('%s', (_, from, noticedOn, isShort, terms) => {
    const said = change(from, { noticedOn })
    expect(meaningOf({ ...promised, ...terms }, [said], said, { packs: null, every: null }).isShortNotice).toBe(isShort)
  })
})

describe('What a change means', () => {
  test.each<[string, from: number, to: number, packs: number | null, every: Every | null, percent: number | null, yearly: number | null]>([
    ['a week', 1000, 1100, 3, 'week', 10, 15_600],
    ['a fortnight', 1000, 1100, 3, 'fortnight', 10, 7800],
    ['a month', 1000, 1100, 3, 'month', 10, 3600],
    ['once', 1000, 1100, 3, 'once', 10, 300],
    ['nobody has said how often', 1000, 1100, 1, null, 10, 5200],
    ['nobody has said how much', 1000, 1100, null, 'week', 10, null],
    ['cheaper', 1000, 925, 2, 'week', -7.5, -7800],
    ['half a tenth is rounded away from zero', 2000, 2001, 1, 'once', 0.1, 1],
    ['the same, cheaper', 2000, 1999, 1, 'once', -0.1, -1],
    ['from nothing', 0, 100, 1, 'once', null, 100],
    ['to nothing', 100, 0, 1, 'once', -100, -100],
    ['a part of a pack', 1000, 1001, 2.5, 'once', 0.1, 3],
    ['a part of a pack, cheaper', 1000, 999, 2.5, 'once', -0.1, -3],
  ])('%s', (_, from, to, packs, every, percent, yearlyCents) => {
    const said = change('2027-03-15', { priceCents: to })
    expect(meaningOf({ ...promised, priceCents: from }, [said], said, { packs, every })).toMatchObject({ percent, yearlyCents })
  })

  test('it is compared with the price of the day before it begins', () => {
    const changes = [accepted('2027-02-01', 1200), change('2027-04-01', { priceCents: 1500 })]
    expect(meaningOf(promised, changes, changes[1] ?? change(''), { packs: 1, every: 'once' })).toMatchObject({
      fromCents: 1200,
      percent: 25,
    })
  })
})

describe('A price that has risen by more than 5 % within 90 days', () => {
  test.each<[string, Announced[], today: string, percent: number | null]>([
    ['no change', [], '2027-01-01', null],
    ['5 % are not more', [change('2027-02-01', { priceCents: 1050 })], '2027-01-01', null],
    ['a cent more', [change('2027-02-01', { priceCents: 1051 })], '2027-01-01', 5.1],
    ['two small steps are one', [accepted('2027-01-10', 1040), change('2027-03-01', { priceCents: 1060 })], '2027-02-01', 6],
    ['two steps, 89 days apart', [accepted('2027-01-10', 1040), change('2027-04-09', { priceCents: 1060 })], '2027-02-01', 6],
    ['two steps, 90 days apart', [accepted('2027-01-10', 1040), change('2027-04-10', { priceCents: 1060 })], '2027-02-01', null],
    ['accepted, 89 days ago', [accepted('2027-01-10')], '2027-04-09', 10],
    ['accepted, 90 days ago', [accepted('2027-01-10')], '2027-04-10', null],
    ['one that the buyer leaves', [left('2027-02-01')], '2027-01-10', null],
    ['cheaper', [accepted('2027-01-10', 900)], '2027-01-10', null],
  ])('%s', (_, changes, today, percent) => expect(steepRise(promised, changes, today)).toBe(percent))
})
