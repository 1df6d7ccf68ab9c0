import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

function counting() {
  const begun: number[] = []
  const built = inSlices(function* () {
    for (const piece of [1, 2, 3]) {
      begun.push(piece)
      yield
    }
    return [...begun]
  })
  return { begun, built }
}

test('nothing is built before it is asked for, then a piece at a time', () => {
  const { begun, built } = counting()
  expect(begun).toEqual([])
  expect(built.buildFor(0)).toBe(false)
  expect(begun).toEqual([1])
  while (!built.buildFor(0));
  expect(begun).toEqual([1, 2, 3])
})

test('whoever cannot wait gets the whole value, of which each piece is built once', () => {
  const { begun, built } = counting()
  built.buildFor(0)
  expect(built.now()).toEqual([1, 2, 3])
  expect(built.now()).toBe(built.now())
  expect(built.buildFor(0)).toBe(true)
  expect(begun).toEqual([1, 2, 3])
})
