import type { Contents } from './line-amounts.ts'
import { orderUnitOf } from './order-units.ts'

type Ordered = { quantity: number | null; unit: string | null; contents: Contents | null }

const number = (amount: number) => amount.toLocaleString('en-AU', { maximumFractionDigits: 3 })

/** Returns a unit in the plural where it is a word, "bunches"; measures and short forms stay: "kg", "ctn". */
function manyOf(unit: string): string {
  const { name = unit, kind, measure } = orderUnitOf(unit) ?? {}
  const isMeasure = kind === 'dozen' || (kind === 'measure' && measure !== 'piece')
  if (isMeasure || !/[aeiou]/.test(name)) return unit
  const plurals = [`${name}s`, `${name}es`, name.replace(/f$/, 'ves')]
  return plurals.find((many) => many !== name && orderUnitOf(many)?.name === name) ?? unit
}

/** Returns an amount with its measure or unit: "12 L", "6 bunches", "1 piece". */
export const amountInWords = ({ amount, measure }: Contents): string => `${number(amount)} ${amount === 1 ? measure : manyOf(measure)}`

/** Returns whether a unit says itself what one of it is: a kilo, a dozen, a piece. */
function isPlain(unit: string, { amount, measure }: Contents): boolean {
  const { scale, measure: own } = orderUnitOf(unit.toLowerCase()) ?? {}
  return (amount === 1 && measure === unit) || (own === measure && amount === scale)
}

/** Returns how much a line asks for, "3 ctn of 12 L", null where it says nothing. A kilo that holds one is just a kilo. */
export function quantityInWords({ quantity, unit, contents }: Ordered): string | null {
  if (quantity === null && unit === null && !contents) return null
  const held = contents && !(unit && isPlain(unit, contents)) ? amountInWords(contents) : null
  if (quantity === null) return held && unit ? `${unit} of ${held}` : (held ?? unit)
  if (unit === null && contents?.amount === 1) return amountInWords({ amount: quantity, measure: contents.measure })
  const ordered = unit === null ? number(quantity) : amountInWords({ amount: quantity, measure: unit })
  return held ? `${ordered}${unit === null ? ' ×' : ' of'} ${held}` : ordered
}
