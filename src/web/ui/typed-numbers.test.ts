import { expect, test } from 'vitest'
import { centsOf, numberOf, typedDollars } from './typed-numbers.ts'

test('dollars are typed as people write them, and become exact cents', () => {
  const typed = ['12.50', '12.5', '12', '$1,250', ' $ 0.07 ', '.5', '0', '8.', '1,250.05', '1000000']
  expect(typed.map(centsOf)).toEqual([1250, 1250, 1200, 125000, 7, 50, 0, 800, 125005, 100000000])
  for (const cents of [1, 7, 10, 29, 57, 113, 1999, 100_000_000]) expect(centsOf(typedDollars(cents))).toBe(cents)
})

test('what is no amount is none', () => {
  for (const text of ['', '.', '$', 'twelve', '12.345', '-5', '1,25', '12.50.1', '1e3']) expect([text, centsOf(text)]).toEqual([text, NaN])
  for (const text of ['', '-1', '1,5', '1e3', 'two', '1/2']) expect([text, numberOf(text)]).toEqual([text, NaN])
  expect(['2.5', '1,000', ' 3 '].map(numberOf)).toEqual([2.5, 1000, 3])
})
