import { BRAND } from '#contract/options.ts'
import { invalid } from '#server/http/problems.ts'
import { lettersOf } from '#shared/text/letters-of.ts'

/** What those who run the marketplace would be called, in any combination ("The Admin Team"). */
const OF_THE_SITE = `admin administrator administration moderator mod owner root sysadmin system superuser webmaster support staff help
  helpdesk helpcentre service customerservice team security billing payment noreply postmaster abuse official verified the our site
  marketplace account`
/** What everybody else is called here: alone it says nobody's name. */
const ROLES = 'supplier restaurant buyer user member guest visitor anonymous'

/** Returns what names are compared by: their letters, of which a small L and an I are one. */
const readingOf = (name: string) => lettersOf(name.replaceAll(/[8ßβ]/gi, 'b')).replaceAll('l', 'i')
const anyOf = (words: string) => `(?:${words.split(/\s+/).map(readingOf).join('|')})s?`
const ONLY_THOSE = new RegExp(`^(?:(?:${anyOf(OF_THE_SITE)})+|(?:the)?${anyOf(ROLES)})$`)
const brand = readingOf(BRAND)

/** Returns whether a username passes for those who run the marketplace: it holds the brand, or says nothing but what somebody is here. */
export function isReservedName(username: string): boolean {
  const readings = [username, username.replace(/\d+/g, '')].map(readingOf)
  return readings.some((name) => name.includes(brand) || ONLY_THOSE.test(name))
}

/** @throws 400 for such a name; an owner may have it */
export function rejectReservedName(username: string): void {
  if (isReservedName(username))
    throw invalid([{ path: 'username', message: 'This name is kept for the marketplace. Please choose another.' }])
}
