import { COUNTING, type Measure } from './pack-words.ts'
import type { Token } from './pack-tokens.ts'

/** Why a pack size is not read. */
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

/** Thrown where the text stops being sure; `word` is what it stopped at. */
export class NotRead extends Error {
  readonly problem: PackProblem
  readonly word: string
  constructor(problem: PackProblem, word = '') {
    super(problem)
    this.problem = problem
    this.word = word
  }
}

/** One member of a product: "12", "1 L", "20 sleeves", "carton of 24", "carton". */
export type Factor = {
  count: number
  /** `number`: nothing is said of what is counted. `holder`: one holder without a number. */
  kind: 'number' | 'pieces' | 'measure' | 'holders' | 'holder'
  measure?: Measure
  /** What it is in and what holders are counted, by name. */
  holders: string[]
  /** How several of them were written. */
  many?: string
  isDozen: boolean
  /** "each" beside an amount: it is sold one by one. */
  isEach: boolean
  /** After "per" or a slash: what has as many of it. */
  per?: string
  /** Before it stands a holder: "carton of 12". */
  within?: string
  /** What multiplies it with the next. */
  link?: 'x' | 'of'
}

/** The tokens of a pack size, read from left to right. */
class Cursor {
  private readonly tokens: readonly Token[]
  private at = 0
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  next = (ahead = 0): Token | undefined => this.tokens[this.at + ahead]
  is = (...kinds: Token['kind'][]): boolean => kinds.includes(this.next()?.kind as Token['kind'])
  take = (...kinds: Token['kind'][]): Token | undefined => (this.is(...kinds) ? this.tokens[this.at++] : undefined)
  /** Whether there is nothing beside the next token but "per". */
  isAlone = (): boolean => this.tokens.every(({ kind }, i) => i === this.at || kind === 'per' || kind === 'slash')

  stop(): never {
    throw new NotRead(this.is('number', 'measure', 'dozen', 'comma') ? 'sum' : 'unknown', this.next()?.text)
  }
}

// The grammar is written down in docs/pack-sizes.md; from here on a function has the name of its rule there.

/** The statements of a pack size, each the factors of a product: two of "carton (12 x 1 L)". */
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
    const last = factors.at(-1)!
    last.link = link.kind === 'of' ? 'of' : 'x'
    // "1,000 x cups" are 1,000 cups.
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

/** Without a number: "per kg", "each". "A kg bag" may be a bag of one kilo or a bag sold by the kilo. */
function mustBeOne(cursor: Cursor) {
  const [next, isOne] = [cursor.next(), cursor.is('measure') ? cursor.isAlone() : cursor.next()?.scale === 1]
  if (next && cursor.is('measure', 'piece', 'vessel') && !isOne) throw new NotRead('how many', next.text)
  if (!isOne) cursor.stop()
}

function unit(cursor: Cursor, made: Factor): Factor {
  const measure = cursor.take('measure')
  if (measure) return { ...made, kind: 'measure', count: made.count * measure.scale!, measure: measure.measure }
  // A six pack is six of them, but two packs are of any size.
  const isPack = cursor.next()?.name === 'pack' && !cursor.next()!.isMany
  return cursor.take('piece', 'vessel') || (isPack && cursor.take('holder')) ? { ...made, kind: 'pieces' } : made
}

/** What stands after an amount: what it is in, what is counted, of what there are so many. */
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
  const { kind, text, scale } = cursor.take('piece', 'vessel')!
  if (kind === 'vessel' && made.measure === 'L') throw new NotRead('vessel', text)
  made.isEach ||= scale === 1
}

function holder(cursor: Cursor, made: Factor): string {
  const { kind, name, text, isMany } = cursor.take('holder', 'can')!
  made.holders.push(kind === 'can' ? 'tin' : name)
  if (isMany) made.many ??= text
  return name
}

const isCounted = ({ kind }: Factor) => kind !== 'number' && kind !== 'holder'
const isHolder = (token: Token | undefined) => token?.kind === 'holder' || token?.kind === 'can'
const isAmount = (token: Token | undefined) => token !== undefined && ['number', 'dozen', 'measure'].includes(token.kind)

/** Whether what is in a holder is counted when nothing else is said. */
export const isCounting = (holder: string | undefined) => holder !== undefined && COUNTING.has(holder)
