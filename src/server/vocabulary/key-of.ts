import { plain, wordsIn } from './words.ts'

/**
 * Returns the key by which names are compared: each word plain, singular and plural alike. It is no word to show: a chilli and chillies
 * are both "chilli", a quiche and quiches both "quich".
 */
export const keyOf = (name: string): string => keysOf(wordsIn(name)).join(' ')

/** Returns the key of each word. */
export const keysOf = (words: readonly string[]): string[] => words.map((word) => singular(plain(word)))

/** Words shorter than this have no plural of their own: "gas", "pie". */
const SHORTEST = 4

/** Plurals that no rule below finds. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['chillies', 'chilli'],
  ['chilies', 'chili'],
  ['loaves', 'loaf'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['halves', 'half'],
  ['shelves', 'shelf'],
  ['calves', 'calf'],
  ['women', 'woman'],
  ['men', 'man'],
])

/** Maps singular and plural of a word to the same text, which need not be the correct singular. */
function singular(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < SHORTEST || word.endsWith('ss')) return word
  if (word.endsWith('sses')) return word.slice(0, -2)
  const one = word.endsWith('s') ? word.slice(0, -1) : word
  return one.length < SHORTEST ? one : one.replace(/(ch|sh|x|z|o)e$/, '$1').replace(/ie$/, 'y')
}
