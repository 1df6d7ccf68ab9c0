import type { QuoteState } from '#contract/quotes/quote-states.ts'
import type { ComparedOffer } from '#shared/comparison/request.ts'
import type { RequestRow } from '#server/features/quotes/thread/request-queries.ts'

/** The states in which an answer is not live any more, whatever it says. */
const CLOSED: Partial<Record<QuoteState, ComparedOffer['closed']>> = { passed: 'passed', declined: 'declined', withdrawn: 'withdrawn' }

/** Returns the answer to a request as it is compared, by the id of the request. `isLapsed`: its last day is over, whatever its state says. */
export function comparedRequest({ id, status, supplier, lines }: RequestRow, isLapsed: boolean): ComparedOffer {
  const closed = CLOSED[status]
  return {
    id,
    name: supplier.businessName,
    deliveryCents: null,
    freeDeliveryFromCents: null,
    deliveryGst: null,
    minimumCents: null,
    belowMinimum: null,
    smallOrderFeeCents: null,
    isExpired: status === 'expired' || isLapsed,
    prices: [],
    ...(closed && { closed }),
    askedLineIds: lines.map((line) => line.id),
  }
}
