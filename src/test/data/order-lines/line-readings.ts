import type { OrderLine } from '#shared/order-line/read-line.ts'

/** Returns a reading in one line, for tables of tests: "oat milk: 2 ctn (6 L) = 12 L"; "?" with the likely answer where it is asked. */
export function readingText(line: OrderLine | null): string {
  if (!line) return 'none'
  const { item, quantity, unit, contents, amount, measure, certainty, suggestion, paidCents, paidPer } = line
  const paid = paidCents === null ? '' : `, ${paidCents}${paidPer === null ? '' : ` per ${paidPer}`}`
  if (certainty === 'ask') return `${item}: ?${suggestion ? ` ${suggestion.amount} ${suggestion.measure}` : ''}${paid}`
  const holds = contents ? ` (${contents.amount} ${contents.measure})` : ''
  return `${item}: ${quantity ?? '-'} ${unit ?? '-'}${holds} =${amount === null ? '' : ` ${amount} ${measure}`}${paid}`
}
