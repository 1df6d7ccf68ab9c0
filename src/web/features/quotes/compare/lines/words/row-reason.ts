import type { Cell } from '#contract/quotes/comparison/comparison-results.ts'
import { dollars } from '#shared/money/money.ts'
import { amountInWords } from '#shared/order-line/quantity-texts.ts'
import { listed } from '#shared/text/words.ts'
import type { ComparedRow, Need } from '#web/features/quotes/compare/lines/compared-rows.ts'
import { itemAt } from '#shared/item-at.ts'
import { required } from '#shared/required.ts'
import { needInWords } from './line-texts.ts'

/** The names of the offers by their ids. */
export type Names = ReadonlyMap<string, string>
export type Ranking = 'exGst' | 'total'

const namesOf = (ids: readonly string[], names: Names) => listed(ids.map((id) => names.get(id) ?? 'a supplier'))

/** Returns in one or two sentences why a row looks as it does: who is cheapest and who next, or why nobody is. */
export const rowReason = (row: ComparedRow, names: Names, rankedBy: Ranking): string =>
  [mainReason(row, names), gstReason(row, rankedBy)].filter(Boolean).join(' ')

function mainReason(row: ComparedRow, names: Names): string {
  const { counting, cheapest, lowestUnit } = row
  if (counting.length === 0) return uncountedReason(row, names)
  if (counting.length === 1) return `Only ${namesOf(counting, names)} has a price that counts.`
  if (cheapest.length === counting.length) return `${namesOf(cheapest, names)} cost the same for ${needInWords(row)}.`
  if (row.need && !cheapest.some((id) => lowestUnit.includes(id))) return packReason(row, row.need, names)
  return nextReason(row, names)
}

/** Whoever has the least unit price does not cost the least for the need. */
function packReason(row: ComparedRow, need: NonNullable<Need>, names: Names): string {
  const { cheapest, lowestUnit } = row
  const least = `${namesOf(cheapest, names)} ${cheapest.length === 1 ? 'is' : 'are'} cheapest for ${needInWords(row)}.`
  const { surplus } = cellOf(row, itemAt(lowestUnit, 0))
  const why = surplus ? `, but you would have to buy ${amountInWords({ amount: surplus, measure: need.measure })} more than you need` : ''
  return `${least} ${namesOf(lowestUnit, names)} ${lowestUnit.length === 1 ? 'has' : 'have'} the lower price per ${need.measure}${why}.`
}

/** Names the next after the cheapest, with both costs of the need. */
function nextReason(row: ComparedRow, names: Names): string {
  const { counting, cheapest } = row
  const others = counting.filter((id) => !cheapest.includes(id)).map((id) => cellOf(row, id))
  const next = itemAt(
    others.toSorted((one, other) => costOf(one) - costOf(other)),
    0,
  )
  const verb = cheapest.length === 1 ? 'costs' : 'cost'
  const least = costOf(cellOf(row, itemAt(cheapest, 0)))
  // A venue that cannot claim GST back ranks with it, and the prices here are without.
  if (costOf(next) <= least) return `${namesOf(cheapest, names)} ${verb} the least for ${needInWords(row)} once GST is added.`
  const about = cellOf(row, itemAt(cheapest, 0)).isEstimate ? 'about ' : ''
  return `${namesOf(cheapest, names)} ${verb} ${about}${dollars(least)} for ${needInWords(row)}, ${namesOf([next.offerId], names)} is next with ${next.isEstimate ? 'about ' : ''}${dollars(costOf(next))}.`
}

/** Nobody's price counts. */
function uncountedReason({ cells, need }: ComparedRow, names: Names): string {
  if (!need) return 'You did not say how much of it you need, so its prices are not compared.'
  const having = (state: Cell['state']) => cells.filter((cell) => cell.state === state).map(({ offerId }) => offerId)
  const substitutes = having('substitute')
  if (substitutes.length > 0)
    return `${namesOf(substitutes, names)} ${substitutes.length === 1 ? 'offers' : 'offer'} something else instead. It counts once you allow it.`
  const short = having('short')
  if (short.length > 0)
    return `${namesOf(short, names)} ${short.length === 1 ? 'has' : 'have'} less than you need, and nobody has all of it.`
  if (having('not-comparable').length > 0) return 'It is priced in another measure than you asked for, so it cannot be compared.'
  if (having('expired').length > 0) return 'The prices for it have expired.'
  const asked = cells.filter(({ state }) => state !== 'not-asked')
  if (asked.length > 0 && asked.every(({ state }) => state === 'passed'))
    return asked.length === 1 ? 'The supplier that was asked does not sell it.' : 'None of the suppliers that were asked sells it.'
  return 'Nobody has priced it yet.'
}

const gstReason = ({ gstDiffers }: ComparedRow, rankedBy: Ranking): string | null =>
  gstDiffers
    ? `Some add GST to it and some do not: ${rankedBy === 'exGst' ? 'prices here are compared without it' : 'the cheapest is chosen with it'}.`
    : null

/** Returns the cell of an offer; every row has one for each. */
const cellOf = ({ cells }: ComparedRow, id: string): Cell =>
  required(
    cells.find(({ offerId }) => offerId === id),
    'The cell of an offer',
  )
const costOf = ({ costCents }: Cell) => costCents ?? Infinity
