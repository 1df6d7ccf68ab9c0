import type { Period } from '#contract/endpoint/periods.ts'
import type { Step } from '#contract/dashboard/dashboard.ts'
import { duration } from '#shared/time/duration.ts'

/** The initial period. */
export const FIRST_PERIOD: Period = '12w'

export const COLUMNS = ['Profile views', 'Contacts', 'Quote requests', 'Answer time'] as const

/** Returns the cells of a step in the table, without its name. */
export const stepCells = ({ views, inquiries, requests, medianMinutes }: Step): string[] => [
  ...[views, inquiries, requests].map((count) => count.toLocaleString('en-AU')),
  medianMinutes === null ? 'None' : duration(medianMinutes),
]

/** Returns the steps as rows of a CSV file: days in ISO 8601, plain numbers. */
export const trendRows = (steps: readonly Step[]): (string | number | null)[][] => [
  ['From', 'Profile views', 'Contacts', 'Quote requests', 'Median minutes to the answer'],
  ...steps.map(({ from, views, inquiries, requests, medianMinutes }) => [from, views, inquiries, requests, medianMinutes]),
]

/** Returns answer times in the unit that suits the longest: minutes, or from three hours on hours with one decimal. */
export function answerLine(steps: readonly Pick<Step, 'medianMinutes'>[]): { values: (number | null)[]; unit: string } {
  const minutes = steps.map(({ medianMinutes }) => medianMinutes)
  if (minutes.every((value) => (value ?? 0) < 180)) return { values: minutes, unit: ' min' }
  return { values: minutes.map((value) => value && Math.round(value / 6) / 10), unit: ' h' }
}
