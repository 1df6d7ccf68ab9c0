import { expect, test } from 'vitest'
import { stretchesOf } from './stretches.ts'

test('a line breaks where nothing was measured, and a lone point is still seen', () => {
  const [a, b, c] = [0, 50, 100].map((x) => ({ x, y: 10 }))
  expect(stretchesOf([a!, b!, false, c!])).toEqual(['0,10 50,10', '100,10 100,10'])
  expect(stretchesOf([false, false])).toEqual([])
})
