import { rowKey } from '#shared/resource-items.ts'
import type { Values } from '#web/features/resources/detail/progress/progress-stores.ts'

/** Rows that a worksheet has before any is added. */
export const EMPTY_ROWS = 3
/** Rows that a worksheet can have: the server stores a limited number of items of a resource. */
export const MAX_ROWS = 30

/** Returns how many rows there are: three, or as far as something is written, or as many as have been added. */
export function rowCount(fields: readonly string[], values: Values, added: number): number {
  const isWritten = (row: number) => fields.some((field) => values[rowKey(field, row)])
  const last = Array.from({ length: MAX_ROWS }, (_, row) => row).findLast(isWritten) ?? -1
  return Math.min(MAX_ROWS, Math.max(EMPTY_ROWS, last + 1, added))
}

/** Returns the values without a row: those below move up. */
export function withoutRow(fields: readonly string[], values: Values, row: number): Values {
  const next = { ...values }
  for (const field of fields) {
    for (let at = row; at < MAX_ROWS; at++) next[rowKey(field, at)] = values[rowKey(field, at + 1)] ?? ''
  }
  return next
}
