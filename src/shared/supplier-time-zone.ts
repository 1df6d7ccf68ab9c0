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

/** Returns the IANA name of the time zone of a supplier; Sydney's where it has given no state. */
export const supplierTimeZone = ({ state, postcode }: { state: StateCode | null; postcode: string | null }): string =>
  ELSEWHERE[postcode ?? ''] ?? ZONES[state ?? 'NSW']
