import { packSizeOf } from '#shared/pack-size/pack-size.ts'
import { tokensOf, type Token } from '#shared/pack-size/pack-tokens.ts'
import { kindOf, NUMBER_WORDS, OWN_SIZES, unitWord } from './amount-words.ts'
import type { Amount } from '#server/reading/words/parts.ts'
import type { TypedWord } from '#server/reading/words/typed-words.ts'

/** An amount that says only how big the thing is. */
export const sizeOnly = (written: string, isAbout: boolean): Amount => ({
  number: null,
  unit: null,
  contents: null,
  sizes: [written.toLowerCase().replace(/\s/g, '')],
  isAbout,
})

/** Returns what the words of one amount say. A size has no number: it is how big the thing is, not how much of it is wanted. */
export function amountOf(written: string, words: readonly TypedWord[]): Amount {
  const text = tidy(written)
  const isAbout = ABOUT.test(written) || /\d\s*(?:-|–|to|or)\s*\d/i.test(written)
  if (isWholeSize(text, words)) return sizeOnly(text, isAbout)
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'filler' && kind !== 'rough')
  const { number, unit } = countOf(tokens, words)
  if (written.startsWith('$')) return { number, unit: '$', contents: null, sizes: [], isAbout }
  const ounces = tokens.flatMap((token, i) =>
    token.kind === 'oz' && tokens[i - 1]?.value !== undefined ? [`${tokens[i - 1]?.value}oz`] : [],
  )
  const sizes = [...tokens.flatMap((token) => (token.kind === 'size' ? [`${token.value}${token.name}`] : [])), ...ounces]
  return { number, unit, contents: packSizeOf(text), sizes, isAbout }
}
const ABOUT = /^(?:approx|about|around|roughly|circa|avg|average|min|max|up ?to|~|a few)/i
const UNIT_TOKENS = new Set<string>(['measure', 'dozen', 'holder', 'piece', 'oz', 'length', 'can'])

/** Returns the first number, and what it counts: "2 L x 9" are 2 L and "12 x 1 L" 12 of something; "box of 24" has no number of boxes. */
function countOf(tokens: readonly Token[], words: readonly TypedWord[]): Pick<Amount, 'number' | 'unit'> {
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  const [first, isSize] = [tokens[0], tokens.some(({ kind }) => kind === 'size')]
  if (first?.kind === 'holder') return { number: tokens[1]?.kind === 'times' ? (tokens[2]?.value ?? null) : null, unit: first.name }
  const next = tokens[tokens[at + 1]?.kind === 'times' && tokens[at + 2]?.kind === 'holder' ? at + 2 : at + 1]
  const unit = next && UNIT_TOKENS.has(next.kind) ? unitOf(next) : words.map(({ lower }) => unitWord(lower)).find(Boolean)
  return { number: tokens[at]?.value ?? (isSize ? null : inWords(words)), unit: unit ?? null }
}

/** The name of a unit in one spelling. */
function unitOf({ kind, name, measure, scale }: Token): string {
  if (kind === 'dozen') return 'dozen'
  if (kind === 'length') return 'm'
  if (kind === 'piece') return name.startsWith('loa') ? 'loaf' : 'piece'
  if (measure === 'kg') return scale === 0.001 ? 'g' : scale === 1 ? 'kg' : name.replace(/s$/, '')
  return measure === 'L' ? (scale === 0.001 ? 'ml' : scale === 1 ? 'L' : name) : name
}

/** A number at the beginning that the pack grammar does not know in words. */
const NUMBER_IN_WORDS = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred)(?![a-z])/i

/** Returns an amount without the signs around it, its number before its unit: "KG 2" is 2 kg. */
function tidy(written: string): string {
  const text = written
    .replace(/^[$~@×✕*(]\s?|^x\s?(?=\d)/i, '')
    .replace(/\s+of$/i, '')
    .replace(NUMBER_IN_WORDS, (word) => String(NUMBER_WORDS[word.toLowerCase()]))
  const turned = /^([a-z]+)\s+([\d.,]+)$/i.exec(text)
  if (turned?.[1] && turned[2] && kindOf(turned[1].toLowerCase()) === 'measure') return `${turned[2]} ${turned[1]}`
  return text.includes('(') ? text : text.replace(/\)$/, '')
}

/** The number in words: "a couple of" is two. */
function inWords(words: readonly TypedWord[]): number | null {
  const numbers = words.flatMap(({ lower }) => NUMBER_WORDS[lower] ?? [])
  return numbers.find((number) => number !== 1) ?? numbers[0] ?? null
}

/** Returns whether all of an amount is a size: "60 x 40 cm", "size 16", prawns "16/20", "2 group". */
function isWholeSize(text: string, words: readonly TypedWord[]): boolean {
  const isSides = /\d\s*[x×]\s*\d+\s*(?:cm|mm|inch(?:es)?)$/i.test(text)
  const isCountBySize = /^\d+\/\d+$/.test(text) && !/^[123]\/[234]$/.test(text)
  return isSides || isCountBySize || /^size/i.test(text) || words.some(({ lower }) => OWN_SIZES.has(lower.replace(/^\d+/, '')))
}
