import { type Contents, type GoodsKnown, rounded } from './line-amounts.ts'
import type { LineElement, UnitElement } from './line-elements.ts'
import { isHolder } from './order-units.ts'

/** The elements of a line by what they are; those in brackets are `inner`. */
export type Sorted = {
  main: LineElement[]
  inner: LineElement[]
  measured: UnitElement[]
  /** Pieces and dozens. */
  pieces: UnitElement[]
  /** Holders with a number, and those without. */
  counted: UnitElement[]
  named: UnitElement[]
  /** Numbers by themselves. */
  bare: LineElement[]
}

export const isPieces = ({ unit, count }: LineElement): boolean => (unit?.kind === 'piece' || unit?.kind === 'dozen') && count !== null

const hasUnit = (element: LineElement): element is UnitElement => element.unit !== undefined

export function sorted(all: readonly LineElement[]): Sorted {
  // "A10 can": the can is named twice.
  const isNamed = all.some(({ unit }) => unit?.kind === 'inner')
  const elements = all.filter(({ unit }) => unit?.kind !== 'can' || !isNamed)
  const main = elements.filter(({ bracket }) => bracket === 0)
  const withUnit = main.filter(hasUnit)
  return {
    main,
    inner: elements.filter(({ bracket }) => bracket > 0),
    measured: withUnit.filter(({ unit }) => unit.kind === 'measure'),
    pieces: withUnit.filter(isPieces),
    counted: withUnit.filter(({ unit, count }) => isHolder(unit) && count !== null),
    named: withUnit.filter(({ unit, count }) => isHolder(unit) && count === null),
    bare: main.filter((element) => !hasUnit(element)),
  }
}

/** Returns whether an element is joined to one beside it: "12 x", "x 12", "500/ctn". */
export const isLinked = (main: readonly LineElement[], each: LineElement): boolean =>
  each.link !== null || (main[main.indexOf(each) + 1]?.link ?? null) !== null

export const times = (count: number, { amount, measure }: Contents): Contents => ({ amount: rounded(count * amount), measure })

/** Returns what a measured or counted element comes to; null for one without a measure. */
export function contentsOf({ count, unit }: LineElement, factor = 1): Contents | null {
  if (!unit?.measure) return null
  return { amount: rounded((count ?? 1) * unit.scale * factor), measure: unit.measure }
}

export const piecesIn = ({ count, unit }: LineElement): number => (count ?? 1) * (unit?.scale ?? 1)

/** Returns whether a volume is that of one pack of a drink: a piece of milk has two litres, while one of meat is a piece or a pack. */
export const isPoured = ({ unit }: LineElement, { measure }: GoodsKnown): boolean => unit?.measure === 'L' && measure === 'L'

/** What brackets state: an amount, "(6 x 1 L)" and "(10kg box)", or a number by itself, "(25)". */
export type Bracket = { of: Contents | null; bare: number | null; isProduct: boolean; namesHolder: boolean }

export function inBrackets(inner: readonly LineElement[]): Bracket {
  const stated = inner.filter(({ unit, count }) => unit?.measure !== undefined && !(unit.kind === 'piece' && count === null))
  const numbers = inner.filter(({ unit, count }) => count !== null && !unit?.measure)
  const factor = numbers.reduce((all, { count }) => all * (count ?? 1), 1)
  const namesHolder = inner.some(({ unit, count }) => unit && count === null)
  const [one, ...more] = stated
  if (more.length > 0) return { of: null, bare: null, isProduct: false, namesHolder }
  if (one) return { of: contentsOf(one, factor), bare: null, isProduct: numbers.length > 0, namesHolder }
  return { of: null, bare: numbers.length > 0 ? rounded(factor) : null, isProduct: numbers.length > 1, namesHolder }
}
