import type { AnswerSuggestions } from '#contract/quotes/answer-suggestions.ts'
import type { CategoryName } from '#contract/options.ts'
import { usualGstOf, type UsualGst } from '#shared/money/usual-gst.ts'
import { askedFor } from '#server/reading/goods/asked-for.ts'
import { type Entry, isBroad } from '#server/vocabulary/entry.ts'
import { KeptTexts } from '#server/vocabulary/kept-texts.ts'

/** Groups too wide to be named: their goods are called by their own names. */
const WIDE = new Set(['Pantry', 'Produce', 'Meat', 'Prepared food', 'Consumables and sundries', 'Kitchenware'])

const MAX_KEPT = 5000
const kept = new KeptTexts<{ usual: UsualGst | null }>(MAX_KEPT)

/**
 * Returns the GST to begin a line with: what is usual for the goods that its words name, else for what suppliers of the category sell
 * (docs/behaviour/quotes.md, Prices).
 */
export const usualGst = (item: string, category: CategoryName): UsualGst =>
  kept.get(item, () => ({ usual: ofGoods(item) })).usual ?? usualGstOf(category)

/** Looks at the first goods that the words name: "House blend, 1 kg beans" names two, of one kind. */
function ofGoods(item: string): UsualGst | null {
  const goods = askedFor(item).flatMap(({ head }) => (head && isGoods(head) ? head : []))
  const [named] = goods
  // Food is free of GST, what is done for somebody is not.
  if (named?.kind === 'service') return { gst: 'taxable', usualFor: 'services' }
  if (!named || (named.gst !== 'free' && named.gst !== 'taxable')) return null
  return { gst: named.gst, usualFor: wordsFor(named) }
}

const isGoods = (entry: Entry): boolean => entry.kind !== 'quality' && !isBroad(entry)

const wordsFor = ({ group, term }: Entry): string =>
  group === '' || WIDE.has(group) ? term : group.charAt(0).toLowerCase() + group.slice(1)

type Suggested = Pick<AnswerSuggestions['lines'][number], 'item' | 'gst' | 'usualFor'>

/** Fills in the GST of suggested lines that were never quoted. */
export const withUsualGst = <Line extends Suggested, Of extends { lines: Line[] }>(suggestions: Of, category: CategoryName): Of => ({
  ...suggestions,
  lines: suggestions.lines.map((line) => (line.gst === null ? { ...line, ...usualGst(line.item, category) } : line)),
})
