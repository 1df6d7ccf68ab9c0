import type { QuoteState } from '#contract/quotes/quote-states.ts'
import type { OtherPrices } from '#contract/quotes/comparison/other-prices.ts'
import type { ComparedOffer } from '#shared/comparison/request.ts'
import { comparedOffer, comparedPrice, type AskedLine } from '#shared/quoted-lines/compared-offer.ts'
import type { RequestRow } from '#server/features/quotes/thread/request-queries.ts'
import { isSeafoodLine } from '#server/features/quotes/thread/stored-quote.ts'

/** The states in which an answer is not live any more, whatever it says. */
const CLOSED: Partial<Record<QuoteState, ComparedOffer['closed']>> = { passed: 'passed', declined: 'declined', withdrawn: 'withdrawn' }

/** Returns the answer to a request as it is compared, by the id of the request. `isLapsed`: its last day is over, whatever its state says. */
export function comparedRequest({ id, status, supplier, lines, offer }: RequestRow, isLapsed: boolean): ComparedOffer {
  const closed = CLOSED[status]
  const state = { id, name: supplier.businessName, isExpired: status === 'expired' || isLapsed, ...(closed && { closed }) }
  const read = offer && { ...offer, lines: offer.lines.map((line) => ({ ...line, isSeafood: isSeafoodLine(line, lines) })) }
  return comparedOffer(state, lines, read)
}

/** Returns prices from elsewhere as they are compared. They are not of a supplier that was asked, so they cannot be accepted. */
export function comparedOther({ id, name, deliveryCents, prices }: OtherPrices, lines: readonly AskedLine[]): ComparedOffer {
  const lineById = new Map(lines.map((line) => [line.id, line]))
  return {
    id,
    name,
    deliveryCents,
    freeDeliveryFromCents: null,
    deliveryGst: null,
    minimumCents: null,
    belowMinimum: null,
    smallOrderFeeCents: null,
    isExpired: null,
    prices: prices.flatMap(({ lineId, ...price }) => {
      const line = lineById.get(lineId)
      return line ? [comparedPrice({ ...price, item: line.item, quantity: null }, line)] : []
    }),
  }
}
