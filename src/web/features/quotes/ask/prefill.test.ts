import { describe, expect, test } from 'vitest'
import { prefilled } from './prefill.ts'

const product = { title: 'Shed Blend', price: '$31.50 / kg' }

describe('prefilled', () => {
  test('a product fills the form with a line that names it and its price, if it has one', () => {
    expect(prefilled('', product)).toBe('A quote for Shed Blend (listed at $31.50 / kg), please.\n')
    expect(prefilled('', { ...product, price: null })).toBe('A quote for Shed Blend, please.\n')
  })

  test('a draft keeps its text, and a product is added to it once', () => {
    const draft = prefilled('14 kg a week', product)
    expect(draft).toBe('14 kg a week\nA quote for Shed Blend (listed at $31.50 / kg), please.\n')
    expect(prefilled(draft, product)).toBe(draft)
  })
})
