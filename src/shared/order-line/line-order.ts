import { itemAt } from '#shared/item-at.ts'
import { required } from '#shared/required.ts'
import { inHolders } from './holder-order.ts'
import type { LineElement, UnitElement } from './line-elements.ts'
import { asked, type Contents, type GoodsKnown, type LineOrder, type NeedAmount, NOTHING, rounded } from './line-amounts.ts'
import { contentsOf, inBrackets, isLinked, isPoured, piecesIn, type Sorted, sorted, times } from './line-parts.ts'

/** Returns what the amounts of a line say of how much is ordered, or what would have to be known. */
export function orderOf(elements: readonly LineElement[], goods: GoodsKnown): LineOrder {
  const parts = sorted(elements)
  if (parts.main.length === 0 && parts.inner.length === 0) return NOTHING
  if (parts.measured.length > 1) return asked({ kind: 'sum' })
  if (parts.counted.length > 0 || parts.named.length > 0) return inHolders(parts, goods)
  return parts.measured[0] || parts.pieces[0] ? withoutHolder(parts, goods) : ofNumbers(parts, goods)
}

/** "2 L x 9", "5 kg", "15 doz x 1". */
function withoutHolder(parts: Sorted, goods: GoodsKnown): LineOrder {
  const { inner, measured, pieces, bare } = parts
  const bracket = inBrackets(inner)
  // The caller has seen that there is one.
  const one = measured[0] ?? itemAt(pieces, 0)
  const of = required(contentsOf(one), 'The contents of a measure')
  if (measured[0] && pieces[0]) {
    const { count, unit } = pieces[0]
    const isSure = isPoured(one, goods) && bare.length === 0 && inner.length === 0
    if (isSure) return { ...NOTHING, quantity: count, unit, contents: contentsOf(one, unit.scale) }
    const all = contentsOf(one, piecesIn(pieces[0]))
    return asked({ kind: 'pieces or packs', of }, { suggestion: likely(all) })
  }
  if (bracket.bare === 1 && bare.length === 0) return { ...NOTHING, quantity: 1, contents: of }
  if (bracket.bare !== null) {
    const quantity = bare.at(-1)?.count ?? null
    const suggestion = bracket.bare <= MAX_CARTON ? times((quantity ?? 1) * bracket.bare, of) : null
    return asked({ kind: 'single or outer', count: bracket.bare, of }, { quantity, suggestion })
  }
  if (bracket.of && (bracket.of.measure !== of.measure || bracket.of.amount !== of.amount)) return asked({ kind: 'sum' })
  if (bare.length === 0) return plainAmount(one)
  return multiplied(parts, one, goods) ?? asked({ kind: 'sum' })
}

/** Nobody orders a ton of something by the piece. */
const likely = (all: Contents | null): Contents | null => (all && all.amount <= 500 ? all : null)

/** So many packs are in a carton at the most. */
const MAX_CARTON = 48
/** Below so many kilos each, meat and fish may be pieces or packs. */
const PORTION = 0.5
const PORTIONS = new Set<GoodsKnown['category']>(['Meat', 'Seafood'])

/** "12 x 2 L", "2 L x 12", "3 flour 12.5 kg"; null where a number stands by itself. */
function multiplied({ main, measured, bare }: Sorted, one: LineElement, goods: GoodsKnown): LineOrder | null {
  const of = required(contentsOf(one), 'The contents of a measure')
  const at = main.indexOf(one)
  const order = bare.findLast((each) => main.indexOf(each) > at) ?? itemAt(bare, 0)
  const others = bare.filter((each) => each !== order)
  if (!others.every((each) => isLinked(main, each))) return null
  const isApart = !isLinked(main, order)
  // "Cheese slices 90 1.5 kg": nobody knows what the number is of.
  if (isApart && order.isAfterWords && main.indexOf(order) < at) return null
  const contents = times(
    others.reduce((all, { count }) => all * (count ?? 1), 1),
    of,
  )
  const isWeighed = measured[0]?.unit?.measure === 'kg'
  const isPortion = goods.isPiece || goods.isCounted || (PORTIONS.has(goods.category) && of.amount < PORTION)
  const isOfPortions = isWeighed && of.amount < 1 && (isApart ? goods.isPortioned : isPortion)
  if (isOfPortions) return asked({ kind: 'pieces or packs', of }, { quantity: order.count, suggestion: times(order.count ?? 1, contents) })
  return { ...NOTHING, quantity: order.count, contents }
}

