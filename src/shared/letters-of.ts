/** Digits, signs and letters of other alphabets that are read as Latin letters. */
const READ_AS = new Map(
  // The last two rows are Cyrillic and Greek.
  ['0o 1l 3e 4a 5s 7t @a $s !i |l', 'аa вb сc ԁd еe нh іi јj кk мm оo рp ѕs тt уy хx', 'αa εe ιi κk νv οo ρp τt υu χx'].flatMap((row) =>
    row.split(' ').map(([from, to]) => [from, to] as [string, string]),
  ),
)

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
