import { readFileSync } from 'node:fs'
import { MIN_PASSWORD } from '#contract/accounts/accounts.ts'
import { BRAND } from '#contract/options.ts'
import { lettersOf, readingOf } from '#shared/text/letters-of.ts'

/**
 * The most common passwords of six characters and more, one a line, in small letters. One text of them takes a tenth of the memory that a
 * set of ten thousand texts would, and a search in it takes less than a hundredth of the time of a hash.
 */
const common = readFileSync(new URL('common-passwords.txt', import.meta.url), 'latin1')

/** Returns whether a password is one of the most common ones, in whatever case: "Password" is tried right after "password". */
export const isCommonPassword = (password: string): boolean => common.includes(`\n${password.toLowerCase()}\n`)

/** A shorter name may be a part of any word, so that it counts only where it is the whole password but for digits and signs. */
const MIN_NAME = 4

/**
 * Returns whether a password holds one of these names, the part of an email address before the @, or the name of this site, and what it has
 * besides would not do as a password: too few letters, or one of the most common ones.
 */
export function holdsName(password: string, names: readonly (string | null | undefined)[]): boolean {
  const own = [BRAND, ...names].flatMap((name) => (name ?? '').split('@', 1))
  const bare = withoutDigits(password)
  if (bare !== '' && own.some((name) => withoutDigits(name) === bare)) return true
  const longNames = own.map(lettersOf).filter(({ length }) => length >= MIN_NAME)
  const rest = longNames.reduce(without, readingOf(password))
  if (rest.length === readingOf(password).length) return false
  const letters = withoutDigits(rest.map(({ written }) => written).join(''))
  return letters.length < MIN_PASSWORD || isCommonPassword(letters)
}

type Reading = ReturnType<typeof readingOf>

/** Leaves every occurrence of a name out. */
function without(reading: Reading, name: string): Reading {
  const at = reading
    .map(({ read }) => read)
    .join('')
    .indexOf(name)
  return at < 0 ? reading : [...reading.slice(0, at), ...without(reading.slice(at + name.length), name)]
}

const withoutDigits = (text: string) => lettersOf(text.replace(/[^\p{L}\p{M}]/gu, ''))
