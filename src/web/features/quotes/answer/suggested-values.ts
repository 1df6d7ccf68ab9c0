import type { AnswerSuggestions, SuggestedLine } from '#contract/quotes/answer-suggestions.ts'
import { dollars } from '#shared/money/money.ts'
import { typedDollars } from '#shared/money/typed-numbers.ts'
import { sydneyDate } from '#shared/time/when.ts'
import { BLANK, BLANK_LINE, type AnswerValues, type LineValues } from './answer-values.ts'

/** Returns the form values of what an answer can start with; what is not known stays blank. */
export const suggestedValues = ({ lines, minimumCents }: AnswerSuggestions): AnswerValues => ({
  ...BLANK,
  lines: lines.length > 0 ? lines.map(suggestedLine) : BLANK.lines,
  minimumCents: typedDollars(minimumCents),
})

const suggestedLine = (line: SuggestedLine): LineValues => ({
  ...BLANK_LINE,
  item: line.item,
  packSize: line.packSize ?? '',
  unit: line.unit ?? '',
  quantity: '',
  priceCents: typedDollars(line.priceCents),
  gst: line.gst ?? BLANK_LINE.gst,
  gstFor: line.usualFor ?? '',
  source: sourceOf(line),
})

/** Says where the figures of a suggested line are from: "Last quoted $31.50 to this buyer, Tue 3 Nov". */
export function sourceOf({ quoted, priceText, priceCents }: Pick<SuggestedLine, 'quoted' | 'priceText' | 'priceCents'>): string {
  const listed = priceText === null ? '' : `Your listing says ${priceText}`
  if (quoted === null) return priceCents === null ? listed || 'From your products' : `From your products: ${priceText}`
  const price = priceCents === null ? '' : `${dollars(priceCents)} `
  const last = `Last quoted ${price}${quoted.toThisBuyer ? 'to this buyer, ' : 'on '}${sydneyDate(quoted.at)}`
  return listed ? `${last}. ${listed}` : last
}
