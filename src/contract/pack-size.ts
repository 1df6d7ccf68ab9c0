/** What prices are compared by. */
export type Measure = 'kg' | 'L' | 'piece'
export type PackSize = { amount: number; measure: Measure }

/** Words for a measure, and how much of it one of them is. */
const WORDS: Record<string, [amount: number, measure: Measure]> = {
  ...named([1, 'kg'], 'kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'),
  ...named([0.001, 'kg'], 'g', 'gm', 'gms', 'gr', 'gram', 'grams'),
  ...named([1000, 'kg'], 't', 'tonne', 'tonnes'),
  ...named([1, 'L'], 'l', 'lt', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters'),
  ...named([0.001, 'L'], 'ml', 'mls', 'millilitre', 'millilitres'),
  ...named([0.01, 'L'], 'cl'),
  ...named([1, 'piece'], 'each', 'ea', 'piece', 'pieces', 'pc', 'pcs', 'pce', 'pces', 'unit', 'units', 'item', 'items', 'ct', 's'),
  ...named([12, 'piece'], 'dozen', 'dozens', 'doz', 'dz'),
}

function named(meaning: [number, Measure], ...words: string[]): Record<string, [number, Measure]> {
  return Object.fromEntries(words.map((word) => [word, meaning]))
}

/** Sizes of a thing rather than amounts of it: "1,000 x 12 oz cups" are 1,000 pieces. */
const DIMENSION = /\d+(?:\.\d+)?\s*(?:oz|mm|cm|inch|in|gsm|ply)\b/g
/** What holds something: one of it says nothing of how much. */
const HOLDERS =
  /^(bags?|box(es)?|cartons?|ctns?|cases?|crates?|trays?|tubs?|drums?|kegs?|pails?|sacks?|sleeves?|rolls?|jars?|tins?|bottles?|packs?|packets?|pkts?|pk|blocks?|wheels?|bladders?|buckets?|pallets?)$/
/** Joins two amounts: twelve times one litre, a carton of twenty sleeves of fifty. */
const TIMES = /^(x|of|by|@)$/

/**
 * How much one pack holds, in kilograms, litres or pieces; null where that cannot be told for sure: a range, two measures, a bag of
 * whatever. Where the pack size is only a number, `unit` is its measure.
 */
export function packSizeOf(packSize: string, unit: string | null = null): PackSize | null {
  const words = wordsOf(packSize)
  if (words.length === 1 && isNumber(words[0]!)) return onlyNumber(Number(words[0]), unit)
  const measures = words.filter(isMeasure)
  const factors = words.filter(isNumber).map(Number)
  if (measures.length > 1 || !areJoined(words)) return null
  const [amount, measure] = measureOf(words, measures[0]) ?? [0, 'piece' as const]
  return sensible(
    factors.reduce((product, factor) => product * factor, amount),
    measure,
  )
}

/** No pack holds nothing or a million; and 6 times 0.33 is 1.98, whatever the last digits of the product say. */
function sensible(product: number, measure: Measure): PackSize | null {
  const amount = Number(product.toPrecision(12))
  return amount > 0 && amount <= 1_000_000 ? { amount, measure } : null
}

/** Lower case, numbers without thousands separators and apart from their words, what stands in brackets left out. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(\d),(?=\d{3}(\D|$))/g, '$1')
    .replace(/½|\b1\s*\/\s*2\b|\bhalf\b( a\b)?/g, ' 0.5 ')
    .replace(DIMENSION, ' ')
    .replace(/[×*]/g, ' x ')
  return plain.match(/\d+(?:\.\d+)?(?![.,]\d)|[a-z]+|[^\s\w]|\d[\d.,]*/g) ?? []
}

const isNumber = (word: string) => /^\d+(\.\d+)?$/.test(word)
const isMeasure = (word: string) => Object.hasOwn(WORDS, word)

function onlyNumber(count: number, unit: string | null): PackSize | null {
  const word = unit?.trim().toLowerCase() ?? ''
  return isMeasure(word) ? sensible(count * WORDS[word]![0], WORDS[word]![1]) : null
}

/** Between two numbers stands what multiplies them, and nothing makes a range, a sum or a choice of them. */
function areJoined(words: string[]): boolean {
  const places = words.flatMap((word, at) => (isNumber(word) ? [at] : []))
  if (words.some((word) => /^[-–—~+&/,]$|^(to|or|and|plus)$|^\d[\d.,]*[.,]/.test(word) && !isNumber(word))) return false
  return places.slice(1).every((at, i) => words.slice(places[i]! + 1, at).some((word) => TIMES.test(word) || HOLDERS.test(word)))
}

/** Things that are counted without naming a measure: a carton of 1,000, 24 cans, a six pack; but not two bags. */
function measureOf(words: string[], measure: string | undefined): [number, Measure] | undefined {
  if (measure) return WORDS[measure]
  const last = words.findLastIndex(isNumber)
  if (last < 0) return undefined
  const before = words[last - 1]
  const after = words[last + 1]
  const isContent = before !== undefined && TIMES.test(before)
  const isCounted = after !== undefined && (/^(packs?|pk)$/.test(after) || !HOLDERS.test(after))
  return isContent || isCounted ? [1, 'piece'] : undefined
}
