import * as z from 'zod/mini'
import { compareOffers, type ComparisonRequest } from '#contract/quotes/comparisons.ts'
import { compare } from '#shared/comparison/compare.ts'
import { line, offer, price } from '#test/data/compared-offers.ts'
import { numbersFrom } from '#test/data/random-offers.ts'
import { itemAt } from '#shared/item-at.ts'
import { required } from '#shared/required.ts'
import { percentile } from './numbers.ts'
import type { BenchPart } from './part.ts'
import { digits } from './report.ts'

const COMPARISONS = 60
const OFFERS = 8
const LINES = 60
/** Milliseconds of one core. */
const MAX_MEDIAN = 30
const MAX_SLOW = 200
const FULL = 100
const MOST = 95

/** Returns offers whose prices are within 15 % of each other, with fees and minimums; each has priced so many of a hundred lines. */
function request(seed: number, priced: number): ComparisonRequest {
  const number = numbersFrom(seed)
  const usual = Array.from({ length: LINES }, () => number(300, 9000))
  const offers = Array.from({ length: OFFERS }, (_, n) =>
    offer(
      `${n}`,
      usual.flatMap((cents, at) =>
        number(1, 100) <= priced ? [price(`${at}`, Math.round((cents * number(85, 115)) / 100), { gst: at % 3 ? 'free' : 'taxable' })] : [],
      ),
      {
        deliveryCents: number(0, 25) * 100,
        freeDeliveryFromCents: number(0, 1) * number(10, 60) * 1000,
        minimumCents: number(0, 2) * number(3, 20) * 1000,
        belowMinimum: itemAt(['refuse', 'difference', 'fee'] as const, number(0, 2)),
        smallOrderFeeCents: number(5, 25) * 100,
      },
    ),
  )
  return z.parse(required(compareOffers.body, 'The schema of a comparison'), {
    lines: usual.map((_, n) => line(`${n}`, number(1, 6))),
    offers,
  })
}

/** Measures comparisons of eight offers for sixty lines, in this process. */
export const measureComparisons: BenchPart = async (_, report) => {
  report.heading('Comparing 8 offers for 60 lines, ms')
  for (const priced of [FULL, MOST]) {
    const times = Array.from({ length: COMPARISONS }, (_, seed) => timed(request(seed + 1, priced))).toSorted((a, b) => a - b)
    const row = (what: string, measured: number, atMost?: number) => {
      const target = atMost === undefined ? undefined : { atMost }
      report.add({ what: `${what}, ${priced} % priced`, yardstick: '', ours: digits(measured), measured, target })
    }
    // Each offer that lacks a line is compared with all ways to do without it, so the median is only reported there.
    row('median', percentile(times, 0.5), priced === FULL ? MAX_MEDIAN : undefined)
    row('90 %', percentile(times, 0.9), MAX_SLOW)
  }
}

function timed(body: ComparisonRequest): number {
  const start = performance.now()
  compare(body, () => performance.now())
  return performance.now() - start
}
