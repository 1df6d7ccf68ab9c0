import { required } from '#shared/required.ts'
import { itemAt } from '#shared/item-at.ts'

/** One measurement; times in milliseconds, CPU time of the server in microseconds per response. */
export type Sample = { perSecond: number; p50: number; p99: number; cpuMicros?: number }

/** Returns the CPU time of a sample that was measured with it, in microseconds per response. */
export const cpuMicrosOf = ({ cpuMicros }: Pick<Sample, 'cpuMicros'>): number => required(cpuMicros, 'The CPU time of a sample')

export const percentile = (ascending: number[], share: number) =>
  itemAt(ascending, Math.min(ascending.length - 1, Math.floor(ascending.length * share)))

export const median = (values: number[]) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/** Returns the median of each figure over the rounds. */
export const medians = (samples: Sample[]): Sample => ({
  perSecond: median(samples.map(({ perSecond }) => perSecond)),
  p50: median(samples.map(({ p50 }) => p50)),
  p99: median(samples.map(({ p99 }) => p99)),
  ...(samples.every(({ cpuMicros }) => cpuMicros !== undefined) && { cpuMicros: median(samples.map(cpuMicrosOf)) }),
})

/** Returns the sample of the durations, in milliseconds, of sequential runs. */
export function sampleOf(times: number[]): Sample {
  const ascending = times.toSorted((a, b) => a - b)
  const total = times.reduce((sum, time) => sum + time, 0)
  return { perSecond: (times.length / total) * 1000, p50: percentile(ascending, 0.5), p99: percentile(ascending, 0.99) }
}

type Measure = () => Promise<Sample>

/** Measures both alternately, A B then B A, so that other load on the machine affects both alike. */
export async function inTurn(rounds: number, yardstick: Measure, ours: Measure): Promise<{ yardstick: Sample; ours: Sample }> {
  const samples = { yardstick: [] as Sample[], ours: [] as Sample[] }
  const both = [async () => samples.yardstick.push(await yardstick()), async () => samples.ours.push(await ours())]
  for (let round = 0; round < rounds; round++) for (const measure of round % 2 ? both.toReversed() : both) await measure()
  return { yardstick: medians(samples.yardstick), ours: medians(samples.ours) }
}
