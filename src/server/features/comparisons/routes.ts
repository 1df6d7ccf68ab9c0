import { compareOffers } from '#contract/quotes/comparison/comparisons.ts'
import { anyone } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { checkRequest } from './check-request.ts'
import type { CompareBriefly } from './compare-offers.ts'

/** Counted for each client address (docs/behaviour/limits.md, Request limits). */
const COMPARISONS = { name: 'comparison', points: 30, seconds: 60 }

export function comparisonRoutes(serve: Serve, compareBriefly: CompareBriefly): void {
  const compared = async (request: Parameters<typeof checkRequest>[0]) => {
    checkRequest(request)
    return compareBriefly(request)
  }
  serve(compareOffers, anyone, compared, { limit: COMPARISONS })
}
