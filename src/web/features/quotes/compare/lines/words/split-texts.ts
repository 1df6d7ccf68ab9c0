import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { dollars } from '#shared/money/money.ts'
import { counted, listed } from '#shared/text/words.ts'
import { itemAt } from '#shared/item-at.ts'
import { wholeInWords } from './basket-texts.ts'
import type { Names } from './row-reason.ts'

type Split = NonNullable<Comparison['split']>

const nameOf = (id: string, names: Names) => names.get(id) ?? 'a supplier'

/** Returns the heading of the best orders, under the buyer's rules where there are some. */
export function splitHeading(comparison: Comparison, { orders }: Split, hasRules: boolean): string {
  const of = `${wholeInWords(comparison)}${hasRules ? ' under your rules' : ''}`
  return orders.length === 1 ? `One order is cheapest for ${of}` : `${counted(orders.length, 'order')} are cheapest for ${of}`
}

/** Returns what the best orders save against the best single order, or that nobody could deliver them as one; null where there is no choice. */
export function savesInWords({ whole, bySuppliers }: Comparison, { orders, savesCents }: Split, names: Names): string | null {
  if (savesCents === null) return 'No supplier delivers all of them as one order.'
  if (orders.length === 1 && savesCents === 0) return bySuppliers.length > 1 ? 'Splitting it would not save anything.' : null
  const single = `the best single order${whole.cheapest.length === 1 ? `, from ${nameOf(itemAt(whole.cheapest, 0), names)}` : ''}`
  if (savesCents === 0) return `It costs as much as ${single}.`
  return savesCents > 0
    ? `Saves ${dollars(savesCents)} against ${single}.`
    : `Your rules make it ${dollars(-savesCents)} dearer than ${single}.`
}

/** Returns what one delivery fewer, or one more, would cost. The figures are without GST. */
export function deliveriesInWords({ bySuppliers, split }: Pick<Comparison, 'bySuppliers' | 'split'>): string[] {
  const orders = split?.orders.length ?? 0
  const costOf = (count: number) => bySuppliers.find(({ suppliers }) => suppliers === count)?.exGstCents
  const cost = costOf(orders)
  if (cost === undefined) return []
  const [fewer, more] = [costOf(orders - 1), costOf(orders + 1)]
  return [
    ...(fewer === undefined ? [] : [`One delivery fewer ${costsMore(fewer - cost)}.`]),
    ...(more === undefined ? [] : [`One delivery more ${costsMore(more - cost)}.`]),
  ]
}

const costsMore = (cents: number) =>
  cents === 0 ? 'costs the same' : `costs ${dollars(Math.abs(cents))} ${cents > 0 ? 'more' : 'less without GST'}`

/** Returns how much a better split could still save, where the search ended before it was sure; null where nothing can. */
export const gapInWords = ({ gapCents }: Split): string | null =>
  gapCents === 0
    ? null
    : `There are too many ways to try them all. This is the best that was found; another one could save up to ${dollars(gapCents)} more.`

/** Returns why not everything can be bought, and what would help. */
export function impossibleInWords({ impossible, lines }: Comparison, names: Names): string[] {
  if (!impossible) return []
  const items = lines.filter(({ lineId }) => impossible.without.includes(lineId)).map(({ item }) => item)
  const why = impossible.why.map(
    ({ offerId, shortCents }) =>
      `${nameOf(offerId, names)} does not deliver below its minimum order, and all that it has priced is ${dollars(shortCents)} short of it.`,
  )
  const reasons = why.length > 0 ? why : ['Your rules leave no way to buy all of it.']
  return items.length > 0 ? [...reasons, `Without ${listed(items)} the rest can be bought.`] : reasons
}
