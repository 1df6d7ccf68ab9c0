import type { filterTexts } from '#contract/site-texts/listing-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { type DeliverBy, STATES, type StateCode } from '#contract/options.ts'
import { keysOf } from '#shared/objects.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import { destinationOf, type DeliveryTexts } from '#web/features/directory/rows/delivery-line.ts'
import { NO_FILTERS, type DirectorySearch } from '#web/features/directory/search/directory-search.ts'

const wholeDollars = (cents: number) => `$${cents / 100}`

type FilterTexts = typeof filterTexts.texts

export const minimumWords = (texts: FilterTexts, cents: number) => filled(texts.minimumUpTo, { amount: wholeDollars(cents) })
export const ratingWords = (texts: FilterTexts, stars: number) => filled(texts.ratingFrom, { stars })
export const dayWords = (texts: FilterTexts, day: DeliverBy) => (day === 'sat' ? texts.bySaturday : texts.byTomorrow)
// An own property of STATES is a code.
export const stateName = (state: string) => (Object.hasOwn(STATES, state) ? STATES[state as StateCode] : state)

/** An active filter; `name` is its parameter in the address. */
export type ActiveFilter = { name: keyof typeof NO_FILTERS; label: string }

type ActiveFiltersTexts = { filters: FilterTexts; delivery: DeliveryTexts }

/** Returns the labels of the active filters except the text, in the order of the page. */
export function activeFilters(
  { filters, delivery }: ActiveFiltersTexts,
  search: DirectorySearch,
  place: ResolvedPlace | null | undefined,
): ActiveFilter[] {
  const { category, state, location, delivers, minRating, verified, maxMinimumCents, onOffer, answersAtOnce, deliverBy } = search
  const labels: Record<ActiveFilter['name'], string | undefined | false> = {
    category,
    location: location && (place?.label ?? location),
    delivers: delivers && (place ? filled(delivery.delivers, { destination: destinationOf(delivery, place) }) : filters.delivers),
    state: state && stateName(state),
    maxMinimumCents: maxMinimumCents !== undefined && minimumWords(filters, maxMinimumCents),
    minRating: minRating !== undefined && ratingWords(filters, minRating),
    verified: verified && filters.verified,
    onOffer: onOffer && filters.onOffer,
    answersAtOnce: answersAtOnce && filters.answersAtOnce,
    deliverBy: deliverBy && dayWords(filters, deliverBy),
  }
  return keysOf(labels).flatMap((name) => (labels[name] ? [{ name, label: labels[name] }] : []))
}
