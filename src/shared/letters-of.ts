/** Digits, signs and letters of other alphabets that are read as Latin letters. */
const READ_AS = new Map(
  // The last two rows are Cyrillic and Greek.
  ['0o 1l 3e 4a 5s 7t @a $s !i |l', 'аa вb сc ԁd еe нh іi јj кk мm оo рp ѕs тt уy хx', 'αa εe ιi κk νv οo ρp τt υu χx'].flatMap((row) =>
    row.split(' ').map(([from, to]) => [from, to] as [string, string]),
  ),
)

/**
 * Returns what a name or password is read as, to compare it with others: in small letters, without accents, spaces and signs, and with
 * letters for what looks like one ("B4ck-d0ck" is "backdock").
 */
export const lettersOf = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase()]
    .map((character) => READ_AS.get(character) ?? character)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
