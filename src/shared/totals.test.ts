import { describe, expect, test } from 'vitest'
import { lineCents, payableOf, totalsOf } from './totals.ts'

const line = (quantity: number, priceCents: number, gst: 'taxable' | 'free' = 'taxable') => ({ quantity, priceCents, gst })
const offer = (minimumCents: number | null, deliveryCents: number, ...lines: ReturnType<typeof line>[]) => ({
  lines,
  deliveryCents,
  minimumCents,
})

describe('lineCents', () => {
  test('half a cent is rounded up, without errors of floating-point numbers', () => {
    expect(lineCents(line(1.005, 100))).toBe(101)
    expect(lineCents(line(2.5, 3))).toBe(8)
    expect(lineCents(line(1_000_000, 100_000_000))).toBe(1e14)
  })
})

describe('payableOf', () => {
  test('the shortfall of a minimum order is paid, with GST as the goods are taxed', () => {
    expect(payableOf(offer(30_000, 1000, line(1, 26_000)))).toEqual({
      goodsCents: 26_000,
      deliveryCents: 1000,
      missingCents: 4000,
      gstCents: 3100,
      totalCents: 34_100,
    })
    expect(payableOf(offer(30_000, 0, line(1, 13_000), line(1, 13_000, 'free')))).toMatchObject({ missingCents: 4000, gstCents: 1500 })
    expect(payableOf(offer(30_000, 0, line(1, 26_000, 'free')))).toMatchObject({ gstCents: 0, totalCents: 30_000 })
    expect(payableOf(offer(30_000, 0, line(1, 0)))).toMatchObject({ gstCents: 0, totalCents: 30_000 })
  })

  test('a minimum order that is reached, or none, changes nothing', () => {
    for (const minimum of [null, 0, 26_000]) {
      const some = offer(minimum, 1000, line(1, 26_000))
      expect(payableOf(some)).toEqual({ ...totalsOf(some), missingCents: 0 })
    }
    // Delivery does not count towards it.
    expect(payableOf(offer(26_500, 1000, line(1, 26_000))).missingCents).toBe(500)
  })
})
