import { STATE_CODES, type StateCode } from '#contract/options.ts'
import { recordOf } from '#shared/objects.ts'

/** The time zone of each state's capital. */
const ZONES: Record<StateCode, string> = {
  NSW: 'Australia/Sydney',
  VIC: 'Australia/Sydney',
  QLD: 'Australia/Brisbane',
  WA: 'Australia/Perth',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  NT: 'Australia/Darwin',
}

const calendars = new Map(
  STATE_CODES.map((state) => [
    state,
    new Intl.DateTimeFormat('en-CA', { timeZone: ZONES[state], year: 'numeric', month: '2-digit', day: '2-digit' }),
  ]),
)

/** Returns the calendar day in a state, "2026-11-21"; without a state, that in Sydney. */
// The map has every state.
export const dayIn = (state: StateCode | null, time: Date): string => calendars.get(state ?? 'NSW')!.format(time)

/** Returns the calendar day in each state. */
export const daysByState = (time: Date): Record<StateCode, string> => recordOf(STATE_CODES, (state) => dayIn(state, time))
