import { required } from '#shared/required.ts'
import { lastItem } from '#shared/item-at.ts'
import { COUNTING, type Measure } from './pack-words.ts'
import type { Token } from './pack-tokens.ts'

/** Why a pack size cannot be read. */
export type PackProblem =
  | 'rough'
  | 'range'
  | 'sum'
  | 'ounces'
  | 'length'
  | 'vessel'
  | 'unknown'
  | 'contents'
  | 'how many'
  | 'of what'
  | 'contradiction'
  | 'impossible'
  | 'sold by'

/** Thrown when a pack size is not certain; `word` is the text at which reading stopped. */
export class PackSizeError extends Error {
  readonly problem: PackProblem
  readonly word: string
  constructor(problem: PackProblem, word = '') {
    super(problem)
    this.problem = problem
    this.word = word
  }
}

/** One factor of a product: "12", "1 L", "20 sleeves", "carton of 24", "carton". */
export type Factor = {
  count: number
  /** `number` does not say what is counted; `holder` is one holder without a number. */
  kind: 'number' | 'pieces' | 'measure' | 'holders' | 'holder'
  measure?: Measure
  /** The names of the holders that contain it or that it counts. */
  holders: string[]
  /** A holder in the plural, as typed: "cartons". */
  many?: string
  isDozen: boolean
  /** Whether "each" stands beside the amount: it is sold one by one. */
  isEach: boolean
  /** The holder that contains this number, named after "per" or a slash: "12 per carton". */
  per?: string
  /** The holder named before the amount: "carton of 12". */
  within?: string
  /** How it is joined to the next factor. */
  link?: 'x' | 'of'
}

/** Reads the tokens of a pack size from left to right. */
class Cursor {
  private readonly tokens: readonly Token[]
  private at = 0
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  next = (ahead = 0): Token | undefined => this.tokens[this.at + ahead]
  is = (...kinds: Token['kind'][]): boolean => {
    const next = this.next()
    return next !== undefined && kinds.includes(next.kind)
  }
  take = (...kinds: Token['kind'][]): Token | undefined => (this.is(...kinds) ? this.tokens[this.at++] : undefined)
  /** Returns whether the next token is the only one, "per" and slashes aside. */
  isAlone = (): boolean => this.tokens.every(({ kind }, i) => i === this.at || kind === 'per' || kind === 'slash')

  stop(): never {
    throw new PackSizeError(this.is('number', 'measure', 'dozen', 'comma') ? 'sum' : 'unknown', this.next()?.text)
  }
}

// The grammar is in docs/pack-sizes.md. The functions from here on have the names of its rules.

/** Returns the statements of a pack size, each as the factors of a product. "carton (12 x 1 L)" has two. @throws PackSizeError */
export function statementsOf(tokens: readonly Token[]): Factor[][] {
  const cursor = new Cursor(tokens)
  const statements = cursor.next() ? [cursor.is('open') ? bracketed(cursor) : statement(cursor)] : []
  while (cursor.next()) statements.push(cursor.take('equals') ? statement(cursor) : bracketed(cursor))
  return statements.filter((factors) => factors.length > 0)
}

function bracketed(cursor: Cursor): Factor[] {
  if (!cursor.take('open')) cursor.stop()
  if (cursor.take('close')) return []
  const inside = statement(cursor)
  return cursor.take('close') ? inside : cursor.stop()
}

function statement(cursor: Cursor): Factor[] {
  cursor.take('per', 'slash')
  const factors = [factor(cursor)]
  for (let link = cursor.take('times', 'of'); link; link = cursor.take('times', 'of')) {
    // There is one from the start.
    const last = lastItem(factors)
    last.link = link.kind === 'of' ? 'of' : 'x'
    // "1,000 x cups" means 1,000 cups.
    if (last.kind === 'number' && cursor.take('piece', 'vessel'))
      factors.splice(-1, 1, surrounded(cursor, { ...last, kind: 'pieces', link: undefined }))
    else factors.push(factor(cursor))
  }
  return factors
}