/** An amount by itself: grams and millilitres are told in kilos and litres, as their unit would make another number of it. */
function plainAmount({ count, unit }: UnitElement): LineOrder {
  const { measure, scale, kind, name } = unit
  if (name === 's') return { ...NOTHING, contents: { amount: count ?? 1, measure: 'piece' } }
  if (kind === 'dozen') return { ...NOTHING, quantity: count, unit, contents: { amount: scale, measure: 'piece' } }
  const isWhole = scale === 1
  return {
    ...NOTHING,
    quantity: isWhole ? count : rounded((count ?? 1) * scale),
    unit: isWhole ? unit : null,
    contents: { amount: 1, measure: required(measure, 'The measure of an amount') },
  }
}

/** Numbers without a unit: "x 24", "10x100", "48 (8x6)", "24 x 375". */
function ofNumbers({ bare, inner }: Sorted, goods: GoodsKnown): LineOrder {
  const bracket = inBrackets(inner)
  const factor = bare.reduce((all, { count }) => all * (count ?? 1), 1)
  const [first] = bare
  if (bracket.of && first && bare.length === 1) return { ...NOTHING, quantity: first.count, contents: bracket.of }
  if (bracket.of) return first ? asked({ kind: 'sum' }) : { ...NOTHING, contents: bracket.of }
  if (bracket.bare !== null && first === undefined)
    return asked({ kind: 'of what', count: bracket.bare }, { suggestion: { amount: bracket.bare, measure: 'piece' } })
  if (bracket.isProduct && bracket.bare === factor && goods.isCounted) return { ...NOTHING, contents: { amount: factor, measure: 'piece' } }
  if (bracket.bare !== null) return asked({ kind: 'of what', count: bracket.bare })
  if (first === undefined) return asked({ kind: 'sum' })
  return bare.length > 1 ? product(bare, factor, goods) : single(first, goods)
}

function product(bare: LineElement[], factor: number, goods: GoodsKnown): LineOrder {
  if (!bare.slice(1).every(({ link }) => link === 'x')) return asked({ kind: 'sum' })
  if (goods.isCounted) return { ...NOTHING, contents: { amount: rounded(factor), measure: 'piece' } }
  const largest = Math.max(...bare.map(({ count }) => count ?? 1))
  const { measure } = goods
  const last = bare.at(-1)?.count ?? 1
  if (measure === null || measure === 'piece') return asked({ kind: 'of what', count: last })
  if (largest < 100) return asked({ kind: 'of measure', count: last, measure }, { suggestion: { amount: rounded(factor), measure } })
  // "24 x 375": likely millilitres.
  return asked({ kind: 'small measure', count: largest, measure }, { suggestion: { amount: rounded(factor * 0.001), measure } })
}

/** From so many on a number of packaging is of pieces; fewer may be of packs. */
const MANY = 50

function single({ count, link, isAfterWords }: LineElement, goods: GoodsKnown): LineOrder {
  const number = count ?? 0
  const pieces: NeedAmount = { amount: number, measure: 'piece' }
  const isBehind = isAfterWords && link !== 'x'
  if (isBehind && number >= 100) return asked({ kind: 'how many of what', count: number }, { suggestion: pieces })
  const isOfPieces = goods.isCounted && (!goods.isVessel || number >= MANY)
  if (isOfPieces) return { ...NOTHING, quantity: number, contents: { amount: 1, measure: 'piece' } }
  return asked({ kind: 'of what', count: number }, { quantity: number, suggestion: goods.measure === 'piece' ? pieces : null })
}
