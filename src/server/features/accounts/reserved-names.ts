import { BRAND } from '#contract/options.ts'
import { invalid } from '#server/http/problems.ts'
import { lettersOf } from '#shared/letters-of.ts'

/** What those who run the marketplace would be called, in any combination ("The Admin Team"). */
const OF_THE_SITE = `admin administrator administration moderator mod owner root sysadmin system superuser webmaster support staff help
  helpdesk helpcentre service customerservice team security billing payments noreply postmaster abuse official verified the our site
  marketplace account accounts`
const ONLY_THOSE = new RegExp(`^(?:${OF_THE_SITE.split(/\s+/).map(lettersOf).join('|')})+$`)
const brand = lettersOf(BRAND)

/** Returns whether a username passes for those who run the marketplace: it holds the brand, or says nothing but what they are. */
export function isReservedName(username: string): boolean {
  const readings = [username, username.replace(/\d+/g, ''), username.replaceAll('1', 'i')].map(lettersOf)
  return readings.some((name) => name.includes(brand) || ONLY_THOSE.test(name))
}

/** @throws 400 for such a name; an owner may have it */
export function rejectReservedName(username: string): void {
  if (isReservedName(username))
    throw invalid([{ path: 'username', message: 'This name is kept for those who run the marketplace. Please choose another.' }])
}
