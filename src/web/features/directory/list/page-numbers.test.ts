import { describe, expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('pageNumbers', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 5, [1, 2, 3, 4, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [20, 42, [1, 'gap', 19, 20, 21, 'gap', 42]],
    [42, 42, [1, 'gap', 41, 42]],
  ])('page %i of %i offers %j', (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers)
  })
})
