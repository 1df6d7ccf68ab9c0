import { needOfLine } from '#shared/order-line/line-need.ts'
import { partOf } from '#shared/money/part-of.ts'
import type { Line } from '#shared/comparison/request.ts'
import type { StoredLine } from '#server/features/quotes/lines/store-lines.ts'
import type { PaidLine } from './paid-queries.ts'

/** Returns the lines of some requests, each once, in the order in which they were asked for. */
export function linesOfRequests(requests: readonly { lines: readonly StoredLine[] }[]): StoredLine[] {
  const placed = new Map<string, { line: StoredLine; at: number }>()
  for (const { lines } of requests)
    for (const [index, line] of lines.entries()) if (!placed.has(line.id)) placed.set(line.id, { line, at: line.position ?? index })
  return [...placed.values()].toSorted((a, b) => a.at - b.at).map(({ line }) => line)
}

/** Returns a line as it is compared, with what is paid today where that is given. */
export function comparedLine({ id, item, amount, measure, every }: StoredLine, paid: PaidLine | undefined): Line {
  return { id, item, need: amount === null || measure === null ? null : { amount, measure }, every, paid: paid ? paidPack(paid) : null }
}

const singular = (unit: string) => unit.trim().toLowerCase().replace(/s$/, '')

/** Prices with GST are eleven parts, of which it is one. */
const PARTS_WITH_GST = 11

/** Returns the price of one pack of today without GST, and what that holds; null where it is not known which unit the price is for. */
export function paidPack({ unit, contents, paidCents, paidPer, paidGst }: PaidLine): Line['paid'] {
  const per = paidPer ?? unit
  if (paidCents === null || per === null) return null
  const isOrderUnit = unit !== null && singular(per) === singular(unit)
  const { amount, measure } = needOfLine({ quantity: 1, unit: per, contents: isOrderUnit ? contents : null })
  if (amount === null || measure === null) return null
  const cents = paidGst === 'included' ? partOf(paidCents, PARTS_WITH_GST - 1, PARTS_WITH_GST) : paidCents
  return { cents, contents: { amount, measure } }
}
