import type { Contents } from './line-amounts.ts'
import { type LineKnowledge, type OrderLine, readLine } from './read-line.ts'

type Written = Omit<OrderLine, 'text'>

/**
 * Writes a line as text that the reader reads as the same line. A line that is asked for, or that has words which would be read as something
 * else beside its amounts, is written as it was typed.
 */
export function orderLineText(line: OrderLine, known: LineKnowledge): string {
  const text = [line.item, amountsText(line), paidText(line)].filter(Boolean).join(' ')
  const again = readLine(text, known)
  return line.certainty === 'sure' && again && isSame(again, line) ? text : line.text
}

const contentsText = ({ amount, measure }: Contents) => `${amount} ${measure === 'piece' ? 'pieces' : measure}`

function amountsText({ quantity, unit, contents }: Written): string {
  if (!contents) return [quantity, unit].filter((each) => each !== null).join(' ')
  if (unit === null && quantity === null) return contents.measure === 'piece' ? `${contents.amount}s` : ''
  if (unit === null) return `${quantity} x ${contentsText(contents)}`
  const counted = quantity === null ? unit : `${quantity} ${unit}`
  return isMeasure(unit, contents) ? counted : `${counted} of ${contentsText(contents)}`
}

/** Returns whether a unit says itself what one of it is: a kilo, a dozen. */
const isMeasure = (unit: string, { amount, measure }: Contents) =>
  (amount === 1 && ['kg', 'L', 'piece'].includes(measure)) || (/^d(?:o)?z/.test(unit) && amount === 12)

const paidText = ({ paidCents, paidPer }: Written): string =>
  paidCents === null ? '' : `$${(paidCents / 100).toFixed(2)}${paidPer === null ? '' : `/${paidPer}`}`

/** Returns whether two lines say the same, however they are written. */
const isSame = (one: OrderLine, other: OrderLine): boolean =>
  JSON.stringify({ ...one, text: '' }) === JSON.stringify({ ...other, text: '' })
