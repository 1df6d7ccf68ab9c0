import { describe, expect, test } from 'vitest'
import type { Every } from '#contract/order-lists/every.ts'
import { savingOf } from './savings.ts'

const ACCEPTED = '2026-09-01'
type Case = [
  title: string,
  paid: number,
  accepted: number,
  amount: number,
  every: Every | null,
  holdWeeks: number | null,
  today: string,
  cents: number,
]

/** Recomputed by hand. */
const CASES: Case[] = [
  ['the first day is a week', 300, 250, 10, 'week', 12, '2026-09-01', 500],
  ['the seventh day is in the first week', 300, 250, 10, 'week', 12, '2026-09-07', 500],
  ['the eighth day begins the second week', 300, 250, 10, 'week', 12, '2026-09-08', 1000],
  ['the fifteenth day begins the third', 300, 250, 10, 'week', 12, '2026-09-15', 1500],
  ['a month later five weeks have begun', 300, 250, 10, 'week', 12, '2026-10-01', 2500],
  ['daylight saving begins in between', 300, 250, 10, 'week', 12, '2026-10-06', 3000],
  ['the last week that it holds', 300, 250, 10, 'week', 4, '2026-09-28', 2000],
  ['on the day on which it ends', 300, 250, 10, 'week', 4, '2026-09-29', 2000],
  ['long after its end', 300, 250, 10, 'week', 4, '2027-09-01', 2000],
  ['held for a week', 300, 250, 10, 'week', 1, '2026-12-01', 500],
  ['held for 104 weeks, after two years', 300, 250, 10, 'week', 104, '2028-09-01', 52_000],
  ['over a new year', 300, 250, 10, 'week', 52, '2027-01-05', 9500],
  ['not held, which still was an order', 300, 250, 10, 'week', null, '2026-12-01', 500],
  ['held for no week', 300, 250, 10, 'week', 0, '2026-12-01', 500],
  ['dearer', 250, 300, 10, 'week', 12, '2026-09-01', -500],
  ['dearer for three weeks', 250, 300, 10, 'week', 12, '2026-09-15', -1500],
  ['equal', 300, 300, 10, 'week', 12, '2026-09-15', 0],
  ['free from now on', 300, 0, 2, 'week', 12, '2026-09-01', 600],
  ['every fortnight is half a week', 300, 250, 10, 'fortnight', 12, '2026-09-01', 250],
  ['every fortnight over three weeks', 300, 250, 10, 'fortnight', 12, '2026-09-15', 750],
  ['every month is twelve of fifty-two', 300, 250, 52, 'month', 12, '2026-09-01', 600],
  ['every month, rounded once', 300, 250, 10, 'month', 12, '2026-09-15', 346],
  ['once is counted once', 300, 250, 10, 'once', 12, '2026-12-01', 500],
  ['once and not held', 300, 250, 10, 'once', null, '2026-12-01', 500],
  ['how often is not said', 300, 250, 10, null, 12, '2026-09-15', 1500],
  ['half a cent is a cent', 100.5, 100, 1, 'week', 12, '2026-09-01', 1],
  ['half a cent dearer is a cent dearer', 100, 100.5, 1, 'week', 12, '2026-09-01', -1],
  ['less than half a cent is nothing', 100.4999, 100, 1, 'week', 12, '2026-09-01', 0],
  ['what floating point is short of', 101.005, 100, 100, 'week', 12, '2026-09-01', 101],
  ['four decimals', 183.3333, 166.6667, 12, 'week', 10, '2026-09-15', 600],
  ['a tenth of a kilo', 3000, 2500, 0.1, 'week', 12, '2026-09-08', 100],
  ['a million of a week', 1, 0.5, 1_000_000, 'week', 104, '2028-09-01', 52_000_000],
]

describe('savingOf', () => {
  test.each(CASES)('%s', (_, paidCents, acceptedCents, amount, every, holdWeeks, today, cents) => {
    expect(savingOf({ paidCents, acceptedCents, amount, every, acceptedOn: ACCEPTED, holdWeeks, today }).cents).toBe(cents)
  })
})
