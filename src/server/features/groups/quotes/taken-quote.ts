import { stepAt, type PriceStep } from '#shared/groups/settle.ts'

type GroupTerms = { steps: readonly PriceStep[]; deliveryCents: number | null; isChosen: boolean }

/**
 * Returns the offer that a group takes at a total: the one that whoever runs it has chosen, else the one whose goods and fee are least, of
 * equal ones the first; undefined where no offer has a price for so few.
 */
export function takenQuote<Made extends GroupTerms>(quotes: readonly Made[], total: number): Made | undefined {
  const chosen = quotes.find(({ isChosen }) => isChosen)
  if (chosen) return chosen
  return quotes.reduce<Made | undefined>(
    (best, quote) => (costOf(quote, total) < (best ? costOf(best, total) : Infinity) ? quote : best),
    undefined,
  )
}

function costOf({ steps, deliveryCents }: GroupTerms, total: number): number {
  const step = stepAt(steps, total)
  return step ? total * step.priceCents + (deliveryCents ?? 0) : Infinity
}
