import * as z from 'zod/mini'
import { CATEGORIES } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { WEEKDAY_NAMES, WEEKDAYS } from '#contract/suppliers/weekdays.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { withMatches } from '#server/features/assistant/buyer/matches.ts'
import { kilometres } from '#server/features/assistant/buyer/reason.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import { modelTool, type ModelTool } from '#server/ports/model/model.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { clockTime } from '#shared/time/delivery-times.ts'
import { dollars } from '#shared/money/money.ts'
import { listed } from '#shared/text/words.ts'
import { findForIntent, otherNeedsOf, type IntentMatches } from '#server/features/assistant/buyer/find-for-intent.ts'
import type { Intent } from '#server/features/assistant/message/ask.ts'
import { knownOf } from '#server/features/assistant/message/goods-said.ts'
import { goodsNamedIn } from './goods-named.ts'

/** So many suppliers of a search are told to the model. */
const MAX_FOR_MODEL = 6
/** A reply may search so often. */
const MAX_SEARCHES = 3

/** A supplier as it was found for a place. */
export type FoundSupplier = { row: SupplierRow; place: string | null }

/** What was read for one reply. */
export type Read = {
  /** Every supplier that was told to the model, by its id, as it was found last. */
  rows: Map<number, FoundSupplier>
  /** The last search that found somebody, else the last one. */
  last: { intent: Intent; found: IntentMatches } | undefined
  /** How many suppliers were told of. */
  counts: string[]
}

/** A text for a search: characters that nothing can be found by are spaces. */
const searched = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.overwrite((text) => text.replaceAll(/\p{C}/gu, ' ').trim()),
  )

const Search = z.object({
  what: searched(120),
  place: z.optional(z.nullable(searched(80))),
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

/**
 * Returns the search as a tool, and what it has read. The wish for it is of the model, and so no source of anything; what it finds is the
 * marketplace's own. `said` are the reader's words.
 */
export function buyerTools(directory: Directory, said: string[]): { tools: ModelTool[]; read: Read } {
  const read: Read = { rows: new Map(), last: undefined, counts: [] }
  let searches = 0
  const search = modelTool({
    name: 'search_suppliers',
    description: DESCRIPTION,
    input: Search,
    async run(input) {
      if (++searches > MAX_SEARCHES) return { error: 'Enough was searched. Please reply with what was found.' }
      const place = input.place ? resolvePlace(input.place) : undefined
      if (place === null) return { error: 'No such place in Australia. Please ask which suburb is meant.' }
      const intent = intentFrom(input, place?.place.label ?? null)
      const found = await findForIntent(directory, intent)
      const rows = await withMatches(directory, found.rows.slice(0, MAX_FOR_MODEL), intent, found)
      for (const row of rows) read.rows.set(row.id, { row, place: intent.place })
      if (rows.length > 0 || !read.last) read.last = { intent, found: { ...found, rows } }
      read.counts.push(`${rows.length} suppliers`)
      const suppliers = rows.map((row) => ({ id: row.id, ...(isCalled(row, said) && { called: true }), ...factsOf(row) }))
      return { ...summaryOf(intent, found), suppliers }
    },
  })
  return { tools: [search], read }
}

const intentFrom = (input: z.output<typeof Search>, place: string | null): Intent => ({
  text: input.what,
  ...knownOf(input.what),
  isBroad: false,
  isUnknown: false,
  place,
  quantity: null,
  deliversOn: input.deliversOn ?? [],
  speed: input.speed ?? null,
  maxMinimumCents: typeof input.maxMinimumDollars === 'number' ? Math.round(input.maxMinimumDollars * 100) : null,
  isVerified: input.verified ?? false,
  hasPromotion: input.onOffer ?? false,
  isBestRated: input.sort === 'rating',
  isCheap: input.sort === 'smallest minimum',
  isClosest: input.sort === 'nearest',
})

/** Returns how a search was read, and what had to be left out of it so that somebody is found. */
function summaryOf(intent: Intent, { reading, givenUp, rows }: IntentMatches) {
  const nobody = {
    day: 'delivers on those days',
    needs: listed(otherNeedsOf(intent)),
    place: 'delivers there',
    state: 'is in that state',
    goods: 'lists exactly that; these are of its category',
  }
  return {
    place: intent.place ?? undefined,
    minimumUpTo: intent.maxMinimumCents === null ? undefined : dollars(intent.maxMinimumCents),
    readAs: reading.corrected,
    leftOut: reading.leftOut,
    nobody: rows.length === 0 ? 'Nobody is listed for this.' : givenUp.length > 0 ? givenUp.map((each) => nobody[each]) : undefined,
  }
}

/** Returns whether the reader has named a supplier, which the model reads as its id only. One word alone may be goods. */
const isCalled = ({ businessName }: SupplierRow, said: string[]): boolean =>
  wordsIn(businessName).length > 1 && said.some((text) => text.toLowerCase().includes(businessName.toLowerCase()))

/**
 * Returns what the model is told of a supplier; also what its sentences are checked against. All words of it are the program's own: a text of the
 * supplier's, a name included, could tell the model what to do.
 */
export const factsOf = (row: SupplierRow) => ({
  category: row.category,
  where: homeOf(row),
  rating: row.totalReviews === 0 ? 'no reviews yet' : `${row.averageRating} out of 5 from ${row.totalReviews} reviews`,
  verified: row.isVerified,
  ...(row.delivers !== undefined && { deliversThere: row.delivers ?? 'not said' }),
  ...(typeof row.distanceKm === 'number' && { distance: kilometres(row.distanceKm) }),
  deliveryDays: row.deliveryDays.length > 0 ? listed(row.deliveryDays.map((day) => WEEKDAY_NAMES[day])) : 'not said',
  ...(row.cutOff !== null && { orderBefore: clockTime(row.cutOff) }),
  minimumOrder: row.minimumOrderCents === null ? 'not given' : dollars(row.minimumOrderCents),
  ...(row.promotion && { onOfferUntil: dayInWords(row.promotion.endsOn) }),
  has: goodsNamedIn(row).join(', '),
})

/** Returns the suburb of a supplier as the list of places has it, since its own may be any text; else its state. */
export function homeOf({ suburb, state }: SupplierRow): string {
  const home = suburb === null ? null : resolvePlace([suburb, state].filter(Boolean).join(' '), state ?? undefined)
  return home?.place.label ?? state ?? 'not given'
}