function factor(cursor: Cursor): Factor {
  const made: Factor = { count: 1, kind: 'number', holders: [], isDozen: false, isEach: false }
  while (cursor.is('holder', 'can')) holder(cursor, made)
  made.within = made.holders.at(-1)
  if (made.within === undefined) return surrounded(cursor, amount(cursor, made))
  const isJoined = cursor.is('of', 'slash', 'comma')
  if (!isAmount(cursor.next(isJoined ? 1 : 0))) return surrounded(cursor, { ...made, kind: 'holder' })
  cursor.take('of', 'slash', 'comma')
  return surrounded(cursor, amount(cursor, made))
}

function amount(cursor: Cursor, made: Factor): Factor {
  const number = cursor.take('number')
  const dozen = cursor.take('dozen')
  const count = (number?.value ?? 1) * (dozen ? 12 : 1)
  if (dozen) return { ...made, count, kind: 'pieces', isDozen: true }
  if (!number) mustBeOne(cursor)
  return unit(cursor, { ...made, count })
}

/**
 * Accepts an amount without a number only if it means one: "per kg", "each". "A kg bag" may be a bag of one kilo or a bag sold by the kilo.
 */
function mustBeOne(cursor: Cursor) {
  const [next, isOne] = [cursor.next(), cursor.is('measure') ? cursor.isAlone() : cursor.next()?.scale === 1]
  if (next && cursor.is('measure', 'piece', 'vessel') && !isOne) throw new PackSizeError('how many', next.text)
  if (!isOne) cursor.stop()
}

function unit(cursor: Cursor, made: Factor): Factor {
  const measure = cursor.take('measure')
  // Every measure in pack-words.ts has a scale.
  if (measure)
    return { ...made, kind: 'measure', count: made.count * required(measure.scale, 'The scale of a measure'), measure: measure.measure }
  // "6 pack" means six pieces, but "2 packs" may be packs of any size.
  const next = cursor.next()
  const isPack = next?.name === 'pack' && !next.isMany
  return cursor.take('piece', 'vessel') || (isPack && cursor.take('holder')) ? { ...made, kind: 'pieces' } : made
}

/** Reads what stands after an amount: the holder it is in, the things that are counted, or "per" a holder. */
function surrounded(cursor: Cursor, made: Factor): Factor {
  if (cursor.is('comma') && isHolder(cursor.next(1))) cursor.take('comma')
  if (cursor.is('slash', 'per') && isHolder(cursor.next(1))) {
    cursor.take('slash', 'per')
    made.per = holder(cursor, made)
  } else if (cursor.is('holder', 'can')) {
    if (made.kind === 'number' && made.per === undefined) made.kind = 'holders'
    holder(cursor, made)
  } else if (isCounted(made) && cursor.is('piece', 'vessel')) thing(cursor, made)
  else return made
  return surrounded(cursor, made)
}

function thing(cursor: Cursor, made: Factor) {
  // The caller has looked at the token.
  const { kind, text, scale } = required(cursor.take('piece', 'vessel'), 'The word for a piece')
  if (kind === 'vessel' && made.measure === 'L') throw new PackSizeError('vessel', text)
  made.isEach ||= scale === 1
}

function holder(cursor: Cursor, made: Factor): string {
  // The callers have looked at the token.
  const { kind, name, text, isMany } = required(cursor.take('holder', 'can'), 'The word for a holder')
  made.holders.push(kind === 'can' ? 'tin' : name)
  if (isMany) made.many ??= text
  return name
}

const isCounted = ({ kind }: Factor) => kind !== 'number' && kind !== 'holder'
const isHolder = (token: Token | undefined) => token?.kind === 'holder' || token?.kind === 'can'
const isAmount = (token: Token | undefined) => token !== undefined && ['number', 'dozen', 'measure'].includes(token.kind)

/** Returns whether a number in this holder counts pieces when no unit is given. */
export const isCounting = (holder: string | undefined) => holder !== undefined && COUNTING.has(holder)
