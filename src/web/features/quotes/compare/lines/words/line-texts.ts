import type { Cell } from '#contract/quotes/comparison/comparison-results.ts'
import { unitPrice } from '#shared/money/money.ts'
import { amountInWords } from '#shared/order-line/quantity-texts.ts'
import { counted } from '#shared/text/words.ts'
import type { ComparedRow } from '#web/features/quotes/compare/lines/compared-rows.ts'

type OfNeed = Pick<ComparedRow, 'need'>

/** Returns what a line asks for: "30 L". */
export const needInWords = ({ need }: OfNeed): string => (need ? amountInWords(need) : 'what you need')

/** Returns the price of one of its measure: "$3.00 / L"; null where there is none. */
export const unitInWords = ({ unitCents }: Pick<Cell, 'unitCents'>, { need }: OfNeed): string | null =>
  unitCents === null || !need ? null : `${unitPrice(unitCents)} / ${need.measure}`

type OfPacks = Pick<Cell, 'packs' | 'isEstimate'>

/** Returns the packs that cover the need: "3 packs of 12 x 1 L"; of what is sold by weight the weight itself. Null without a price. */
export function packsInWords({ packs, isEstimate }: OfPacks, row: OfNeed, pack: string | null = null): string | null {
  if (packs === null) return null
  if (isEstimate) return `about ${needInWords(row)}, weighed at delivery`
  // A pack that is named by its holder is said by that: "2 × carton of 500".
  if (pack && /^\p{L}/u.test(pack)) return `${packs} × ${pack}`
  return `${counted(packs, 'pack')}${pack ? ` of ${pack}` : ''}`
}

/** Returns what is left over after the need: "6 L more than you need"; null where nothing is. */
export const surplusInWords = ({ surplus }: Pick<Cell, 'surplus'>, { need }: OfNeed): string | null =>
  surplus && need ? `${amountInWords({ amount: surplus, measure: need.measure })} more than you need` : null

/** What a cell says that has no price, or one that does not count. */
export const STATE_WORDS: Record<Exclude<Cell['state'], 'priced' | 'substitute'>, string> = {
  short: 'Has less than you need',
  passed: 'Does not sell it',
  unanswered: 'No price',
  'not-asked': 'Not asked for it',
  expired: 'Price has expired',
  'not-comparable': 'Priced in another measure',
}

/** Returns the marks of a price within its line. Each says of what it is the least. */
export function marksOf(offerId: string, row: ComparedRow): string[] {
  const { cheapest, lowestUnit, need, counting } = row
  const isCheapest = cheapest.includes(offerId)
  if (counting.length < 2) return isCheapest ? ['Only price'] : []
  const isSame = cheapest.length === counting.length
  // The least unit price is named apart only where another one costs less for the need.
  const isOtherUnit = lowestUnit.includes(offerId) && !cheapest.some((id) => lowestUnit.includes(id))
  return [
    ...(isCheapest ? [`${isSame ? 'Same price' : 'Cheapest'} for ${needInWords(row)}`] : []),
    ...(isOtherUnit && need ? [`Lowest price per ${need.measure}`] : []),
  ]
}
