import type { StateCode } from '#contract/options.ts'

const ZONES: Record<StateCode, string> = {
  NSW: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  WA: 'Australia/Perth',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  ACT: 'Australia/Sydney',
  NT: 'Australia/Darwin',
}
/** Places whose clocks differ from those of their state, by postcode: Lord Howe Island by half an hour, Broken Hill as South Australia. */
const ELSEWHERE: Record<string, string> = {
  '2898': 'Australia/Lord_Howe',
  '2880': 'Australia/Broken_Hill',
  '2899': 'Pacific/Norfolk',
  '6798': 'Indian/Christmas',
  '6799': 'Indian/Cocos',
}
/** The postcodes of places whose clocks differ from those of their state. */
export const POSTCODES_ELSEWHERE = Object.keys(ELSEWHERE)

/** The roadhouses in two states that have a clock of their own between those of Perth and Adelaide; their postcodes are also those of others. */
export const SUBURBS_ELSEWHERE = ['eucla', 'mundrabilla', 'madura', 'cocklebiddy', 'caiguna', 'border village']
/** The states of these. */
export const STATES_ELSEWHERE: StateCode[] = ['WA', 'SA']
const SUBURBS_ZONE = 'Australia/Eucla'

/** Where a supplier is, as far as its clock depends on it. */
export type Whereabouts = { state: StateCode | null; postcode: string | null; suburb?: string | null }

/** Returns the IANA name of the time zone of a supplier; Sydney's where it has given no state. */
export function supplierTimeZone({ state, postcode, suburb }: Whereabouts): string {
  const isByName = state !== null && STATES_ELSEWHERE.includes(state) && SUBURBS_ELSEWHERE.includes(suburb?.toLowerCase() ?? '')
  return isByName ? SUBURBS_ZONE : (ELSEWHERE[postcode ?? ''] ?? ZONES[state ?? 'NSW'])
}
