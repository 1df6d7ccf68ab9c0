import { required } from '#shared/required.ts'
import { itemAt } from '#shared/item-at.ts'
import { asked, type Contents, type Doubt, type GoodsKnown, type LineOrder, type NeedAmount, NOTHING, rounded } from './line-amounts.ts'
import type { LineElement, UnitElement } from './line-elements.ts'
import { type Bracket, contentsOf, inBrackets, isLinked, isPieces, isPoured, piecesIn, type Sorted, times } from './line-parts.ts'

/** From so much on one pack may be all that a carton holds (docs/pack-sizes.md). */
const WHOLE = { kg: 5, L: 10 }
/** So many cartons are more likely what one of them holds. */
const MANY = 100
/** Holders by which goods are counted in pieces, besides cartons and boxes. */
const COUNTING = new Set(['pack', 'pk', 'packet', 'pkt', 'pkg', 'sleeve', 'slv'])

/** What an order is in: the holder, how many of it, and where that number stands. */
type Holder = { order: UnitElement; number: LineElement | undefined; quantity: number | null }
type Inside = { of: Contents | null; doubt?: Doubt; suggestion?: Contents | null }

/** "2 boxes", "20 L drum x 1", "3 ctn (6 x 1 L)". */
export function inHolders(parts: Sorted, goods: GoodsKnown): LineOrder {
  const holder = holderOf(parts)
  const { order, quantity } = holder
  const { unit } = order
  const { of, doubt, suggestion } = contentsIn(parts, holder, goods)
  if (doubt) return asked(doubt, { quantity, unit, suggestion: suggested(quantity, suggestion) })
  if (of) return { ...NOTHING, quantity, unit, contents: of }
  if (unit.kind === 'own' || quantity === null) return { ...NOTHING, quantity, unit }
  // "Hand towels 2400 ctn".
  if (quantity >= MANY)
    return asked({ kind: 'turned', count: quantity, many: 1 }, { unit, suggestion: { amount: quantity, measure: 'piece' } })
  return asked({ kind: 'contents' }, { quantity, unit })
}

const suggested = (quantity: number | null, of: Contents | null | undefined): NeedAmount | null =>
  of ? (quantity === null ? of : times(quantity, of)) : null

/** Returns the outermost holder: of those with a number, else of the others. */
function holderOf(parts: Sorted): Holder {
  const outermost = (list: UnitElement[]) => list.find(({ unit }) => unit?.kind === 'outer') ?? list[0]
  const { main, named } = parts
  // "6 pack x 8" are eight packs of six.
  const counted = parts.counted.filter((each) => !isPackOf(parts, each) && (each.link !== 'of' || each === main[0]))
  // "6 rolls/pk": the pack is what they are in.
  const isNamedOnly = (each: UnitElement) => !counted.some(({ unit }) => unit.name === each.unit.name)
  const order =
    named.find((each) => each.link === 'per' && isNamedOnly(each)) ?? outermost(counted) ?? outermost(named) ?? itemAt(parts.counted, 0)
  if (order.count !== null && !isPackOf(parts, order)) return { order, number: order, quantity: order.count }
  const number = numberOf(parts, order)
  return { order, number, quantity: number?.count ?? null }
}

/** "6 pack", "100pk": a pack of six, where another number says how many of them. */
const isPackOf = ({ bare }: Sorted, { unit, isGlued, count }: LineElement): boolean =>
  count !== null && unit !== undefined && !unit.isMany && COUNTING.has(unit.name) && (isGlued || bare.some(({ link }) => link === 'x'))

/** Returns the number that says how many of a holder are ordered, where it does not stand right before it. */
function numberOf(parts: Sorted, order: UnitElement): LineElement | undefined {
  const { main, bare } = parts
  const at = main.indexOf(order)
  const last = bare.findLast((each) => main.indexOf(each) > at && each.link === 'x')
  if (last) return last
  const next = main[at + 1]
  const isNumber = next !== undefined && bare.includes(next) && next.link === null && next.from > order.to
  // "Tins 6" are six, "tray 30" are thirty in one or thirty of them.
  const isMeasuredBefore = main.slice(0, at).some(({ unit }) => unit?.kind === 'measure')
  const isSaid = order.unit.isMany || order.unit.kind === 'own' || isPackOf(parts, order)
  const isOrder = isSaid || isMeasuredBefore || order.link === 'per' || !next?.isTight
  if (isNumber && isOrder && next === main.at(-1) && next.from > order.to) return next
  const before = main[at - 1]
  if (before && bare.includes(before) && order.link === 'x') return before
  const [first] = main
  if (!first || !bare.includes(first) || at === 0 || order.unit.kind === 'can') return undefined
  // "2 x 20kg bags": of a bag the number before the measure counts bags, of a carton behind the item what is in it.
  if (main[1]?.link === 'x') return order.unit.isMany || order.unit.kind === 'inner' || !first.isAfterWords ? first : undefined
  return bare.length === 1 && !first.isAfterWords && first.link === null && order.link !== 'per' ? first : undefined
}

