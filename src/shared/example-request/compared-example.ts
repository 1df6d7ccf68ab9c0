import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { compare } from '#shared/comparison/compare.ts'
import type { Rules } from '#shared/comparison/request.ts'
import { comparedLine, comparedOffer } from '#shared/quoted-lines/compared-offer.ts'
import { EXAMPLE_ANSWERS, EXAMPLE_TERMS } from './answers.ts'
import { EXAMPLE_LINES } from './lines.ts'

const lines = EXAMPLE_LINES.flatMap((line) => comparedLine(line) ?? [])
const offers = EXAMPLE_ANSWERS.map(({ id, name, ...answer }) =>
  comparedOffer({ id, name, isExpired: false }, EXAMPLE_LINES, {
    ...answer,
    ...EXAMPLE_TERMS,
  }),
)
const isOffer = (id: string) => offers.some((offer) => offer.id === id)
const isLine = (id: string | null) => id === null || lines.some((line) => line.id === id)

/** Compares the answers of the example by some rules, as every comparison is. A rule that names what is not there is ignored. */
export function comparedExample(rules: Rules): Comparison {
  const known = <Rule extends { offerId: string; lineId: string | null }>(of: readonly Rule[] | null) =>
    (of ?? []).filter(({ offerId, lineId }) => isOffer(offerId) && isLine(lineId))
  const { substitutes, never, always } = rules
  const ofExample = { ...rules, substitutes: known(substitutes), never: known(never), always: known(always) }
  // So few answers are compared in no time: none is left unproven.
  return compare({ lines, offers, rules: ofExample, isGstRegistered: null }, () => 0).comparison
}
