import { needOfLine } from '#shared/order-line/line-need.ts'
import { namedPack } from '#shared/order-line/named-pack.ts'
import { partOf } from '#shared/money/part-of.ts'
import type { Line } from '#shared/comparison/request.ts'
import { comparedLine } from '#shared/quoted-lines/compared-offer.ts'
import type { StoredLine } from '#server/features/quotes/lines/store-lines.ts'
import type { PaidLine } from './paid-queries.ts'

/** Returns the lines of some requests, each once, in the order in which they were asked for, which is that of their ids. */
export function linesOfRequests(requests: readonly { lines: readonly StoredLine[] }[]): StoredLine[] {
  const byId = new Map(requests.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)))
  return [...byId].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
}

/** Returns a line as it is compared, with what is paid today where that is given. How much of it is needed may not be known. */
export function lineToCompare(line: StoredLine, paidLine: PaidLine | undefined): Line {
  const paid = paidLine ? paidPack(paidLine) : null
  return comparedLine(line, paid) ?? { id: line.id, item: line.item, need: null, every: line.every, paid }
}

/** Prices with GST are eleven parts, of which it is one. */
const PARTS_WITH_GST = 11

/** Returns the price of one pack of today without GST, and what that holds; null where it is not known which unit the price is for. */
export function paidPack({ unit, contents, paidCents, paidPer, paidGst }: PaidLine): Line['paid'] {
  const per = paidPer ?? unit
  if (paidCents === null || per === null) return null
  const pack = namedPack(per)
  const isOrderUnit = unit !== null && pack.unit === namedPack(unit).unit
  const { amount, measure } = needOfLine({ ...pack, contents: isOrderUnit ? contents : null })
  if (amount === null || amount === 0 || measure === null) return null
  const cents = paidGst === 'included' ? partOf(paidCents, PARTS_WITH_GST - 1, PARTS_WITH_GST) : paidCents
  return { cents, contents: { amount, measure } }
}
