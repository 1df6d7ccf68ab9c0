/** Words that stay in lower case inside a name. */
const SMALL = new Set(['of', 'the', 'and', 'on', 'in', 'at', 'upon'])

/**
 * Capitalises a place's name: NORTH MELBOURNE, o'connor and McMAHONS POINT become North Melbourne, O'Connor and McMahons Point.
 * Words in mixed case stay as they are.
 */
export function properCase(name: string): string {
  const isLower = name === name.toLowerCase()
  return name
    .split(' ')
    .map((word, i) => (isLower || isShouted(word) ? properWord(word, i > 0) : word))
    .join(' ')
}

/** Capitalises a word, including each part after a hyphen or after an Irish or Scottish prefix. */
export function properWord(word: string, isInside = false): string {
  const lower = word.toLowerCase()
  if (lower === 'cbd') return 'CBD'
  if (isInside && SMALL.has(lower)) return lower
  return lower
    .replace(/(^|[-/(&.])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^(\(?)Mc(\p{Ll})/u, (_, before: string, letter: string) => `${before}Mc${letter.toUpperCase()}`)
    .replace(/^(\(?[ODL][’'])(\p{Ll}{2})/u, (_, before: string, letters: string) => before + letters.charAt(0).toUpperCase() + letters[1])
}

const isShouted = (word: string) => /\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word.replace(/^Ma?c/, ''))
