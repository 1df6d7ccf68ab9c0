import type { getBulkComparison } from '#contract/quotes/comparison/bulk-comparison.ts'
import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { Db } from '#server/db/db.ts'
import type { OffersToCompare } from '#shared/comparison/request.ts'
import type { CompareBriefly } from '#server/features/comparisons/compare-offers.ts'
import { lapsedOfBulk } from '#server/features/quotes/steps/scheduled-step-queries.ts'
import { requestsOfBulk } from '#server/features/quotes/thread/request-queries.ts'
import { conflict } from '#server/http/problems.ts'
import { lineToCompare, linesOfRequests } from './compared-lines.ts'
import { comparedOther, comparedRequest } from './compared-requests.ts'
import { otherPricesOf } from '#server/features/quotes/other-prices/other-price-queries.ts'
import { isVenueRegistered } from './gst-queries.ts'
import { paidLines } from './paid-queries.ts'
import { rulesOf } from './rules-of-address.ts'

const NO_LINES = 'This request has no lines to compare. Its prices are compared as they were sent.'

/** What the comparison of a bulk request is read with. `ownerId`: the account whose private figures are in it; null for none. */
type Deps = { db: Db; now: () => Date; compareBriefly: CompareBriefly }

/** Compares what was answered to a bulk request. @throws 409 where it has no lines, 400 for a rule that names what is not there */
export async function compareBulk(
  deps: Deps,
  { id, ...query }: Input<typeof getBulkComparison>,
  ownerId: string | null,
): Promise<Comparison> {
  const asked = await offersOfBulk(deps, id, ownerId)
  return deps.compareBriefly({ ...asked, rules: rulesOf(query, asked) })
}

/** Returns what a bulk request is compared from, without rules. @throws 409 where it has no lines */
async function offersOfBulk({ db, now }: Deps, bulkId: string, ownerId: string | null): Promise<Omit<OffersToCompare, 'rules'>> {
  const requests = await requestsOfBulk(db, bulkId)
  const lines = linesOfRequests(requests)
  if (lines.length === 0) throw conflict(NO_LINES)
  const lapsed = new Set(await lapsedOfBulk(db, bulkId, now()))
  const paid = ownerId === null ? undefined : await paidLines(db, ownerId, bulkId)
  const others = ownerId === null ? [] : await otherPricesOf(db, ownerId, bulkId)
  const asked = requests.map((request) => comparedRequest(request, lapsed.has(request.id)))
  return {
    lines: lines.map((line) => lineToCompare(line, paid?.get(line.id))),
    offers: [...asked, ...others.map((other) => comparedOther(other, lines))],
    isGstRegistered: await isVenueRegistered(db, bulkId),
  }
}
