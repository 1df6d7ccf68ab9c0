import { readFileSync } from 'node:fs'
import { BRAND } from '#contract/options.ts'
import { lettersOf } from '#shared/letters-of.ts'

/**
 * The most common passwords of six characters and more, one a line, in small letters. One text of them takes a tenth of the memory that a
 * set of ten thousand texts would, and a search in it takes less than a hundredth of the time of a hash.
 */
const common = readFileSync(new URL('common-passwords.txt', import.meta.url), 'latin1')

/** In whatever case: "Password" is tried right after "password". */
export const isCommonPassword = (password: string): boolean => common.includes(`\n${password.toLowerCase()}\n`)

/** A shorter name may be a part of any word, so that it counts only where it is the whole password but for digits and signs. */
const NAME_LEAST = 4

/** Returns whether a password holds one of these names, the part of an email address before the @, or the name of this site. */
export function holdsName(password: string, names: readonly (string | null | undefined)[]): boolean {
  const letters = lettersOf(password)
  const bare = withoutDigits(password)
  return [BRAND, ...names].some((name) => {
    const own = (name ?? '').split('@')[0]!
    const read = lettersOf(own)
    return (read.length >= NAME_LEAST && letters.includes(read)) || (bare !== '' && bare === withoutDigits(own))
  })
}

const withoutDigits = (text: string) => lettersOf(text.replace(/[^\p{L}\p{M}]/gu, ''))
