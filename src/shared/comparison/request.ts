import type { OFFER_STATES } from '#contract/quotes/comparison/comparison-results.ts'
import type { ComparisonRequest } from '#contract/quotes/comparison/comparisons.ts'
import type { Origin } from '#contract/quotes/origins.ts'
import type { OrderTerms } from './order.ts'

type RequestedLine = ComparisonRequest['lines'][number]
/** A line of an order. What is needed of it is null where a stored request does not say how much; then none of its prices is comparable. */
export type Line = Omit<RequestedLine, 'need'> & { need: RequestedLine['need'] | null }
type RequestedOffer = ComparisonRequest['offers'][number]
/** A price, of an answer to a request with where it is from: null where seafood was priced without saying so. */
export type Price = RequestedOffer['prices'][number] & { origin?: Origin | null; isSeafood?: boolean }
export type Rules = NonNullable<ComparisonRequest['rules']>

/** An offer with what only an answer to a request has: lines that its supplier does not sell, and lines that it was not asked for. */
export type ComparedOffer = Omit<RequestedOffer, 'prices'> & {
  prices: Price[]
  /** Why it is not live although it has prices. */
  closed?: Extract<(typeof OFFER_STATES)[number], 'passed' | 'declined' | 'withdrawn'>
  passedLineIds?: readonly string[]
  /** Undefined where it was asked for every line. */
  askedLineIds?: readonly string[]
}

/** What is compared: `POST /api/comparisons` and stored requests in one form. */
export type OffersToCompare = Omit<ComparisonRequest, 'lines' | 'offers'> & { lines: Line[]; offers: ComparedOffer[] }

export const NO_RULES: Rules = { substitutes: [], never: [], always: [], most: null, savesAtLeastCents: null }

/** Returns the terms of an offer, with what is meant where it says nothing. */
export const termsOf = (offer: ComparedOffer): OrderTerms => ({
  deliveryCents: offer.deliveryCents ?? 0,
  freeDeliveryFromCents: offer.freeDeliveryFromCents ?? 0,
  deliveryGst: offer.deliveryGst ?? 'goods',
  minimumCents: offer.minimumCents ?? 0,
  belowMinimum: offer.belowMinimum ?? 'difference',
  smallOrderFeeCents: offer.smallOrderFeeCents ?? 0,
})
