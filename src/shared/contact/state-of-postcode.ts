import type { StateCode } from '#contract/options.ts'

/** The state of each range of postcodes; the first match wins. Post office boxes and large receivers have ranges of their own. */
const POSTCODES: [from: number, to: number, state: StateCode][] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [2600, 2618, 'ACT'],
  [2900, 2920, 'ACT'],
  [1000, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
]

/** Returns the state that a postcode has the form of, whether or not it is in use. */
export function stateOfPostcode(postcode: string | null): StateCode | null {
  const number = Number(postcode ?? Number.NaN)
  return POSTCODES.find(([from, to]) => from <= number && number <= to)?.[2] ?? null
}
