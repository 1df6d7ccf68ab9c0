import type { Quote } from '#contract/quotes/supplier-quote.ts'
import { dollars } from '#shared/money/money.ts'
import type { Totals } from '#shared/money/totals.ts'

type Short = Pick<Totals, 'differenceCents'> &
  Partial<Pick<Totals, 'shortCents' | 'smallOrderFeeCents' | 'isRefused'>> &
  Pick<Quote, 'minimumCents'>

/** Returns the sentence about goods below the supplier's minimum order, and what follows from it; null where they reach it. */
export function differenceInWords(short: Short): string | null {
  const { differenceCents, shortCents = differenceCents, smallOrderFeeCents = 0, isRefused = false, minimumCents } = short
  if (shortCents === 0 || minimumCents === null) return null
  const below = `The goods are ${dollars(shortCents)} below the minimum order of ${dollars(minimumCents)}`
  if (isRefused) return `${below}: the supplier delivers no less.`
  return differenceCents > 0 ? `${below}: the difference is charged.` : `${below}: a fee of ${dollars(smallOrderFeeCents)} is charged.`
}
