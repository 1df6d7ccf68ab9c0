import { describe, expect, test } from 'vitest'
import { readPrice } from './price-text.ts'

describe('readPrice', () => {
  test('an amount of dollars for a measure or a pack is read with what it buys', () => {
    const read: [string, number, string][] = [
      ['$31.50 / kg', 3150, '1 kg'],
      ['$31.5 per kg', 3150, '1 kg'],
      ['A$58/5 L', 5800, '5 L'],
      ['$1,250.00 / 12 x 1 L', 125_000, '12 x 1 L'],
      ['$4.20 / dozen', 420, '1 dozen'],
    ]
    expect(read.map(([text]) => readPrice(text))).toEqual(read.map(([, cents, packSize]) => ({ cents, packSize })))
  })

  test('a text that leaves a doubt about amount, pack or GST is not read', () => {
    const doubtful = [
      '',
      '$30',
      '31.50 / kg',
      'From $36 / kg',
      '$30-36 / kg',
      '$30 to $36 / kg',
      '$31,50 / kg',
      '$64 / carton',
      '$31.50 / kg inc GST',
      '$31.50 / kg + GST',
      '$31.50 / 1-2 kg',
      '$31.50 / approx 1 kg',
      '$90 / hour',
      'POA',
    ]
    expect(doubtful.filter((text) => readPrice(text) !== null)).toEqual([])
  })
})
