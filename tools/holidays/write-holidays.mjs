// Writes the public holidays of the states, as a line for each day and name with the states that have it: npm ci, then
// node write-holidays.mjs. src/server/features/holidays/ATTRIBUTION.md says what is left out.
import { writeFileSync } from 'node:fs'
import Holidays from 'date-holidays'

const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']
const [FIRST_YEAR, YEARS] = [2026, 20]
/** A holiday of Melbourne's districts only, which the list has for all of Victoria. */
const OF_A_PART = new Set(['Melbourne Cup'])
/** Public from the evening on only, after deliveries. */
const isWhole = ({ date }) => date.endsWith('00:00:00')

const states = new Map()
for (const state of STATES) {
  const list = new Holidays('AU', state, { languages: 'en', types: ['public'] })
  for (let year = FIRST_YEAR; year < FIRST_YEAR + YEARS; year++)
    for (const { date, start, end, name } of list.getHolidays(year).filter(isWhole)) {
      if (OF_A_PART.has(name) || !isAllDay(start, end)) continue
      const line = `${date.slice(0, 10)}\t${name}`
      states.set(line, [...(states.get(line) ?? []), state])
    }
}

/** Clocks may change on a holiday, so a day is not always of 24 hours. */
function isAllDay(start, end) {
  return end - start > 20 * 3_600_000
}

const lines = [...states].map(([line, names]) => `${line}\t${names.join(' ')}`).toSorted()
writeFileSync(new URL('../../src/server/features/holidays/public-holidays.tsv', import.meta.url), `${lines.join('\n')}\n`)
