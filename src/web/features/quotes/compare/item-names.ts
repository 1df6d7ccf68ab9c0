import type { PricedLine } from '#contract/quotes/supplier-quote.ts'
import { packSizeOf, type PackSize } from '#shared/pack-size/pack-size.ts'
import { tokensOf, type Token } from '#shared/pack-size/pack-tokens.ts'
import { itemAt } from '#shared/item-at.ts'

type Line = Pick<PricedLine, 'item' | 'packSize' | 'unit'>

/** The normalized name of an item. */
export type ItemName = {
  /** Without case, order, plurals, numbers and units. */
  words: string
  /** Every number with its unit, and every range: "8oz", "54%", "16/20". */
  sizes: string[]
  /** Numbers without a unit, such as the "4" of "No. 4". */
  numbers: string[]
  /** The amount of one piece in the pack: "1L" of "12 x 1 L". */
  inner: string | undefined
}

const FILLERS = new Set(['and', 'the', 'of', 'our', 'a', 'per', 'each', 'x', 'percent'])

/**
 * Normalizes the name of an item. An amount that repeats the content of the whole pack is left out: "Beans 5 kg" in packs of 5 kg are
 * beans. The amount of one of several pieces in a pack stays: a steak of 200 g is not one of 300 g.
 */
export function itemName({ item, packSize, unit }: Line): ItemName {
  const pack = packSizeOf(packSize, unit)
  const tokens = tokensOf(item)
  const parts = tokens.map((token, at) => partOf(token, tokens, at))
  const sizes = [...parts.flatMap(({ size }) => size ?? []), ...amountsBeyond(pack, parts), ...(pack?.sizes ?? [])]
  return {
    words: sortedSet(parts.flatMap(({ word }) => (word === undefined || FILLERS.has(word) ? [] : singularOf(word)))).join(' '),
    sizes: sortedSet(sizes),
    numbers: sortedSet(parts.flatMap(({ number }) => number ?? [])),
    inner: pack && pack.measure !== 'piece' ? inWords(pack.inner, pack.measure) : undefined,
  }
}

const sortedSet = (texts: readonly string[]) => [...new Set(texts)].toSorted()
const inWords = (amount: number, measure: string) => `${Number(amount.toPrecision(12))}${measure}`

/** What one token of a name contributes; empty if it belongs to the token before. */
type NameToken = { word?: string; size?: string; number?: string; count?: number; amount?: number; measure?: string }

function partOf(token: Token, tokens: readonly Token[], at: number): NameToken {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (token.kind === 'number') return numberPart(token, tokens, at)
  if (token.kind === 'size') return { size: `${token.value}${token.name}` }
  if (token.kind === 'can')
    return token.text.startsWith('a') ? { word: token.text } : { number: String(Number(token.text.replace(/\D/g, ''))) }
  if (before?.kind === 'number' && (unitOf(before, token) !== undefined || isCount(token) || token.kind === 'measure')) return {}
  if (isJoint(token) && before?.kind === 'number' && after?.kind === 'number') return {}
  return /[\p{L}\p{N}]/u.test(token.text) ? { word: token.text } : {}
}

function numberPart(token: Token, tokens: readonly Token[], at: number): NameToken {
  const { text, value = 0 } = token
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (/^0\d/.test(text)) return { word: text }
  if (isJoint(after) && tokens[at + 2]?.kind === 'number') return { size: `${value}/${tokens[at + 2]?.value}${unitText(tokens, at + 3)}` }
  if (isJoint(before) && tokens[at - 2]?.kind === 'number') return {}
  if (after?.kind === 'measure') return { amount: value * (after.scale ?? 1), measure: after.measure }
  if (after && unitOf(token, after)) return { size: `${value}${unitOf(token, after)}` }
  if (after?.kind === 'dozen') return { count: value * 12 }
  return isCount(after) || after?.kind === 'times' || before?.kind === 'times' ? { count: value } : { number: String(value) }
}

/** Returns the normalized unit at `at` of the number before it; empty if there is none. */
function unitText(tokens: readonly Token[], at: number): string {
  const unit = tokens[at]
  if (!unit) return ''
  // The number before the unit.
  return unit.kind === 'measure' ? ` x ${unit.scale}${unit.measure}` : (unitOf(itemAt(tokens, at - 1), unit) ?? '')
}

/** Returns whether the token joins two numbers into a range: "16/20", "21-25". */
const isJoint = (token: Token | undefined) => token?.kind === 'slash' || token?.kind === 'range'
const isCount = (token: Token | undefined) =>
  token?.kind === 'piece' || token?.kind === 'dozen' || (token?.name === 'pack' && !token.isMany)

const UNITS: Record<string, string> = { '%': '%', percent: '%', in: 'inch', oz: 'oz', ozs: 'oz', ounce: 'oz', ounces: 'oz' }
const unitOf = (number: Token, after: Token) =>
  number.kind === 'number' && Object.hasOwn(UNITS, after.text) ? UNITS[after.text] : undefined

/** Returns the amounts of a name without those that only repeat the pack's content. */
function amountsBeyond(pack: PackSize | null, parts: readonly NameToken[]): string[] {
  const counts = parts.flatMap(({ count }) => count ?? [])
  const amounts = parts.flatMap(({ amount, measure }) => (amount === undefined || measure === undefined ? [] : [{ amount, measure }]))
  const isWhole = (amount: number, measure: string) => pack?.measure === measure && Math.abs(amount / pack.amount - 1) < 1e-9
  const [only, another] = amounts
  const product = counts.reduce((all, count) => all * count, only && !another ? only.amount : 1)
  if (!another && isWhole(product, only?.measure ?? 'piece')) return []
  const beyond = counts.filter((count) => !pack?.counts.includes(count) && !isWhole(count, 'piece'))
  const named = amounts.filter(({ amount, measure }) => !isWhole(amount, measure))
  return [...beyond.map((count) => inWords(count, 'piece')), ...named.map(({ amount, measure }) => inWords(amount, measure))]
}

function singularOf(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ch|sh|ss|x|to)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}
