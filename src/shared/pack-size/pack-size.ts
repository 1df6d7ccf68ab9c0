import { itemAt } from '#shared/item-at.ts'
import { combineStatements, amountOf, type Amount } from './pack-amount.ts'
import { PackSizeError, statementsOf, type PackProblem } from './pack-grammar.ts'
import { tokensOf, type Token } from './pack-tokens.ts'
import type { Measure } from './pack-words.ts'

export type { Measure, PackProblem }

/** The contents of a pack. */
export type PackSize = {
  amount: number
  measure: Measure
  /** The amount of one of the things in it: 1 in "12 x 1 L". */
  inner: number
  /** The other factors of the product: 12 in "12 x 1 L". */
  counts: number[]
  /** The sizes of the things themselves, in a uniform spelling: "12oz" in "1,000 x 12 oz cups". */
  sizes: string[]
}
export type PackReading = { pack: PackSize; problem?: undefined } | { pack: null; problem: PackProblem; word: string }

/**
 * Returns how much one pack holds, in kilograms, litres or pieces, or why that is not certain (docs/pack-sizes.md). When the pack size is
 * only a number, `unit` is its measure.
 */
export function readPackSize(packSize: string, unit: string | null = null): PackReading {
  try {
    const { tokens, sizes } = withoutSizes(exactTokens(packSize))
    const { amount, measure, inner, counts } = soldBy(combineStatements(statementsOf(tokens).map(amountOf)), exactTokens(unit ?? ''))
    return { pack: { amount, measure, inner, counts, sizes } }
  } catch (error) {
    if (error instanceof PackSizeError) return { pack: null, problem: error.problem, word: error.word }
    throw error
  }
}

/** Returns the result of `readPackSize`; null when it is not certain. */
export const packSizeOf = (packSize: string, unit: string | null = null): PackSize | null => readPackSize(packSize, unit).pack

const UNREADABLE = [
  ['rough', 'rough'],
  ['range', 'range'],
  ['sum', 'sum'],
  ['length', 'length'],
  ['unknown', 'unknown'],
] as const

/** Returns the tokens of a text without fillers. @throws PackSizeError for a range, a sum, an approximate amount or an unknown word. */
function exactTokens(text: string): Token[] {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'filler')
  for (const [kind, problem] of UNREADABLE) {
    const at = tokens.findIndex((token) => token.kind === kind)
    if (at >= 0) throw new PackSizeError(at === 0 && kind === 'range' ? 'unknown' : problem, wordsAt(tokens, at))
  }
  const slash = tokens.findIndex(({ kind }, i) => kind === 'slash' && tokens[i - 1]?.kind === 'number' && tokens[i + 1]?.kind === 'number')
  if (slash >= 0) throw new PackSizeError('range', wordsAt(tokens, slash))
  return tokens
}

/** Returns a token's text, including its neighbours when it joins two: "2 - 3". */
function wordsAt(tokens: readonly Token[], at: number): string {
  // The callers have found a token at `at`.
  const reach = JOINTS.has(itemAt(tokens, at).kind) ? 1 : 0
  const words = tokens.slice(Math.max(0, at - reach), at + reach + 1)
  return words.map(({ text }) => text).join(' ')
}

const JOINTS = new Set<Token['kind']>(['range', 'sum', 'slash'])

/** Separates the sizes of the things themselves: "1,000 x 12 oz cups" means 1,000 cups. */
function withoutSizes(tokens: readonly Token[]): { tokens: Token[]; sizes: string[] } {
  const sizes: string[] = []
  const rest = tokens.filter((token, at) => {
    if (token.kind === 'oz') return false
    const next = tokens[at + 1]
    if (next?.kind === 'oz') {
      // Other ounces may be a weight or a volume, and Australian or American.
      if (token.kind !== 'number' || tokens[at + 2]?.kind !== 'vessel') throw new PackSizeError('ounces', next.text)
      sizes.push(`${token.value}oz`)
      return false
    }
    if (token.kind !== 'size') return true
    // "60 x 40 cm" gives the two sides of one thing.
    if (LENGTHS.has(token.name) && tokens[at - 1]?.kind === 'times') throw new PackSizeError('length', token.text)
    sizes.push(`${token.value}${token.name}`)
    return false
  })
  return { tokens: rest, sizes }
}

const LENGTHS = new Set(['mm', 'inch'])
type KnownAmount = Extract<Amount, { kind: 'amount' }>

/**
 * Returns the amount that is sold by the unit: the unit gives a bare number its measure and must not contradict an amount.
 * @throws PackSizeError
 */
function soldBy(amount: Amount, unit: readonly Token[]): KnownAmount {
  if (amount.kind === 'holders') throw new PackSizeError('contents', amount.holder)
  const unitTokens = unit.filter(({ kind }) => kind !== 'per' && kind !== 'slash')
  if (amount.kind === 'number') return measured(amount.count, unitTokens)
  const [first] = unitTokens
  if (first === undefined || unitTokens.every(({ kind }) => kind === 'holder')) return inItsHolder(amount, unitTokens)
  const isSingle = amount.counts.length === 0
  const isOneByOne = first.kind === 'piece' && first.scale === 1 && unitTokens.length === 1
  if (isOneByOne && isSingle && (amount.measure !== 'piece' || amount.amount === 1)) return amount
  const one = combineStatements(statementsOf(unitTokens).map(amountOf))
  if (one.kind === 'amount' && one.measure === amount.measure && one.amount === amount.amount) return amount
  throw new PackSizeError('sold by', first.text)
}

function measured(count: number, [unit, ...more]: readonly Token[]): KnownAmount {
  const isMeasure = unit !== undefined && more.length === 0 && ['measure', 'piece', 'dozen'].includes(unit.kind)
  if (!isMeasure) throw new PackSizeError('of what', String(count))
  const number: Token = { kind: 'number', text: '', name: '', value: count }
  const amount = combineStatements(statementsOf([number, unit]).map(amountOf))
  if (amount.kind !== 'amount') throw new PackSizeError('of what', String(count))
  return amount
}

/**
 * Returns the amount if the unit is its own holder. "5 kg bag" sold by the carton is not certain: a carton may hold several bags. Neither is
 * "1 L" sold by the carton, where nothing says that one is a whole carton.
 * @throws PackSizeError
 */
function inItsHolder(amount: KnownAmount, unit: readonly Token[]): KnownAmount {
  const other = unit.find(({ kind, name }) => kind === 'holder' && !amount.holders.includes(name))
  if (other && amount.counts.length === 0 && amount.holders.length > 0) throw new PackSizeError('sold by', other.text)
  const outer = amount.counts.length === 0 && amount.holders.length === 0 && unit.find(({ name }) => OUTER.has(name))
  if (outer && amount.amount < WHOLE_CARTON[amount.measure]) throw new PackSizeError('sold by', outer.text)
  return amount
}

/** What usually holds several packs. */
const OUTER = new Set(['carton', 'case', 'box', 'crate', 'outer'])
/** The least amounts that are sold as a carton of their own. */
const WHOLE_CARTON: Record<Measure, number> = { kg: 5, L: 10, piece: 0 }
