import { EVERY_LINE, type getBulkComparison } from '#contract/quotes/comparison/bulk-comparison.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { OffersToCompare, Rules } from '#shared/comparison/request.ts'
import { invalid } from '#server/http/problems.ts'

type Query = Pick<Input<typeof getBulkComparison>, 'substitutes' | 'never' | 'always' | 'most' | 'savesAtLeast'>

const KINDS = ['substitutes', 'never', 'always'] as const

/** Returns the rules in an address. @throws 400 at the name of those that name no offer or line of the comparison */
export function rulesOf({ most, savesAtLeast, ...query }: Query, { lines, offers }: Pick<OffersToCompare, 'lines' | 'offers'>): Rules {
  const [offerIds, lineIds] = [new Set(offers.map(({ id }) => id)), new Set(lines.map(({ id }) => id))]
  const parsed = { substitutes: pairsOf(query.substitutes), never: pairsOf(query.never), always: pairsOf(query.always) }
  const isKnown = ({ offerId, lineId }: (typeof parsed)['never'][number]) =>
    offerIds.has(offerId) && (lineId === EVERY_LINE || lineIds.has(lineId))
  const faults = KINDS.filter((kind) => !parsed[kind].every(isKnown))
  if (faults.length > 0)
    throw invalid(faults.map((path) => ({ path, message: 'One of these rules names an offer or a line that is not there.' })))
  const ofOffer = (pairs: typeof parsed.never) =>
    pairs.map(({ offerId, lineId }) => ({ offerId, lineId: lineId === EVERY_LINE ? null : lineId }))
  return {
    substitutes: parsed.substitutes,
    never: ofOffer(parsed.never),
    always: ofOffer(parsed.always),
    most: most ?? null,
    savesAtLeastCents: savesAtLeast ?? null,
  }
}

/** Ids are stored in lower case. The contract has checked that each rule has an offer and a line. */
const pairsOf = (rules: readonly string[]) =>
  rules.map((rule) => {
    const [offerId, lineId] = rule.toLowerCase().split(':') as [string, string]
    return { offerId, lineId }
  })
