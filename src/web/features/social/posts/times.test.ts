import { describe, expect, test } from 'vitest'
import { timeInZone } from '#web/features/social/time-in-zone.ts'
import { bestTimeOn, nextTimes } from './best-times.ts'
import { instantsOf, monthAfter, weeksOf } from './calendar/month-days.ts'
import { onDay, whyNotMoved } from './calendar/moved-post.ts'
import { localInWords, mondayOf, skippedNote, zoneName } from './times.ts'

const SYDNEY = 'Australia/Sydney'
const BRISBANE = 'Australia/Brisbane'
const LORD_HOWE = 'Australia/Lord_Howe'
const HOUR_MS = 3_600_000

describe('Times of posts', () => {
  test('a time is said as the clocks of the supplier show it', () => {
    expect(timeInZone('2026-11-30T21:30:00Z', SYDNEY)).toBe('Tue 1 Dec, 8:30 am')
    expect(timeInZone('2026-11-30T21:30:00Z', BRISBANE)).toBe('Tue 1 Dec, 7:30 am')
    expect(localInWords('2026-12-01T17:05')).toBe('Tue 1 Dec, 5:05 pm')
    expect([zoneName(BRISBANE), zoneName(LORD_HOWE)]).toEqual(['Brisbane time', 'Lord Howe time'])
  })

  test('a week begins on Monday, a Sunday included', () => {
    expect([mondayOf('2026-11-29'), mondayOf('2026-11-30')]).toEqual(['2026-11-23', '2026-11-30'])
  })

  test('a time that the clocks skip is said, and the one after it', () => {
    expect(skippedNote('2026-10-04T02:30', SYDNEY)).toBe('Clocks skip 2:30 am on Sun 4 Oct, so it goes out at 3:30 am.')
    expect(skippedNote('2026-10-04T02:10', LORD_HOWE)).toBe('Clocks skip 2:10 am on Sun 4 Oct, so it goes out at 2:40 am.')
    expect(skippedNote('2026-10-04T02:30', BRISBANE)).toBeUndefined()
  })
})

describe('weeksOf', () => {
  test('a month has all of its days and whole weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-12')
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-11-30', '2027-01-03'])
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    // 1 February 2027 is a Monday, and the month has four weeks.
    expect(weeksOf('2027-02')).toHaveLength(4)
    expect(weeksOf('2026-08')).toHaveLength(6)
  })

  test('months go on over the end of a year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-11', 14)]).toEqual(['2027-01', '2025-12', '2028-01'])
  })
})

describe('instantsOf', () => {
  const hoursIn = (week: string[], zone: string) => {
    const { from, to } = instantsOf(week, zone)
    return (Date.parse(to) + 1 - Date.parse(from)) / HOUR_MS
  }
  const [springWeek, autumnWeek] = [weeksOf('2026-10')[0]!, weeksOf('2026-04')[0]!]

  test('the week in which clocks change is an hour, or on Lord Howe half an hour, shorter or longer', () => {
    expect([hoursIn(springWeek, SYDNEY), hoursIn(autumnWeek, SYDNEY)]).toEqual([167, 169])
    expect([hoursIn(springWeek, LORD_HOWE), hoursIn(autumnWeek, LORD_HOWE)]).toEqual([167.5, 168.5])
    expect([hoursIn(springWeek, BRISBANE), hoursIn(autumnWeek, BRISBANE)]).toEqual([168, 168])
  })

  test('a week begins at midnight where the supplier is', () => {
    expect(instantsOf(['2026-11-30', '2026-12-06'], SYDNEY)).toEqual({ from: '2026-11-29T13:00:00Z', to: '2026-12-06T12:59:59.999Z' })
  })
})

describe('onDay', () => {
  test('a moved post keeps its local time when the clocks change in between', () => {
    expect(onDay('2026-10-02T21:30:00Z', '2026-10-05', SYDNEY)).toBe('2026-10-04T20:30:00Z')
    expect(onDay('2026-10-02T21:30:00Z', '2026-10-05', BRISBANE)).toBe('2026-10-04T21:30:00Z')
    expect(onDay('2026-10-02T21:00:00Z', '2026-10-05', LORD_HOWE)).toBe('2026-10-04T20:30:00Z')
  })

  test('a time that clocks skip on that day is as much later', () => {
    expect(onDay('2026-10-02T16:30:00Z', '2026-10-04', SYDNEY)).toBe('2026-10-03T16:30:00Z')
  })
})

describe('whyNotMoved', () => {
  const now = '2026-12-01T02:00:00Z'
  const post = {
    status: 'scheduled',
    isPublishing: false,
    postedAt: null,
    scheduledFor: '2026-12-03T21:00:00Z',
    suggestedFor: null,
  } as const
  const move = (change: Partial<typeof post> | object, day = '2026-12-08') => {
    const moved = { ...post, ...change }
    return whyNotMoved(moved, { day, instant: onDay(moved.scheduledFor ?? '2026-12-03T21:00:00Z', day, SYDNEY) }, SYDNEY, now)
  }

  test('a scheduled post and a draft of a plan move to a later day', () => {
    expect(move({})).toBeUndefined()
    expect(move({ status: 'draft', scheduledFor: null, suggestedFor: '2026-12-03T21:00:00Z' })).toBeUndefined()
  })

  test('what is posted, is being published or has failed stays; a draft without a time moves', () => {
    expect(move({ status: 'posted', postedAt: '2026-11-01T00:00:00Z' })).toMatch('out already')
    expect(move({ isPublishing: true })).toMatch('being published')
    expect(move({ status: 'failed' })).toMatch('failed')
    expect(move({ status: 'draft', scheduledFor: null })).toBeUndefined()
  })

  test('a past day is refused, and today where the time has passed', () => {
    expect(move({}, '2026-11-30')).toBe('Mon 30 Nov is in the past. Choose today or a later day.')
    expect(move({}, '2026-12-01')).toBe('8:00 am today has passed. Open the post to choose a later time.')
    expect(move({ scheduledFor: '2026-12-03T07:00:00Z' }, '2026-12-01')).toBeUndefined()
  })
})

describe('Best times', () => {
  const hours = [
    { weekday: 2, hour: 7 },
    { weekday: 7, hour: 18 },
  ]

  test('the next time of each hour is offered, next week where it has passed', () => {
    expect(nextTimes(hours, '2026-12-01T06:59')).toEqual(['2026-12-01T07:00', '2026-12-06T18:00'])
    expect(nextTimes(hours, '2026-12-01T07:00')).toEqual(['2026-12-08T07:00', '2026-12-06T18:00'])
  })

  test('a day has its own best hour, else the strongest of all, else nine o’clock', () => {
    expect(bestTimeOn('2026-12-06', hours, '2026-12-01T06:00')).toBe('2026-12-06T18:00')
    expect(bestTimeOn('2026-12-03', hours, '2026-12-01T06:00')).toBe('2026-12-03T07:00')
    expect(bestTimeOn('2026-12-03', [], '2026-12-01T06:00')).toBe('2026-12-03T09:00')
  })

  test('of today only what is to come is offered', () => {
    expect(bestTimeOn('2026-12-01', hours, '2026-12-01T22:40')).toBe('2026-12-01T23:00')
  })
})
