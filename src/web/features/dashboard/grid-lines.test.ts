import { expect, test } from 'vitest'
import { gridLines } from './grid-lines.ts'

test('a chart has three round steps that hold its highest value, and whole ones where little happens', () => {
  expect([0, 3, 4, 104, 150, 151, 3412].map(gridLines)).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
    [0, 2, 4, 6],
    [0, 50, 100, 150],
    [0, 50, 100, 150],
    [0, 100, 200, 300],
    [0, 2000, 4000, 6000],
  ])
})
