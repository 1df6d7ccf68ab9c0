import { MAX_DEADLINE_DAYS } from '#contract/groups/group-states.ts'
import { describe } from '#server/features/places/found-place.ts'
import { areaOf } from '#server/features/places/place-area.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import { invalid } from '#server/http/problems.ts'
import { supplierTimeZone } from '#shared/time/supplier-time-zone.ts'
import { instantOf } from '#shared/time/zoned-time.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Returns ranges of postcodes as a PostgreSQL multirange. */
export const multirangeOf = (ranges: readonly { from: string; to: string }[]): string =>
  `{${ranges.map(({ from, to }) => `[${Number(from)},${Number(to)}]`).join(',')}}`

/** Returns the place of a group as it is stored. Its clock has to be known, so it is smaller than a state. @throws 400 */
export function placeOfGroup(text: string) {
  const resolved = resolvePlace(text)
  const message = 'Please give a suburb or a postcode in Australia.'
  if (!resolved || resolved.place.kind === 'state') throw invalid([{ path: 'place', message }])
  const { found, place } = resolved
  const { state, postcode, suburb } = found.kind === 'city' ? found.city.middle : describe(found)
  // Of a postcode in two states nobody knows which clock is meant.
  if (state === null && found.kind === 'postcode')
    throw invalid([{ path: 'place', message: 'This postcode is in two states. Please give the suburb.' }])
  return {
    place: place.label,
    placePostcodes: multirangeOf(areaOf(found).ranges),
    timeZone: supplierTimeZone({ state, postcode, suburb }),
  }
}

/** Returns the instant of a deadline. @throws 400 for one that clocks skip, and for one too near or too far */
export function instantOfDeadline(local: string, timeZone: string, now: Date): Date {
  const reject = (message: string) => invalid([{ path: 'deadline', message }])
  const { instant, isSkipped } = instantOf(local, timeZone)
  if (isSkipped) throw reject('Clocks skip this time when daylight saving begins. Please choose another.')
  const at = new Date(instant)
  const ahead = at.getTime() - now.getTime()
  if (ahead < MINUTE_MS) throw reject('Please choose a time at least a minute ahead.')
  if (ahead > MAX_DEADLINE_DAYS * DAY_MS) throw reject(`Please choose a time within ${MAX_DEADLINE_DAYS} days.`)
  return at
}
