import * as z from 'zod/mini'
import { CATEGORIES } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from '#contract/weekdays.ts'
import type { Directory } from '#server/features/directory/counts.ts'
import { NOISE_WORDS } from '#server/features/directory/noise-words.ts'
import { plain, wordsIn } from '#server/features/directory/words.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import { modelTool, type ModelTool } from '#server/ports/model/model.ts'
import { dayInWords } from '#shared/day-in-words.ts'
import { clockTime } from '#shared/delivery-times.ts'
import { dollars } from '#shared/money.ts'
import { listed } from '#shared/words.ts'
import { findForWish, otherNeedsOf, type FoundForWish } from '#server/features/assistant/find-for-wish.ts'
import type { Wish } from '#server/features/assistant/read-message.ts'

/** So many suppliers of a search are told to the model. */
const TOLD = 6
/** A reply may search so often. */
const SEARCHES_MOST = 3
/** Words of a listing that are told of it. */
const LISTING_WORDS = 60

/** What was read for one reply. */
export type Read = {
  /** Every supplier that was told to the model, by its id. */
  rows: Map<number, SupplierRow>
  /** The last search that found somebody, else the last one. */
  last: { wish: Wish; found: FoundForWish } | undefined
  /** What was told besides suppliers. */
  told: string[]
}

const Search = z.object({
  what: z.string().check(z.maxLength(120)),
  place: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  deliversOn: z.optional(z.nullable(z.array(z.enum(WEEKDAYS)).check(z.maxLength(7)))),
  speed: z.optional(z.nullable(z.enum(['same day', 'next day']))),
  maxMinimumDollars: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1_000_000)))),
  verified: z.optional(z.nullable(z.boolean())),
  onOffer: z.optional(z.nullable(z.boolean())),
  sort: z.optional(z.nullable(z.enum(['best match', 'rating', 'smallest minimum', 'nearest']))),
})

const DESCRIPTION = `Searches the suppliers of the marketplace, best first. "what" is goods, a service or a supplier's name in a few words ("coffee
beans", "halal chicken"); empty for any. Categories: ${CATEGORIES.join(', ')}. "place" is where it should be delivered: an Australian suburb, postcode, city or
state. Searches know typos and trade words. It returns what nobody has of it, and the nearest.`

/** Returns the search as a tool, and what it has read. The wish for it is of the model; what it finds is the marketplace's own. */
export function buyerTools(directory: Directory): { tools: ModelTool[]; read: Read } {
  const read: Read = { rows: new Map(), last: undefined, told: [] }
  let searches = 0
  const search = modelTool({
    name: 'search_suppliers',
    description: DESCRIPTION,
    input: Search,
    async run(input) {
      if (++searches > SEARCHES_MOST) return { error: 'Enough was searched. Please reply with what was found.' }
      const place = input.place?.trim() ? resolvePlace(input.place) : undefined
      if (place === null) return { error: 'No such place in Australia. Please ask which suburb is meant.' }
      const wish = wishFrom(input, place?.place.label ?? null)
      const found = await findForWish(directory, wish)
      const rows = found.rows.slice(0, TOLD)
      for (const row of rows) read.rows.set(row.id, row)
      if (rows.length > 0 || !read.last) read.last = { wish, found: { ...found, rows } }
      const summary = summaryOf(wish, found)
      read.told.push(`${rows.length} suppliers`, ...Object.values(summary).flatMap((each) => each ?? []))
      return { ...summary, suppliers: rows.map((row) => ({ id: row.id, ...factsOf(row), words: listingWords(row) })) }
    },
  })
  return { tools: [search], read }
}

const wishFrom = (input: z.output<typeof Search>, place: string | null): Wish => ({
  text: input.what.trim(),
  isBroad: false,
  place,
  quantity: null,
  deliversOn: input.deliversOn ?? [],
  speed: input.speed ?? null,
  maxMinimumCents: typeof input.maxMinimumDollars === 'number' ? Math.round(input.maxMinimumDollars * 100) : null,
  isVerified: input.verified ?? false,
  isOnOffer: input.onOffer ?? false,
  isBestRated: input.sort === 'rating',
  isCheap: input.sort === 'smallest minimum',
  isClosest: input.sort === 'nearest',
})

/** How a search was read, and what had to be left out of it so that somebody is found. */
function summaryOf(wish: Wish, { reading, givenUp, rows }: FoundForWish) {
  const nobody = {
    day: 'delivers on those days',
    needs: listed(otherNeedsOf(wish)),
    place: 'delivers there',
    state: 'is in that state',
    goods: 'lists exactly that; these are of its category',
  }
  return {
    place: wish.place ?? undefined,
    minimumUpTo: wish.maxMinimumCents === null ? undefined : dollars(wish.maxMinimumCents),
    readAs: reading.corrected,
    leftOut: reading.leftOut,
    nobody: rows.length === 0 ? 'Nobody is listed for this.' : givenUp.length > 0 ? givenUp.map((each) => nobody[each]) : undefined,
  }
}

/** What the model is told of a supplier; also what its sentences are checked against. Nothing in it is a sentence of the supplier's. */
export const factsOf = (row: SupplierRow) => ({
  name: row.businessName,
  category: row.category,
  where: [row.suburb, row.state].filter(Boolean).join(' ') || 'not given',
  rating: row.totalReviews === 0 ? 'no reviews yet' : `${row.averageRating} out of 5 from ${row.totalReviews} reviews`,
  verified: row.isVerified,
  ...(row.delivers !== undefined && { deliversThere: row.delivers ?? 'not said' }),
  ...(typeof row.distanceKm === 'number' && { distance: `${Math.max(1, Math.round(row.distanceKm))} km` }),
  deliveryDays: row.deliveryDays.length > 0 ? listed(row.deliveryDays.map((day) => WEEKDAY_NAMES[day])) : 'not said',
  ...(row.cutOff !== null && { orderBefore: clockTime(row.cutOff) }),
  minimumOrder: row.minimumOrderCents === null ? 'not given' : dollars(row.minimumOrderCents),
  ...(row.promotion && { onOfferUntil: dayInWords(row.promotion.endsOn) }),
})

/**
 * The words of a listing in the order of the alphabet: they tell what it has, and no longer what anybody should do.
 */
export const listingWords = ({ tags, description }: SupplierRow): string =>
  [...new Set(wordsIn([...tags, description].join(' ')).map(plain))]
    .filter((word) => !NOISE_WORDS.has(word))
    .slice(0, LISTING_WORDS)
    .toSorted()
    .join(' ')
