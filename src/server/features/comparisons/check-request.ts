import type { ComparisonRequest } from '#contract/quotes/comparison/comparisons.ts'
import { MAX_PRICES_OF_LINE } from '#contract/quotes/supplier-quote.ts'
import { thousandths } from '#shared/comparison/amounts.ts'
import { repeatedFaults, type Fault } from '#server/http/faults.ts'
import { invalid } from '#server/http/problems.ts'

/** $10,000,000,000.00: sums of a hundred lines stay exact. */
const MAX_COST_CENTS = 1_000_000_000_000
export const TOO_DEAR = 'Please check this pack: the line would cost over $10,000,000,000.'

/** Returns whether whole packs that hold so much would cost more for a need than sums have room for. */
export const isTooDear = (need: number, contents: number, priceCents: number): boolean =>
  Math.ceil(thousandths(need) / thousandths(contents)) * priceCents > MAX_COST_CENTS

/** Refuses a request whose parts do not fit together. @throws 400 with the path of each fault */
export function checkRequest({ lines, offers, rules }: ComparisonRequest): void {
  const lineIds = new Set(lines.map(({ id }) => id))
  const offerIds = new Set(offers.map(({ id }) => id))
  const ruleFaults = (['substitutes', 'never', 'always'] as const).flatMap((kind) =>
    (rules?.[kind] ?? []).flatMap(({ offerId, lineId }, n) => [
      ...(offerIds.has(offerId) ? [] : [{ path: `rules.${kind}.${n}.offerId`, message: 'There is no such offer.' }]),
      ...(lineId === null || lineIds.has(lineId) ? [] : [{ path: `rules.${kind}.${n}.lineId`, message: 'There is no such line.' }]),
    ]),
  )
  const priceFaults = offers.flatMap(({ prices }, n) => faultsOfPrices(lines, prices, `offers.${n}.prices`))
  const faults = [...twice(lines, 'lines'), ...twice(offers, 'offers'), ...priceFaults, ...ruleFaults]
  if (faults.length > 0) throw invalid(faults)
}

const twice = (named: readonly { id: string }[], at: string) =>
  repeatedFaults(
    named.map(({ id }) => id),
    (n) => `${at}.${n}.id`,
    'Please give each id once.',
  )

function faultsOfPrices(lines: ComparisonRequest['lines'], prices: ComparisonRequest['offers'][number]['prices'], at: string): Fault[] {
  const lineOf = new Map(lines.map((line) => [line.id, line]))
  const counts = new Map<string, number>()
  return prices.flatMap(({ lineId, priceCents, contents }, m): Fault[] => {
    const line = lineOf.get(lineId)
    if (!line) return [{ path: `${at}.${m}.lineId`, message: 'There is no such line.' }]
    const count = (counts.get(lineId) ?? 0) + 1
    counts.set(lineId, count)
    if (count > MAX_PRICES_OF_LINE) return [{ path: `${at}.${m}`, message: `Please keep it to ${MAX_PRICES_OF_LINE} prices for a line.` }]
    const isDear = contents && isTooDear(line.need.amount, contents.amount, priceCents)
    return isDear ? [{ path: `${at}.${m}.contents`, message: TOO_DEAR }] : []
  })
}
