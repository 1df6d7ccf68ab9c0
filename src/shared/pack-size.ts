import { agreed, amountOf, type Amount } from './pack-amount.ts'
import { NotRead, statementsOf, type PackProblem } from './pack-grammar.ts'
import { tokensOf, type Token } from './pack-tokens.ts'
import type { Measure } from './pack-words.ts'

export type { Measure, PackProblem }

/** How much a pack holds. */
export type PackSize = {
  amount: number
  measure: Measure
  /** How much one of the things in it holds: 1 of "12 x 1 L". */
  inner: number
  /** The other numbers of the product: 12 of "12 x 1 L". */
  counts: number[]
  /** Sizes of the things themselves, each in one spelling: "12oz" of "1,000 x 12 oz cups". */
  sizes: string[]
}
export type PackReading = { pack: PackSize; problem?: undefined } | { pack: null; problem: PackProblem; word: string }

/**
 * How much one pack holds, in kilograms, litres or pieces, or why that cannot be told for sure (docs/pack-sizes.md). Where the pack size is
 * only a number, `unit` is its measure.
 */
export function readPackSize(packSize: string, unit: string | null = null): PackReading {
  try {
    const { tokens, sizes } = withoutSizes(sureTokens(packSize))
    const { amount, measure, inner, counts } = soldBy(agreed(statementsOf(tokens).map(amountOf)), sureTokens(unit ?? ''))
    return { pack: { amount, measure, inner, counts, sizes } }
  } catch (error) {
    if (error instanceof NotRead) return { pack: null, problem: error.problem, word: error.word }
    throw error
  }
}

/** What `readPackSize` reads; nothing where it is not sure. */
export const packSizeOf = (packSize: string, unit: string | null = null): PackSize | null => readPackSize(packSize, unit).pack

const UNSURE = [
  ['rough', 'rough'],
  ['range', 'range'],
  ['sum', 'sum'],
  ['length', 'length'],
  ['unknown', 'unknown'],
] as const

/** The tokens of a text in which nothing makes a range, a sum or a guess of an amount. */
function sureTokens(text: string): Token[] {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'filler')
  for (const [kind, problem] of UNSURE) {
    const at = tokens.findIndex((token) => token.kind === kind)
    if (at >= 0) throw new NotRead(at === 0 && kind === 'range' ? 'unknown' : problem, wordsAt(tokens, at))
  }
  const slash = tokens.findIndex(({ kind }, i) => kind === 'slash' && tokens[i - 1]?.kind === 'number' && tokens[i + 1]?.kind === 'number')
  if (slash >= 0) throw new NotRead('range', wordsAt(tokens, slash))
  return tokens
}

/** With what stands beside it, where it joins two: "2 - 3". */
function wordsAt(tokens: readonly Token[], at: number): string {
  const reach = JOINTS.has(tokens[at]!.kind) ? 1 : 0
  const words = tokens.slice(Math.max(0, at - reach), at + reach + 1)
  return words.map(({ text }) => text).join(' ')
}

const JOINTS = new Set<Token['kind']>(['range', 'sum', 'slash'])

/** Sizes of the things themselves, apart: "1,000 x 12 oz cups" are 1,000 cups. */
function withoutSizes(tokens: readonly Token[]): { tokens: Token[]; sizes: string[] } {
  const sizes: string[] = []
  const rest = tokens.filter((token, at) => {
    if (token.kind === 'oz') return false
    if (tokens[at + 1]?.kind === 'oz') {
      // Alone they may be of weight or of volume, here or in America.
      if (token.kind !== 'number' || tokens[at + 2]?.kind !== 'vessel') throw new NotRead('ounces', tokens[at + 1]!.text)
      sizes.push(`${token.value}oz`)
      return false
    }
    if (token.kind !== 'size') return true
    // "60 x 40 cm" is one thing of two lengths.
    if (LENGTHS.has(token.name) && tokens[at - 1]?.kind === 'times') throw new NotRead('length', token.text)
    sizes.push(`${token.value}${token.name}`)
    return false
  })
  return { tokens: rest, sizes }
}

const LENGTHS = new Set(['mm', 'inch'])
type Sure = Extract<Amount, { kind: 'amount' }>

/** What is sold by the unit: a number has its measure from it, an amount must not speak of something else than it. */
function soldBy(amount: Amount, unit: readonly Token[]): Sure {
  if (amount.kind === 'holders') throw new NotRead('contents', amount.holder)
  const said = unit.filter(({ kind }) => kind !== 'per' && kind !== 'slash')
  if (amount.kind === 'number') return measured(amount.count, said)
  const [first] = said
  if (first === undefined || said.every(({ kind }) => kind === 'holder')) return inItsHolder(amount, said)
  const isSingle = amount.counts.length === 0
  const isOneByOne = first.kind === 'piece' && first.scale === 1 && said.length === 1
  if (isOneByOne && isSingle && (amount.measure !== 'piece' || amount.amount === 1)) return amount
  const one = agreed(statementsOf(said).map(amountOf))
  if (one.kind === 'amount' && one.measure === amount.measure && one.amount === amount.amount) return amount
  throw new NotRead('sold by', first.text)
}

function measured(count: number, [unit, ...more]: readonly Token[]): Sure {
  const isMeasure = unit !== undefined && more.length === 0 && ['measure', 'piece', 'dozen'].includes(unit.kind)
  if (!isMeasure) throw new NotRead('of what', String(count))
  const number: Token = { kind: 'number', text: '', name: '', value: count }
  const amount = agreed(statementsOf([number, unit]).map(amountOf))
  if (amount.kind !== 'amount') throw new NotRead('of what', String(count))
  return amount
}

/** A bag of 5 kg that is sold by the carton may come several in one. */
function inItsHolder(amount: Sure, unit: readonly Token[]): Sure {
  const other = unit.find(({ kind, name }) => kind === 'holder' && !amount.holders.includes(name))
  if (other && amount.counts.length === 0 && amount.holders.length > 0) throw new NotRead('sold by', other.text)
  return amount
}
