/** How words of a place's name are written, each by the way that it is looked up. */
const SPELLINGS: Record<string, string> = { saint: 'st', mount: 'mt', nth: 'north', sth: 'south', hts: 'heights' }

/** The words of a place's name as it is looked up: "Saint Kilda" is "St. Kilda", "O’Connor" is "oconnor", "N.S.W." is "nsw". */
export const placeWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’‘`]/gu, '')
    .toLowerCase()
    .replace(/\b(?:[a-z]\. ?)+[a-z]\b/g, (letters) => letters.replace(/[. ]/g, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SPELLINGS[word] ?? word)

/** Names that are spelled alike have one key. */
export const placeKey = (name: string): string => placeWords(name).join(' ')
