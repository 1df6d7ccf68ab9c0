import { EVERY } from '#contract/order-lists/every.ts'
import { CATEGORIES } from '#contract/options.ts'
import { centsOf } from '#shared/money/typed-numbers.ts'
import { amountIn, MAX_ITEM, thousandth, type ListLine } from './list-line.ts'

/** What stands in the fields of a line's form. */
export type LineValues = Record<
  'item' | 'quantity' | 'unit' | 'holds' | 'measure' | 'every' | 'category' | 'note' | 'paid' | 'paidPer' | 'paidGst' | 'paidTo',
  string
>
export type LineProblems = Partial<Record<keyof LineValues, string>>

export const valuesOf = ({ contents, paidCents, ...line }: ListLine): LineValues => ({
  item: line.item,
  quantity: line.quantity?.toString() ?? '',
  unit: line.unit ?? '',
  holds: contents ? heldBy(contents) : '',
  measure: contents?.measure ?? '',
  every: line.every,
  category: line.category ?? '',
  note: line.note,
  paid: paidCents === null ? '' : (paidCents / 100).toFixed(2),
  paidPer: line.paidPer ?? '',
  paidGst: line.paidGst ?? 'excluded',
  paidTo: line.paidTo ?? '',
})

const heldBy = ({ amount }: { amount: number }) => thousandth(amount).toString()

const A_NUMBER = 'Please type a number above 0, up to a million, or leave it empty.'
const MAX_CENTS = 100_000_000

/** Returns what is wrong with the values, by field; empty where nothing is. */
export function problemsIn({ item, quantity, holds, measure, paid }: LineValues): LineProblems {
  const cents = paid.trim() === '' ? 0 : centsOf(paid)
  return {
    ...((item.trim() === '' || item.length > MAX_ITEM) && { item: `Please name the item, in up to ${MAX_ITEM} characters.` }),
    ...(isWrong(quantity) && { quantity: A_NUMBER }),
    ...(isWrong(holds) && { holds: A_NUMBER }),
    ...((holds.trim() === '') !== (measure.trim() === '') && {
      measure: 'Please fill in both, how much one holds and its measure, or neither.',
    }),
    ...(!(cents >= 0 && cents <= MAX_CENTS) && { paid: 'Please type a price in dollars, such as 12.50.' }),
  }
}

const isWrong = (amount: string) => amount.trim() !== '' && amountIn(amount) === null

/** Returns the line with values in which nothing is wrong. */
export function lineWith(line: ListLine, values: LineValues): ListLine {
  const { item, quantity, unit, measure, every, category, note, paid, paidPer, paidGst, paidTo } = values
  const amount = amountHeld(line, values)
  return {
    ...line,
    item: item.trim(),
    quantity: amountIn(quantity),
    unit: unit.trim() || null,
    contents: amount === null ? null : { amount, measure: measure.trim() },
    every: EVERY.find((one) => one === every) ?? 'week',
    category: CATEGORIES.find((one) => one === category) ?? null,
    note: note.trim(),
    paidCents: paid.trim() === '' ? null : centsOf(paid),
    paidPer: paidPer.trim() || null,
    paidGst: paidGst === 'included' ? 'included' : 'excluded',
    paidTo: paidTo.trim() || null,
  }
}

/** A third of ten kilos is shown to a thousandth, and stays what it is where nobody has typed another one. */
const amountHeld = ({ contents }: ListLine, { holds }: LineValues) =>
  contents && holds === heldBy(contents) ? contents.amount : amountIn(holds)
