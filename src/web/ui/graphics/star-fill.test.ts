import { describe, expect, test } from 'vitest'
import { starFill } from './star-fill.ts'

const drawn = (rating: number) => {
  const { full, half } = starFill(rating)
  return ('*'.repeat(full) + '+'.repeat(half)).padEnd(5, '.')
}

describe('starFill', () => {
  test('a whole rating has as many full stars', () => {
    expect([0, 1, 3, 5].map(drawn)).toEqual(['.....', '*....', '***..', '*****'])
  })

  test('the next star is half filled from a fraction of .5 on, and empty below it', () => {
    expect([4.5, 4.8, 4.4, 0.5, 3.99].map(drawn)).toEqual(['****+', '****+', '****.', '+....', '***+.'])
  })
})
