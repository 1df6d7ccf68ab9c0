import { describe, expect, test } from 'vitest'
import { clockTime, daySpans } from './delivery-times.ts'
import { WEEKDAYS, type Weekday } from '#contract/suppliers/weekdays.ts'

describe('daySpans and clockTime', () => {
  test.each<[string[], Weekday[]]>([
    [[], []],
    [
      ['Tue', 'Fri'],
      ['fri', 'tue'],
    ],
    [
      ['Mon', 'Tue'],
      ['mon', 'tue'],
    ],
    [
      ['Mon to Wed', 'Fri', 'Sat'],
      ['mon', 'tue', 'wed', 'fri', 'sat'],
    ],
    [['every day'], [...WEEKDAYS]],
  ])('weekdays are %j in words', (words, days) => {
    expect(daySpans(days)).toEqual(words)
  })

  test.each([
    ['00:00', '12 am'],
    ['09:05', '9:05 am'],
    ['12:00', '12 pm'],
    ['14:30', '2:30 pm'],
  ])('%s is %s on a clock', (time, words) => {
    expect(clockTime(time)).toBe(words)
  })
})
