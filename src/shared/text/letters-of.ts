import { withoutInvisible } from './invisible.ts'

const pairs = (row: string) => row.split(' ').map(([from, to]) => [from, to] as [string, string])
/** Letters of the Cyrillic and the Greek alphabet that look like Latin ones. */
const LOOKS_LIKE = new Map(['аa вb сc ԁd еe нh іi ıi јj кk мm оo рp ѕs тt уy хx', 'αa εe ιi κk νv οo ρp τt υu χx'].flatMap(pairs))
/** Digits, signs and letters of other alphabets that are read as Latin letters. */
const READ_AS = new Map([...pairs('0o 1l 3e 4a 5s 7t @a $s !i |l'), ...LOOKS_LIKE])

/** Returns the characters of a text in small letters, without accents, spaces and signs, each with what it is read as: "4" with "a". */
export const readingOf = (text: string): { written: string; read: string }[] =>
  [...text.normalize('NFKD').toLowerCase()].flatMap((written) => {
    const read = READ_AS.get(written) ?? written
    return /[\p{L}\p{N}]/u.test(read) ? { written, read } : []
  })

/** Returns what a name is read as, to compare it with others: "B4ck-d0ck" is "backdock". */
export const lettersOf = (text: string): string =>
  readingOf(text)
    .map(({ read }) => read)
    .join('')

/**
 * Returns what two names have in common that nobody can tell apart: "ＡＮＮ", "Ann" and "Аnn" with a Cyrillic letter are "ann". Accents, digits
 * and signs stay, as readers see them.
 */
export const looksOf = (name: string): string => {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll('ς', 'σ')
    .normalize('NFKC')
  const looks = [...plain].map((letter) => LOOKS_LIKE.get(letter) ?? letter).join('')
  return withoutInvisible(looks).replace(/\s+/g, ' ')
}
