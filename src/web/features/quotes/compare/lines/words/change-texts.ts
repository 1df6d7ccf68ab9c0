import type { Change } from '#contract/quotes/comparison/comparison-results.ts'
import { dollars } from '#shared/money/money.ts'

const percent = (value: number) => `${Math.abs(value).toLocaleString('en-AU', { maximumFractionDigits: 1 })}%`
const moreOrLess = (value: number) => (value > 0 ? 'more' : 'less')

/** Returns a price against the one paid today: "$3.20 less than today (8.1%), $166.40 less a year". */
export function changeInWords({ cents, percent: by, yearlyCents }: Change): string {
  if (cents === 0) return 'Costs as much as today'
  const first = `${dollars(Math.abs(cents))} ${moreOrLess(cents)} than today (${percent(by)})`
  return yearlyCents === cents ? first : `${first}, ${dollars(Math.abs(yearlyCents))} ${moreOrLess(yearlyCents)} a year`
}

/** Returns that a unit price moved otherwise than the cost of the need, as a smaller pack at an equal price does; null where it did not. */
export function unitChangeInWords({ cents, unitPercent }: Change, measure: string): string | null {
  if (unitPercent === 0 || Math.sign(unitPercent) === Math.sign(cents)) return null
  return `${percent(unitPercent)} ${unitPercent > 0 ? 'dearer' : 'cheaper'} per ${measure} than today`
}
