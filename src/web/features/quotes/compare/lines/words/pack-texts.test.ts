import { describe, expect, test } from 'vitest'
import { packOf, pricesOf } from './pack-texts.ts'

const LINE = 'line-1'
const given = (packSize: string, costCents: number | null, more: object = {}) => ({
  item: 'Milk',
  packSize,
  unit: null,
  quantity: null,
  priceCents: 1200,
  gst: 'free' as const,
  requestLineId: LINE,
  isSubstitute: false,
  isByWeight: false,
  origin: null,
  packs: 2,
  costCents,
  isCounted: true,
  ...more,
})
const request = (...lines: ReturnType<typeof given>[]) => ({ offer: { lines } })
const cell = (costCents: number | null, substitute: string | null = null) => ({ costCents, substitute })

describe('The pack of a price', () => {
  test.each([
    ['the one that costs what the cell shows', cell(2400), request(given('12 x 1 L', 2400), given('6 x 1 L', 3000)), '12 x 1 L'],
    ['none where two packs cost the same', cell(2400), request(given('12 x 1 L', 2400), given('6 x 1 L', 2400)), null],
    ['the same pack twice is one', cell(2400), request(given('12 x 1 L', 2400), given('12 x 1 L', 2400)), '12 x 1 L'],
    ['of a substitute only where the cell is one', cell(2400), request(given('12 x 1 L', 2400, { isSubstitute: true })), null],
    ['of a substitute', cell(2400, 'Soy'), request(given('12 x 1 L', 2400, { isSubstitute: true })), '12 x 1 L'],
    ['none of another line', cell(2400), request(given('12 x 1 L', 2400, { requestLineId: 'line-2' })), null],
    ['none of what was not asked for', cell(2400), request(given('12 x 1 L', 2400, { requestLineId: null })), null],
    ['none without an answer here', cell(2400), null, null],
    ['with its unit', cell(2400), request(given('5 kg', 2400, { unit: 'bag' })), '5 kg bag'],
  ])('is %s', (_, of, answer, expected) => expect(packOf(of, LINE, answer)).toBe(expected))

  test('prices in another measure are told as they were typed', () => {
    expect(pricesOf(LINE, request(given('4 kg', null), given('tray', null, { priceCents: 950 })))).toEqual([
      '$12.00 for 4 kg',
      '$9.50 for tray',
    ])
    expect(pricesOf(LINE, null)).toEqual([])
  })
})
