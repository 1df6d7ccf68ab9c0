import { useQueries } from '@tanstack/react-query'
import { isUndecided } from '#contract/quotes/quote-states.ts'
import type { QuoteDetail, QuoteRequest } from '#contract/quotes/quotes.ts'
import type { NextDelivery } from '#contract/suppliers/suppliers.ts'
import { query } from '#web/api/reads/query.ts'
import { useRememberedPlace } from '#web/storage/place.ts'

type Asked = Pick<QuoteRequest, 'status' | 'deliveryLocation' | 'supplier'> & { nextDelivery: NextDelivery | null }

/**
 * Returns the next delivery of each request's supplier: to the place that the request names, else, for its buyer, to the one that is remembered
 * in this browser. Null where that is not known.
 */
export function useNextDeliveries(requests: readonly Asked[], isBuyer: boolean): (NextDelivery | null)[] {
  const location = useRememberedPlace()
  const isAsked = ({ status, deliveryLocation, supplier }: Asked) =>
    isBuyer && location !== '' && !deliveryLocation && supplier.id !== null && isUndecided(status)
  const found = useQueries({
    queries: requests.map((request) => ({
      ...query('GET /api/suppliers/:id/delivery', { id: String(request.supplier.id), location }),
      enabled: isAsked(request),
    })),
  })
  return requests.map((request, at) => request.nextDelivery ?? (isAsked(request) ? (found[at]?.data?.nextDelivery ?? null) : null))
}

/** Returns "Tue 1 Dec, order by Mon 12 pm". */
export const dayAndOrderBy = ({ words: { day, time } }: NextDelivery): string => `${day}, order by ${time}`

/** The next delivery that an order would be part of; renders nothing where that is not known. */
export function NextDeliveryLine({ quote }: { quote: QuoteDetail }) {
  const [next] = useNextDeliveries([quote], quote.seenAs === 'buyer')
  return next ? <p>{`Next delivery ${dayAndOrderBy(next)}`}</p> : null
}
