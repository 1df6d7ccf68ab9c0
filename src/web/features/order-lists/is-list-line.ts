import { EVERY } from '#contract/order-lists/every.ts'
import type { ListLine } from './list-line.ts'

const isNumber = (value: unknown) => value === null || typeof value === 'number'
const isText = (value: unknown) => value === null || typeof value === 'string'

/** Whether a line can be shown: other versions of this page may have stored others. */
export function isListLine(value: unknown): value is ListLine {
  if (typeof value !== 'object' || value === null) return false
  const { id, item, quantity, unit, contents, every, category, note, paidCents, paidPer } = value as Record<string, unknown>
  return (
    [id, item, note].every((text) => typeof text === 'string') &&
    [quantity, paidCents].every(isNumber) &&
    [unit, category, paidPer].every(isText) &&
    (contents === null || isAmount(contents)) &&
    EVERY.some((one) => one === every)
  )
}

const isAmount = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  'measure' in value &&
  typeof value.measure === 'string'
