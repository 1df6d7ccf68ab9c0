/** Spelling variants of words in the names of places, each with the spelling that is looked up. */
const SPELLINGS: Record<string, string> = { saint: 'st', mount: 'mt', nth: 'north', sth: 'south', hts: 'heights' }

/** Returns the normalised words of a place's name: "Saint Kilda" is the same as "St. Kilda", "O’Connor" is "oconnor", "N.S.W." is "nsw". */
export const placeWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’‘`]/gu, '')
    .toLowerCase()
    .replace(/\b(?:[a-z]\. ?)+[a-z]\b/g, (letters) => letters.replace(/[. ]/g, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SPELLINGS[word] ?? word)

/** Returns the key of a name; spelling variants of the same name have the same key. */
export const placeKey = (name: string): string => placeWords(name).join(' ')
