import { expect, test } from 'vitest'
import { newPricesIn, newPricesPath } from './new-prices.ts'

const [ONE, OTHER] = ['0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10', '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e11'] as const

test('new prices stand in the fragment of the address, and are read from it', () => {
  const path = newPricesPath([
    { priceId: ONE, priceCents: 1250 },
    { priceId: OTHER, priceCents: 0 },
  ])
  expect(path).toBe(`/supplier-dashboard/prices#new=${ONE}:1250,${OTHER}:0`)
  expect(newPricesIn(path.slice(path.indexOf('#')))).toEqual(
    new Map([
      [ONE, 1250],
      [OTHER, 0],
    ]),
  )
})

test.each(['', '#', '#other', '#new=', '#new=x:1', `#new=${ONE}`, `#new=${ONE}:-1`, `#new=${ONE}:1e9`])('%s has none', (fragment) => {
  expect(newPricesIn(fragment).size).toBe(0)
})
