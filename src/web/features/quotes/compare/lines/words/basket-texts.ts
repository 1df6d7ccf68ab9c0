import type { Comparison, OrderTotal } from '#contract/quotes/comparison/comparison-results.ts'
import { dollars } from '#shared/money/money.ts'
import { counted } from '#shared/text/words.ts'

type Baskets = Pick<Comparison, 'lines' | 'whole' | 'common'>

/** Returns the lines that somebody has priced: "all 8 lines", or "the 7 lines that somebody has priced". */
export function wholeInWords({ lines, whole }: Pick<Comparison, 'lines' | 'whole'>): string {
  const count = whole.lineIds.length
  if (count === lines.length) return count === 1 ? 'your line' : `all ${count} lines`
  return `the ${counted(count, 'line')} that somebody has priced`
}

/** Returns "8 of 8 lines". */
export const linesOfAll = (lineIds: readonly string[], { lines }: Pick<Comparison, 'lines'>): string =>
  `${lineIds.length} of ${counted(lines.length, 'line')}`

/** Returns whether the lines that all have priced are other ones than those that somebody has, and there are some. */
export const hasCommon = ({ whole, common }: Baskets): boolean =>
  common.lineIds.length > 0 && common.totals.length > 1 && common.lineIds.length < whole.lineIds.length

export const commonInWords = ({ common }: Pick<Comparison, 'common'>): string =>
  `the ${counted(common.lineIds.length, 'line')} that all have priced`

/** Returns the mark of a total, which says of what it is the cheapest; null where it is not, or is the only one. */
export function totalMark(
  { offerId }: Pick<OrderTotal, 'offerId'>,
  { totals, cheapest }: Comparison['whole'],
  basket: string,
): string | null {
  if (!cheapest.includes(offerId) || totals.length < 2) return null
  return `${cheapest.length === totals.length ? 'Same price' : 'Cheapest single order'} for ${basket}`
}

/** Returns what an order is short of its supplier's minimum, and what that means; null where it is not. */
export function shortInWords({
  shortCents,
  isRefused,
  differenceCents,
  smallOrderFeeCents,
}: Pick<OrderTotal, 'shortCents' | 'isRefused' | 'differenceCents' | 'smallOrderFeeCents'>): string | null {
  if (shortCents === 0) return null
  const short = `${dollars(shortCents)} below the minimum order`
  if (isRefused) return `${short}: not delivered`
  if (differenceCents > 0) return `${short}: the difference of ${dollars(differenceCents)} is charged`
  return smallOrderFeeCents > 0 ? `${short}: a fee of ${dollars(smallOrderFeeCents)} is charged` : short
}

/** Returns what an offer of some lines costs elsewhere. */
export function elsewhereInWords({ others }: Comparison['partial'][number]): string {
  if (others === null) return 'Nobody else sells all of these.'
  return `The others sell the same for ${dollars(others.exGstCents)}${others.orders > 1 ? ` in ${others.orders} orders` : ''}.`
}
