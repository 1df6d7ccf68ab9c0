import { readFileSync } from 'node:fs'
import type { StateCode } from '#contract/options.ts'

export type ListedHoliday = { day: string; name: string; states: StateCode[] }

/** The public holidays of whole states, in the order of their days (ATTRIBUTION.md). */
export const LISTED_HOLIDAYS: ListedHoliday[] = readFileSync(new URL('./public-holidays.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [day = '', name = '', states = ''] = line.split('\t')
    // A test reads the file: it has codes of states only.
    return { day, name, states: states.split(' ') as StateCode[] }
  })

/** Returns the holidays of a state by their days. */
export const listedIn = (state: StateCode): Map<string, string> =>
  new Map(LISTED_HOLIDAYS.filter(({ states }) => states.includes(state)).map(({ day, name }) => [day, name]))
