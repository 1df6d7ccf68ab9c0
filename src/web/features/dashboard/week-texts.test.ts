import { expect, test } from 'vitest'
import { weekTrend } from './week-texts.ts'

test.each([
  [135, 149, { direction: 'fewer', words: '14 fewer than by Thursday last week' }],
  [1_400, 100, { direction: 'more', words: '1,300 more than by Thursday last week' }],
  [0, 3, { direction: 'fewer', words: '3 fewer than by Thursday last week' }],
  [7, 7, { direction: 'same', words: 'as many as by Thursday last week' }],
])('%d views beside %d on the same days before are told as they are', (now, before, told) =>
  expect(weekTrend(now, before, '2026-11-26')).toEqual(told),
)
