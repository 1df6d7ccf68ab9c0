import { wordOf } from '#shared/pack-size/pack-words.ts'

/** Words that say how much there is of goods, not which goods they are. */
const AMOUNTS = new Set(['measure', 'holder', 'times', 'of', 'per', 'dozen'])
const isAmount = (word: string) => /\d/.test(word) || word === 'x' || AMOUNTS.has(wordOf(word)?.kind ?? '')
const singular = (word: string) => (word.length > 3 ? word.replace(/(?<=o)es$|s$/, '') : word)

/** Returns a key that names of the same goods share, whatever their case, order of words, plural and pack: "Oat milk 6 x 1 L" is oat milk. */
export function goodsKey(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+(?:[.'’][\p{L}\p{N}]+)*/gu) ?? []
  const goods = words.filter((word) => !isAmount(word))
  return [...new Set((goods.length > 0 ? goods : words).map(singular))].toSorted().join(' ')
}
