import { expect, test } from 'vitest'
import { NO_SEAFOOD, SEAFOOD } from '#test/data/goods/seafood-cases.ts'
import { isSeafood } from './seafood.ts'

test.each(SEAFOOD)('“%s” is seafood', (words) => expect(isSeafood(words)).toBe(true))

test.each(NO_SEAFOOD)('“%s” is no seafood', (words) => expect(isSeafood(words)).toBe(false))

test('of several things one that is seafood is enough, and it stays seafood with amounts around it', () => {
  expect(isSeafood('2 kg barramundi fillets and 3 lemons')).toBe(true)
  expect(isSeafood('napkins, 12 x 1 L fish sauce')).toBe(false)
  expect(isSeafood('')).toBe(false)
})
