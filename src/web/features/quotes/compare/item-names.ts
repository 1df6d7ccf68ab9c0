type Line = { item: string }

/** Amounts in a name: the pack size says them better. */
const AMOUNTS = /\d[\d.,]*\s*(kg|kgs|g|gm|ml|l|lt|ltr|litres?|pcs?|pack|pk|x|×|%)?(?![a-z])/g
const FILLERS = new Set(['and', 'the', 'of', 'our', 'a', 'per', 'each', 'x'])

/** The words of an item without case, order, pack sizes and plurals: "Beans, House Blend 1 kg" is "house blend bean". */
export function wordsOf(item: string): string {
  const words =
    item
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(AMOUNTS, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const singular = words.filter((word) => !FILLERS.has(word)).map(singularOf)
  return [...new Set(singular)].toSorted().join(' ') || item.trim().toLowerCase()
}

function singularOf(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ch|sh|ss|x|to)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}

/**
 * For each line of each offer a key that equal items share. Where every offer has exactly one line, they answer the same question and are
 * the same item, whatever they are called. A name that an offer has twice is told apart by its place.
 */
export function itemKeys(offers: readonly (readonly Line[])[]): string[][] {
  if (offers.every((lines) => lines.length === 1)) return offers.map(() => ['the only one'])
  return offers.map((lines) => {
    const seen = new Map<string, number>()
    return lines.map(({ item }) => {
      const words = wordsOf(item)
      const before = seen.get(words) ?? 0
      seen.set(words, before + 1)
      return before === 0 ? words : `${words} ${before + 1}`
    })
  })
}
