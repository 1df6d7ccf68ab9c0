import type { Cell } from '#contract/quotes/comparison/comparison-results.ts'
import type { Quote } from '#contract/quotes/supplier-quote.ts'
import { dollars } from '#shared/money/money.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'

type WithOffer = { offer: Pick<Quote, 'lines'> } | null

/** Returns the prices of an answer for a line as they were typed: "$12.00 for 5 kg bag". */
export const pricesOf = (lineId: string, request: WithOffer): string[] =>
  (request?.offer.lines ?? [])
    .filter(({ requestLineId }) => requestLineId === lineId)
    .map((line) => `${dollars(line.priceCents)} for ${packInWords(line)}`)

/** Returns the pack of the price that a cell shows, "12 x 1 L"; null where two packs cost the same, or none does. */
export function packOf(
  { costCents, substitute }: Pick<Cell, 'costCents' | 'substitute'>,
  lineId: string,
  request: WithOffer,
): string | null {
  const shown = (request?.offer.lines ?? []).filter(
    (line) => line.requestLineId === lineId && line.costCents === costCents && line.isSubstitute === (substitute !== null),
  )
  const packs = new Set(shown.map(packInWords))
  return packs.size === 1 ? ([...packs][0] ?? null) : null
}
