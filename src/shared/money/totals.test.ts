import { describe, expect, test } from 'vitest'
import { productCents } from './product-cents.ts'
import { gstOfLines, totalsOf } from './totals.ts'

const line = (quantity: number, priceCents: number, gst: 'taxable' | 'free' = 'taxable') => ({
  costCents: productCents(quantity, priceCents),
  isCounted: true,
  gst,
})
const quote = (minimumCents: number | null, deliveryCents: number, ...lines: ReturnType<typeof line>[]) => ({
  lines,
  deliveryCents,
  minimumCents,
})
const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)

describe('productCents', () => {
  test('half a cent is rounded up, without errors of floating-point numbers', () => {
    expect(productCents(1.005, 100)).toBe(101)
    expect(productCents(2.5, 3)).toBe(8)
    expect(productCents(1_000_000, 100_000_000)).toBe(1e14)
  })
})

describe('totalsOf', () => {
  test('what the goods are short of the minimum order is paid, with GST as the goods are taxed', () => {
    expect(totalsOf(quote(30_000, 1000, line(1, 26_000)))).toEqual({
      goodsCents: 26_000,
      deliveryCents: 1000,
      differenceCents: 4000,
      smallOrderFeeCents: 0,
      shortCents: 4000,
      isRefused: false,
      isEstimate: false,
      gstCents: 3100,
      totalCents: 34_100,
    })
    expect(totalsOf(quote(30_000, 0, line(1, 13_000), line(1, 13_000, 'free')))).toMatchObject({ differenceCents: 4000, gstCents: 1500 })
    expect(totalsOf(quote(30_000, 0, line(1, 26_000, 'free')))).toMatchObject({ gstCents: 0, totalCents: 30_000 })
  })

  test('a minimum order that is reached, or none, changes nothing', () => {
    for (const minimum of [null, 0, 26_000])
      expect(totalsOf(quote(minimum, 1000, line(1, 26_000)))).toMatchObject({ differenceCents: 0, totalCents: 29_700 })
    // Delivery does not count towards it.
    expect(totalsOf(quote(26_500, 1000, line(1, 26_000))).differenceCents).toBe(500)
  })

  test('delivery of goods that cost nothing is taxed in full, and so is the difference', () => {
    expect(totalsOf(quote(null, 1500, line(1, 0)))).toMatchObject({ gstCents: 150, totalCents: 1650 })
    expect(totalsOf(quote(null, 1500, line(1, 0, 'free'), line(2, 0)))).toMatchObject({ gstCents: 150, totalCents: 1650 })
    expect(totalsOf(quote(30_000, 0, line(1, 0, 'free')))).toMatchObject({ gstCents: 3000, totalCents: 33_000 })
    expect(totalsOf(quote(null, 0, line(1, 0)))).toMatchObject({ gstCents: 0, totalCents: 0 })
  })

  test('GST is rounded once, half a cent upwards', () => {
    expect(totalsOf(quote(null, 0, line(1, 5), line(1, 5), line(1, 5))).gstCents).toBe(2)
    expect(totalsOf(quote(null, 3, line(1, 1), line(1, 1, 'free'))).gstCents).toBe(0)
    expect(totalsOf(quote(null, 8, line(1, 1), line(1, 1, 'free'))).gstCents).toBe(1)
    // Amounts at which a product of two of them is no exact floating-point number any more.
    expect(totalsOf(quote(null, 100_000_000, line(1_000_000, 99_999_999), line(1, 5, 'free'))).gstCents).toBe(10_000_009_900_000)
  })
})

describe('gstOfLines', () => {
  test('the lines add up to the GST of the order', () => {
    for (const some of [
      quote(30_000, 1000, line(1, 13_000), line(3, 1999, 'free'), line(2.5, 333)),
      quote(null, 1500, line(1, 0), line(1, 0, 'free')),
      quote(20_000, 1500, line(1, 0, 'free')),
    ])
      expect(Math.round(sum(gstOfLines(some)))).toBe(totalsOf(some).gstCents)
  })
})