/** Returns what one holder holds, by what else the line says. */
function contentsIn(parts: Sorted, holder: Holder, goods: GoodsKnown): Inside {
  const { main, inner } = parts
  const bracket = inBrackets(inner)
  const rest = main.filter((each) => each !== holder.number && (each !== holder.order || isPackOf(parts, each)))
  const numbers = rest.filter((each) => each.count !== null && !each.unit?.measure)
  const factor = numbers.reduce((all, { count }) => all * (count ?? 1), 1)
  const [measured, pieces] = [rest.find(({ unit }) => unit?.kind === 'measure'), rest.find(isPieces)]
  const stray = numbers.find((each) => !isLinked(main, each) && !isOfHolder(parts, holder, each))
  if (stray)
    return { of: null, doubt: { kind: 'of what', count: stray.count ?? 1 }, suggestion: measured ? contentsOf(measured, factor) : null }
  if (measured && pieces && isPoured(measured, goods)) return { of: contentsOf(measured, factor * piecesIn(pieces)) }
  if (measured && pieces) return weighedPieces(measured, pieces, factor)
  const one = measured ?? pieces
  const inside = numbers.find((each) => each.unit && !isPackOf(parts, each))
  if (!one && inside?.unit) return { of: { amount: rounded(factor), measure: inside.unit.name } }
  const many = numbers.find((each) => each.link === 'x' && main.indexOf(each) === main.indexOf(holder.order) + 1)
  const isTurned = !one && many && !holder.order.unit.isMany && (holder.order.count ?? 1) > 1 && !isPackOf(parts, holder.order)
  if (isTurned) return turned(holder.order.count ?? 1, many.count ?? 1)
  if (!one) return counts({ bracket, holder, goods, count: numbers.length > 0 ? rounded(factor) : bracket.bare })
  const of = required(contentsOf(one, factor), 'The contents of one holder')
  if (bracket.of && (bracket.of.measure !== of.measure || bracket.of.amount !== of.amount)) return { of: null, doubt: { kind: 'sum' } }
  return inOne(parts, holder, { of, one, numbers, bare: bracket.bare, goods })
}

/** Returns whether a number is of what one holder holds: "pk100", "tray 30 x 6", "6 pack". */
const isOfHolder = (parts: Sorted, { order, number }: Holder, each: LineElement): boolean =>
  isPackOf(parts, each) ||
  each.from === order.to ||
  (number !== undefined && number !== order && parts.main[parts.main.indexOf(order) + 1] === each)

/** "500 ctn x 3": likely three cartons of 500. */
const turned = (count: number, many: number): Inside => ({
  of: null,
  doubt: { kind: 'turned', count, many },
  suggestion: { amount: many, measure: 'piece' },
})

function weighedPieces(measured: LineElement, pieces: LineElement, factor: number): Inside {
  const all = contentsOf(measured, factor * piecesIn(pieces))
  return { of: null, doubt: { kind: 'pieces or packs', of: required(contentsOf(measured), 'The contents of a measure') }, suggestion: all }
}

type One = { of: Contents; one: LineElement; numbers: LineElement[]; bare: number | null; goods: GoodsKnown }

/** Returns what one holder holds where a measure is named. */
function inOne({ main, named }: Sorted, { order, number, quantity }: Holder, { of, one, numbers, bare, goods }: One): Inside {
  const isOuter = order.unit.kind === 'outer'
  // "1 L (12), 2 ctn": a carton holds twelve of them, and a bottle is one of them.
  if (bare !== null && isOuter) return { of: times(bare, of) }
  if (bare !== null && quantity === null) return { of: null, doubt: { kind: 'of what', count: bare }, suggestion: times(bare, of) }
  const single = required(contentsOf(one), 'The contents of one holder')
  if (isOuter && numbers.length === 0 && of.measure !== 'piece') {
    const isItsOwn = one.link === 'of' || (one.unit?.measure === 'kg' && goods.isPortioned && of.amount >= 1)
    const holdsPacks = named.some(({ unit }) => unit !== order.unit && unit?.kind === 'inner')
    const isSmall = of.amount < (of.measure === 'L' ? WHOLE.L : WHOLE.kg)
    if (holdsPacks) return { of: null, doubt: { kind: 'contents', of } }
    if (isSmall && !isItsOwn)
      return { of: null, doubt: { kind: 'contents', of }, suggestion: one.to <= order.from && order.from - one.to < 2 ? of : null }
  }
  // "4 x 5 L ctn": four cartons, or one that holds four; "6 x 1 kg ctn" holds six.
  const isEither = isOuter && number === undefined && order.link === null && numbers.length === 1 && single.amount >= WHOLE.kg
  if (isEither && one.link === 'x' && of.measure !== 'piece')
    return { of: null, doubt: { kind: 'packs or contents', count: numbers[0]?.count ?? 1, of: single }, suggestion: of }
  const isBeside =
    one.link === null && one.isTight && order.count !== null && numbers.length === 0 && main.indexOf(one) > main.indexOf(order)
  if (isBeside && (quantity ?? 1) > 1 && of.measure !== 'piece') return { of: null, doubt: { kind: 'each or all', of } }
  return { of }
}

/** Returns what one holder holds where no measure is named beside it: "tray of 30", "box (250)", "crate (6 x 2 L)". */
function counts({ bracket, holder, goods, count }: { bracket: Bracket; holder: Holder; goods: GoodsKnown; count: number | null }): Inside {
  const { unit } = holder.order
  if (bracket.of) {
    const isSure = bracket.isProduct || bracket.namesHolder || (holder.quantity ?? 1) <= 1 || bracket.of.measure === 'piece'
    return isSure ? { of: bracket.of } : { of: null, doubt: { kind: 'each or all', of: bracket.of } }
  }
  if (count === null) return { of: null }
  const of: Contents = { amount: count, measure: 'piece' }
  const isSure = unit.kind === 'outer' || COUNTING.has(unit.name) || goods.isCounted
  return isSure ? { of } : { of: null, doubt: { kind: 'of what', count }, suggestion: of }
}
