import type { ResponseOf } from '#contract/api.ts'
import type { HeldPrice } from '#contract/quotes/held-prices.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { dollars } from '#shared/money/money.ts'
import { packInWords } from '#shared/money/pack-in-words.ts'
import { answerSpan } from '#shared/text/answer-span.ts'
import { checksInWords } from '#shared/text/check-texts.ts'
import { capitalised, counted, listed } from '#shared/text/words.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { clockTime, daySpans } from '#shared/time/delivery-times.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

type Deliveries = ResponseOf<'GET /api/suppliers/deliveries'>

/** What is read of a supplier that is compared; `null` where nobody asks for it, as without a place or an account of a buyer. */
export type ComparedSupplier = {
  supplier: Supplier
  delivery: Deliveries['suppliers'][number] | null
  times: ResponseOf<'GET /api/suppliers/:id/answer-times'>
  checks: ResponseOf<'GET /api/suppliers/:id/checks'>
  products: ResponseOf<'GET /api/suppliers/:id/featured-products'>
  terms: ResponseOf<'GET /api/prices/terms'> | null
}

/** A fact in words: none where it is not known. `isList`: no line says more than the others. The least rank is the best; null has none. */
export type Fact = { lines: readonly string[]; rank: number | null; hasSeal: boolean; isList: boolean }
export type FactRow = { label: string; facts: readonly (Fact & { isBest: boolean })[] }

/** The most products of a supplier that are named. */
const MAX_PRODUCTS = 6

const said = (...lines: (string | null | false | undefined)[]): Fact => ({
  lines: lines.filter((line): line is string => Boolean(line)),
  rank: null,
  hasSeal: false,
  isList: false,
})

/** Returns what is compared, a row each, in the order of the suppliers. */
export function comparedFacts(suppliers: readonly ComparedSupplier[], place: Deliveries['place'], isBuyer: boolean): FactRow[] {
  const row = (label: string, factOf: (supplier: ComparedSupplier) => Fact) => ({ label, facts: withBest(suppliers.map(factOf)) })
  return [
    row(place ? `Delivers to ${place.label}` : 'Delivers to you', deliveryFact),
    row('Delivery days', daysFact),
    row('Minimum order', minimumFact),
    ...(isBuyer ? [row('Delivery fee', feeFact)] : []),
    row('Rating', ratingFact),
    row('Answers', answersFact),
    row('Verified', checksFact),
    ...(isBuyer ? [row('Prices for you', pricesFact)] : []),
    row('Products', productsFact),
  ]
}

/** Marks the best of a row, several where they are alike; none where all of them are, or only one is known. */
function withBest(facts: readonly Fact[]) {
  const ranks = facts.flatMap(({ rank }) => (rank === null ? [] : [rank]))
  const best = Math.min(...ranks)
  const differs = ranks.some((rank) => rank !== best)
  return facts.map((fact) => ({ ...fact, isBest: differs && fact.rank === best }))
}

function deliveryFact({ delivery }: ComparedSupplier): Fact {
  if (!delivery || delivery.delivers === null) return said()
  if (!delivery.delivers) return said('No')
  const { nextDelivery, isEverywhere } = delivery
  return said(
    isEverywhere ? 'Yes' : 'To parts of it',
    nextDelivery ? `Next ${nextDelivery.words.day}, order by ${nextDelivery.words.time}` : 'Next delivery not known',
  )
}

function daysFact({ supplier: { deliveryDays, cutOff } }: ComparedSupplier): Fact {
  const days = listed(daySpans(deliveryDays))
  return said(days && capitalised(days), cutOff && `Order by ${clockTime(cutOff)} the day before`)
}

function minimumFact({ supplier: { minimumOrderCents } }: ComparedSupplier): Fact {
  if (minimumOrderCents === null) return said()
  return { ...said(minimumOrderCents === 0 ? 'None' : dollars(minimumOrderCents)), rank: minimumOrderCents }
}

function feeFact({ terms }: ComparedSupplier): Fact {
  if (!terms?.delivery) return said()
  const { deliveryCents, freeDeliveryFromCents, quotedAt } = terms.delivery
  const isFreeFrom = deliveryCents > 0 && freeDeliveryFromCents !== null && freeDeliveryFromCents > 0
  return said(
    deliveryCents === 0 ? 'None' : dollars(deliveryCents),
    isFreeFrom && `Free from ${dollars(freeDeliveryFromCents)} of goods`,
    `Without GST, quoted ${dayInWords(sydneyDay(new Date(quotedAt)))}`,
  )
}

function ratingFact({ supplier: { averageRating, totalReviews } }: ComparedSupplier): Fact {
  if (totalReviews === 0) return said('No reviews yet')
  return { ...said(`${averageRating} of 5`, countedReviews(totalReviews)), rank: -Number(averageRating) }
}

const countedReviews = (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en-AU')} reviews`)

function answersFact({ times: { medianMinutes, requests, days } }: ComparedSupplier): Fact {
  if (medianMinutes === null) return said()
  // Two that read the same are alike.
  const span = answerSpan(medianMinutes)
  return { ...said(`Within ${span}`, `Of ${counted(requests, 'request')} in ${days} days`), rank: rankOfSpan(medianMinutes) }
}

/** Returns the least minutes that read the same. */
function rankOfSpan(minutes: number): number {
  let least = Math.max(1, minutes)
  while (least > 1 && answerSpan(least - 1) === answerSpan(minutes)) least--
  return least
}

function checksFact({ supplier: { isVerified }, checks }: ComparedSupplier): Fact {
  const made = checksInWords(checks).map(({ what, when }) => (when ? `${what}. ${when}` : what))
  return { ...said(isVerified ? 'Verified' : 'Not verified', ...made), hasSeal: isVerified }
}

function pricesFact({ terms }: ComparedSupplier): Fact {
  if (!terms) return said()
  if (terms.prices.length === 0) return said('None accepted yet')
  const more = terms.priceCount - terms.prices.length
  return { ...said(...terms.prices.map(priceInWords), more > 0 && `and ${more} more`), isList: true }
}

function priceInWords({ item, packSize, unit, priceCents, status, heldUntil, change }: HeldPrice): string {
  const price = `${item}: ${dollars(priceCents)} for ${packInWords({ packSize, unit })}`
  if (status === 'held' && heldUntil) return `${price}, held until ${dayInWords(heldUntil)}`
  if (status === 'changing' && change) return `${price}, ${dollars(change.priceCents)} from ${dayInWords(change.from)}`
  return `${price}, no longer held`
}

function productsFact({ products }: ComparedSupplier): Fact {
  const named = products.slice(0, MAX_PRODUCTS).map(({ title, price }) => (price ? `${title}, ${price}` : title))
  return { ...said(...named, products.length > MAX_PRODUCTS && `and ${products.length - MAX_PRODUCTS} more`), isList: true }
}
