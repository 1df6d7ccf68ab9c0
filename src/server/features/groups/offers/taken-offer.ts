import { stepAt, type PriceStep } from '#shared/groups/settle.ts'

type Offer = { steps: readonly PriceStep[]; deliveryCents: number | null; isChosen: boolean }

/**
 * Returns the offer that a group takes at a total: the one that whoever runs it has chosen, else the one whose goods and fee are least, of
 * equal ones the first; undefined where no offer has a price for so few.
 */
export function takenOffer<Made extends Offer>(offers: readonly Made[], total: number): Made | undefined {
  const chosen = offers.find(({ isChosen }) => isChosen)
  if (chosen) return chosen
  return offers.reduce<Made | undefined>(
    (best, offer) => (costOf(offer, total) < (best ? costOf(best, total) : Infinity) ? offer : best),
    undefined,
  )
}

function costOf({ steps, deliveryCents }: Offer, total: number): number {
  const step = stepAt(steps, total)
  return step ? total * step.priceCents + (deliveryCents ?? 0) : Infinity
}
