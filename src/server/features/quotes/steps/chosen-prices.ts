import type { ChosenOrder } from '#contract/quotes/bulk-acceptance.ts'
import type { AskedLine, StoredQuoteLine } from '#shared/quoted-lines/compared-offer.ts'
import { isComparable, shownPrice, type AcceptedPrice } from '#shared/quoted-lines/quoted-lines.ts'
import type { Fault } from '#server/http/faults.ts'

/** A request as far as its prices are chosen: what it asks for, the lines of the latest answer, and whether it is compared by what is paid. */
type Answered = { lines: readonly AskedLine[]; answer: readonly StoredQuoteLine[]; isByTotal: boolean }
/** The prices to be accepted, null for a request that has no lines, or what is wrong with the choice. */
type Chosen = { prices: AcceptedPrice[] | null; faults: Fault[] }

const NO_LINES = 'This request has no lines to choose from. Please accept it as a whole.'
const NOT_PRICED = 'The supplier has no price for one of these lines that can be ordered.'
const NOTHING_PRICED = 'None of the prices of this supplier counts yet. Please choose lines.'
const TWICE = 'Please name each line once.'
const NO_SUCH_PRICE = 'There is no such price for this line. Prices are counted from 0.'
const NOT_CHOSEN = 'This line is not among those of the order.'

/**
 * Returns which prices an order accepts: of each of its lines the one that is chosen, else the one that the comparison shows. Without lines
 * it is all that count without being allowed first, and those whose price is chosen.
 */
export function chosenPrices(order: ChosenOrder, { lines, answer, isByTotal }: Answered, at: string): Chosen {
  const { lineIds, prices } = order
  if (lines.length === 0) {
    const sent = (['lineIds', 'prices'] as const).filter((name) => order[name] !== null)
    return { prices: null, faults: sent.map((name) => ({ path: `${at}.${name}`, message: NO_LINES })) }
  }
  const askedById = new Map(lines.map((line) => [line.id, line]))
  const shownById = new Map(lines.map((line) => [line.id, shownPrice(answer, line, isByTotal)]))
  const given = new Map((prices ?? []).map(({ lineId, n }) => [lineId, n]))
  const counted = lines.flatMap(({ id }) => (shownById.get(id)?.counts || given.has(id) ? id : []))
  const ids = lineIds ?? counted
  const faults = faultsOfPrices(prices ?? [], { answer, askedById, ids: new Set(ids) }, at)
  const accepted = ids.flatMap((lineId) => {
    const n = given.get(lineId) ?? shownById.get(lineId)?.n
    return n === undefined ? [] : { lineId, n }
  })
  if (accepted.length < ids.length) faults.push({ path: `${at}.lineIds`, message: NOT_PRICED })
  else if (new Set(ids).size < ids.length) faults.push({ path: `${at}.lineIds`, message: TWICE })
  else if (ids.length === 0) faults.push({ path: `${at}.lineIds`, message: NOTHING_PRICED })
  return { prices: accepted, faults }
}

type Known = { answer: Answered['answer']; askedById: ReadonlyMap<string, AskedLine>; ids: ReadonlySet<string> }

function faultsOfPrices(prices: NonNullable<ChosenOrder['prices']>, { answer, askedById, ids }: Known, at: string): Fault[] {
  return prices.flatMap(({ lineId, n }, m): Fault[] => {
    const asked = askedById.get(lineId)
    if (!asked || !ids.has(lineId)) return [{ path: `${at}.prices.${m}.lineId`, message: NOT_CHOSEN }]
    if (prices.findIndex((price) => price.lineId === lineId) < m) return [{ path: `${at}.prices.${m}.lineId`, message: TWICE }]
    return isComparable(answer, asked, n) ? [] : [{ path: `${at}.prices.${m}.n`, message: NO_SUCH_PRICE }]
  })
}

/** Returns a fault for each order with a line that an order before it has too. */
export function repeatedLines(orders: readonly (readonly AcceptedPrice[] | null)[]): Fault[] {
  const orderOf = new Map<string, number>()
  return orders.flatMap((prices, n) => {
    const isRepeated = (prices ?? []).some(({ lineId }) => (orderOf.get(lineId) ?? n) < n)
    for (const { lineId } of prices ?? []) if (!orderOf.has(lineId)) orderOf.set(lineId, n)
    return isRepeated
      ? [{ path: `orders.${n}.lineIds`, message: 'One of these lines is in two orders. Please order it from one supplier.' }]
      : []
  })
}
