import { IRREGULAR } from './key-of.ts'

const irregular = new Map([...IRREGULAR].map(([plural, one]) => [one, plural]))

/** Returns the plural of an English noun as it is written: "strawberries", "quiches", "tomatoes", "loaves". */
export function pluralOf(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|potato|tomato|mango)$/.test(word) ? `${word}es` : `${word}s`
}
