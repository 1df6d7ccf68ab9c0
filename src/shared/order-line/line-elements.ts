import type { LineToken } from './line-token.ts'
import { isHolder, isShape, type OrderUnit } from './order-units.ts'
import { itemAt, lastItem } from '#shared/item-at.ts'

/** A number with its unit, or one of them: "2 boxes", "1 L", "12", "tray". */
export type LineElement = {
  from: number
  to: number
  /** Null for a holder that is named without a number. */
  count: number | null
  unit: OrderUnit | undefined
  /** How it is joined to what stands before it. */
  link: 'x' | 'of' | 'per' | null
  /** The number of the brackets that it stands in, 0 for none. */
  bracket: number
  /** Whether no word stands between it and the one before. */
  isTight: boolean
  /** Whether number and unit are written as one: "100pk". */
  isGlued: boolean
  /** Whether words of the item stand before it. */
  isAfterWords: boolean
}

/** A number with its unit, or a unit by itself. */
export type UnitElement = LineElement & { unit: OrderUnit }

/** What a line says of amounts, and where; what is not sure to be read is in `unclear`. */
export type LineElements = {
  elements: LineElement[]
  cuts: { from: number; to: number }[]
  unclear: string | null
  /** A number that was left in the item: "2025" of a model, or "1 whole". */
  left: number | null
}

/** Whether two words that stand beside each other are goods of their own: "tea bags", "bin liners". */
export type IsGoods = (word: string, next: string) => boolean

const JOINTS = new Set<LineToken['kind']>(['times', 'of', 'per', 'dash', 'equals', 'rough', 'open', 'close', 'cell', 'mark'])

/** Returns the amounts of a line, in order. */
export function elementsOf(all: readonly LineToken[], isGoods: IsGoods): LineElements {
  const tokens = withoutWordy(all).map((token, at, list) => (isOfItem(list, at, isGoods) ? { ...token, kind: 'word' as const } : token))
  const found: LineElements = { elements: [], cuts: [], unclear: null, left: null }
  let bracket = 0
  let brackets = 0
  for (let at = 0; at < tokens.length;) {
    const token = itemAt(tokens, at)
    if (token.kind === 'open') bracket = ++brackets
    if (token.kind === 'close') bracket = 0
    if ((token.kind === 'word' || token.kind === 'size') && token.value !== undefined) found.left ??= token.value
    if (token.kind === 'unclear') found.unclear ??= token.text
    const length = lengthAt(tokens, at)
    if (length > 0) found.elements.push(elementAt(tokens, at, length, bracket))
    if (length > 0 || isCut(tokens, at)) found.cuts.push({ from: token.from, to: itemAt(tokens, at + Math.max(length, 1) - 1).to })
    at += Math.max(length, 1)
  }
  return { ...found, unclear: found.unclear ?? cellInDoubt(tokens, found.elements) }
}

/** Of a table without headings: where two cells hold only numbers, nobody knows which is the price. */
function cellInDoubt(tokens: readonly LineToken[], elements: readonly LineElement[]): string | null {
  const borders = tokens.filter(({ kind }) => kind === 'cell').map(({ from }) => from)
  if (borders.length < 2) return null
  const cellOf = (from: number) => borders.filter((border) => border < from).length
  const wordy = new Set(tokens.filter(({ kind }) => kind === 'word' || kind === 'size').map(({ from }) => cellOf(from)))
  const cells = new Set(elements.filter(({ count, from }) => count !== null && !wordy.has(cellOf(from))).map(({ from }) => cellOf(from)))
  const bare = elements.find(({ unit, from }) => unit === undefined && cells.has(cellOf(from)))
  return cells.size > 1 && bare ? String(bare.count) : null
}

/** Brackets with words in them belong to the item, whatever numbers they hold. */
function withoutWordy(tokens: readonly LineToken[]): LineToken[] {
  const list = [...tokens]
  for (let open = list.findIndex(({ kind }) => kind === 'open'); open >= 0;) {
    const length = list.slice(open + 1).findIndex(({ kind }) => kind === 'close')
    const close = length < 0 ? list.length - 1 : open + 1 + length
    const inside = list.slice(open + 1, length < 0 ? undefined : close)
    const isWordy = inside.length === 0 || inside.some(({ kind }) => kind === 'word' || kind === 'size')
    for (let at = open; at <= close; at++) if (isWordy) list[at] = { ...itemAt(list, at), kind: 'word' }
    const next = list.slice(close + 1).findIndex(({ kind }) => kind === 'open')
    open = next < 0 ? -1 : close + 1 + next
  }
  return list
}

/** Whether a number or a holder belongs to the item: a model between words, or a holder that is the goods or has nothing to do with amounts. */
function isOfItem(tokens: readonly LineToken[], at: number, isGoods: IsGoods): boolean {
  const [token, before, after] = [itemAt(tokens, at), tokens[at - 1], tokens[at + 1]]
  const isBeside = (other: LineToken | undefined) =>
    other !== undefined && ['number', 'times', 'open', 'per', 'of', 'cell', 'unclear'].includes(other.kind)
  if (token.kind === 'number') {
    const isBetween =
      (before?.kind === 'word' || before?.kind === 'size') && (after?.kind === 'word' || after?.kind === 'number' || after?.kind === 'size')
    return isBetween && !(after.kind === 'number' && tokens[at + 2]?.kind !== undefined)
  }
  if (token.kind !== 'unit' || !token.unit || before?.kind === 'number') return false
  const { unit } = token
  // What is counted by the dozen is the goods: "rolls soft 5 doz".
  if (unit.kind === 'own' && tokens.some((other) => other !== token && other.unit?.kind === 'dozen')) return true
  // A dozen at the beginning counts; a letter by itself is a size of gloves.
  if (unit.kind === 'dozen' && !before) return false
  if (token.text.length === 1 && unit.name !== 's') return true
  if (unit.kind === 'measure' || unit.kind === 'piece' || unit.kind === 'dozen')
    return !isBeside(before) && !isBeside(after) && before?.kind !== 'unit'
  if ((before?.kind === 'word' || before?.kind === 'unit') && isGoods(before.text, token.text)) return true
  if ((after?.kind === 'word' || after?.kind === 'unit') && !before && isGoods(token.text, after.text)) return true
  if (isShape(unit)) return true
  if (unit.kind === 'can' || !before) return false
  // "Coke cans 24 x 375 ml": the cans are the goods, "avocado trays 6" are six trays.
  if (unit.isMany && before.kind === 'word' && after?.kind === 'number') return tokens[at + 2] !== undefined
  if (isBeside(before) || isBeside(after) || before.kind === 'unit' || after?.kind === 'unit') return false
  return unit.isMany ? after !== undefined : after !== undefined && after.kind !== 'dash'
}

/** Returns how many tokens make an element here, 0 for none. */
function lengthAt(tokens: readonly LineToken[], at: number): number {
  const [token, next, third] = [itemAt(tokens, at), tokens[at + 1], tokens[at + 2]]
  if (token.kind === 'number') {
    if (next?.kind === 'dash' && third?.kind === 'unit' && next.to === third.from && next.from === token.to) return 3
    // A table has number and unit in cells of their own.
    if (next?.kind === 'cell' && third?.kind === 'unit' && isEnd(tokens[at + 3])) return 3
    return next?.kind === 'unit' && !(next.unit?.kind === 'can') ? 2 : 1
  }
  if (token.kind !== 'unit') return 0
  // "KG 2", "each 12".
  const isTurned =
    (token.unit?.kind === 'measure' || token.unit?.kind === 'piece') &&
    next?.kind === 'number' &&
    third?.kind !== 'unit' &&
    tokens[at - 1]?.kind !== 'per'
  return isTurned ? 2 : 1
}

const isEnd = (token: LineToken | undefined) => token === undefined || token.kind === 'cell'

function elementAt(tokens: readonly LineToken[], at: number, length: number, bracket: number): LineElement {
  const own = tokens.slice(at, at + length)
  const joint = tokens.slice(0, at).findLast(({ kind }) => kind !== 'open' && kind !== 'rough')
  const isOwnCell = joint?.kind === 'cell' && own.length === 1 && own[0]?.kind === 'number' && isEnd(tokens[at + 1])
  const link = joint?.kind === 'times' || isOwnCell ? 'x' : joint?.kind === 'of' ? 'of' : joint?.kind === 'per' ? 'per' : null
  const unit = own.find(({ kind }) => kind === 'unit')?.unit
  return {
    from: itemAt(own, 0).from,
    to: lastItem(own).to,
    count: own.find(({ kind }) => kind === 'number')?.value ?? (unit && !isHolder(unit) && unit.kind !== 'piece' ? 1 : null),
    unit,
    link,
    bracket,
    isTight: tightBefore(tokens, at),
    isAfterWords: tokens.slice(0, at).some(({ kind }) => kind === 'word' || kind === 'size'),
    isGlued: own.length === 2 && own[0]?.to === own[1]?.from,
  }
}

function tightBefore(tokens: readonly LineToken[], at: number): boolean {
  const before = tokens.slice(0, at).findLast(({ kind }) => !JOINTS.has(kind))
  return before?.kind === 'number' || before?.kind === 'unit'
}

/** Whether a joint is cut from the item with the amounts beside it. */
function isCut(tokens: readonly LineToken[], at: number): boolean {
  const { kind, text } = itemAt(tokens, at)
  if (kind === 'mark') return text === 'r/w' || (/[a-z]/.test(text) && tokens[at - 1]?.kind === 'unit')
  if (kind === 'dash' || kind === 'per' || kind === 'rough') return isBesideAmount(tokens, at)
  return (
    kind === 'times' ||
    kind === 'open' ||
    kind === 'close' ||
    kind === 'equals' ||
    kind === 'cell' ||
    (kind === 'of' && isBesideAmount(tokens, at)) ||
    kind === 'unclear'
  )
}
const isBesideAmount = (tokens: readonly LineToken[], at: number) =>
  [tokens[at - 1], tokens[at + 1]].some(
    (other) => other !== undefined && ['number', 'unit', 'rough', 'close', 'open', 'cell'].includes(other.kind),
  )
