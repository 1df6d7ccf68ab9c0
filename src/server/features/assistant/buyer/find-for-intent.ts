import type { listSuppliers } from '#contract/directory/directory.ts'
import type { Input, ListPage } from '#contract/endpoint/endpoint.ts'
import type { CategoryName } from '#contract/options.ts'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { termsIn } from '#server/features/directory/dictionary/terms.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import { findByTheirWords, findSuppliers } from '#server/features/directory/listing/find-suppliers.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { isWordOf, lookUp } from '#server/vocabulary/vocabulary.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import type { Intent } from '#server/features/assistant/message/ask.ts'
import { comesOnRounds, isFastEnough, isOnItsDays } from '#server/features/assistant/message/rounds.ts'

/**
 * What had to be given up, so that somebody is found: the days, what else is needed (a minimum, an offer, the verification), the place for
 * its state, the state, and the goods for their category.
 */
export type GivenUp = 'day' | 'needs' | 'place' | 'state' | 'goods'
export type IntentMatches = {
  rows: SupplierRow[]
  reading: SearchReading
  /** In the order in which it was given up. */
  givenUp: GivenUp[]
  /** Whether more suppliers match than were looked at. */
  isPart: boolean
  /** The category of what is looked for, as far as it is known. */
  category: string | undefined
}

type Query = Input<typeof listSuppliers>
/** Returns a page of the search without what is given up. */
type Search = (givenUp: GivenUp[]) => Promise<ListPage<SupplierRow>>

/** So many of the best are looked at for what the search does not filter by. */
export const LOOKED_AT = 48

/** The conditions in the order in which a buyer would rather do without. */
const ORDER: GivenUp[] = ['day', 'needs', 'place', 'state']

/**
 * Returns the suppliers for a wish, best first; where nobody has all of it, those who have most, and what that leaves out. Whoever is in the
 * category of the goods goes before those who only mention them; where nobody has the goods, those of their category are nearest.
 */
export async function findForIntent(directory: Directory, intent: Intent): Promise<IntentMatches> {
  const listed = await categoryIn(directory, intent)
  const inCategory = listed && (await mostOf(searching(directory, intent, listed), intent, listed))
  if (inCategory && inCategory.rows.length > 0 && !isElsewhere(inCategory)) return inCategory
  const bare = listed && inCategory?.rows.length === 0 ? await byHead(directory, intent, listed) : undefined
  if (bare) return bare
  const found = await mostOf(searching(directory, intent), intent)
  if (inCategory && inCategory.rows.length > 0 && (isElsewhere(found) || found.rows.length === 0)) return inCategory
  if (found.rows.length === 0 && listed && isOfTrade(found.reading.corrected ?? intent.text, listed)) {
    const nearest = await nearestOf(directory, intent, listed)
    const { corrected } = found.reading
    if (nearest.rows.length > 0)
      return { ...nearest, reading: corrected === undefined ? {} : { corrected }, givenUp: [...nearest.givenUp, 'goods'] }
  }
  const [best] = found.rows
  // Who trades in something else than the best match only mentions what is looked for.
  const rows = intent.text === '' ? found.rows : found.rows.filter((row) => row.category === best?.category)
  return {
    ...found,
    rows: intent.isUnknown && found.reading.corrected === undefined ? rows.filter((row) => isCalledSo(row, intent)) : rows,
  }
}

/** Finds those of a category who may have the goods, those with something near first, as the list has them. */
async function nearestOf(directory: Directory, intent: Intent, category: CategoryName): Promise<IntentMatches> {
  const likely = await mostOf(
    searching(directory, { ...intent, text: intent.head || intent.text }, category, findSuppliers),
    intent,
    category,
  )
  return likely.rows.length > 0 ? likely : mostOf(searching(directory, { ...intent, text: '' }, category), intent, category)
}

/** Finds those of a category who have what decides, without all that was said of it besides. */
async function byHead(directory: Directory, intent: Intent, category: CategoryName): Promise<IntentMatches | undefined> {
  if (intent.head === '' || keyOf(intent.head) === keyOf(intent.text)) return undefined
  const found = await mostOf(searching(directory, { ...intent, text: intent.head }, category), intent, category)
  if (found.rows.length === 0) return undefined
  const has = new Set(wordsIn(intent.head).map(keyOf))
  const leftOut = wordsIn(intent.text).filter((word) => !has.has(keyOf(word)) && !/^(?:and|with)$/i.test(word))
  return { ...found, reading: { ...found.reading, ...(leftOut.length > 0 && { leftOut }) } }
}

/** Returns whether those who were found are not where it was asked for. */
const isElsewhere = ({ givenUp }: IntentMatches): boolean => givenUp.includes('place')

/** Returns whether a supplier has a word in its name or its tags. In a description a word that is no name of goods may mean anything. */
const isCalledSo = ({ businessName, tags }: SupplierRow, { text }: Intent): boolean => {
  const words = new Set(wordsIn([businessName, ...tags].join(' ')).map(keyOf))
  return wordsIn(text)
    .map(keyOf)
    .some((word) => words.has(word))
}

/** Returns the category that sells what is looked for; of several, the one of the best match. */
async function categoryIn(directory: Directory, intent: Intent): Promise<CategoryName | undefined> {
  const { categories } = intent
  if (intent.text === '' || categories.length <= 1) return intent.text === '' ? undefined : categories[0]
  const { items } = await searching(directory, intent)(['day', 'needs', 'place', 'state'])
  return categories.find((category) => category === items[0]?.category) ?? categories[0]
}

/**
 * Returns whether every word names goods of the trade or describes them. Of anything else, "roof tiles", a category has nothing that is
 * near.
 */
const isOfTrade = (text: string, category: CategoryName): boolean =>
  termsIn(text).every(({ own }) => lookUp(own) !== undefined || isWordOf(category, own))

/** Searches once for each query; days are no part of one. Those who say that they have it are found, or those whom the list has. */
function searching(directory: Directory, intent: Intent, category?: CategoryName, find = findByTheirWords): Search {
  const pages = new Map<string, Promise<ListPage<SupplierRow>>>()
  return (givenUp) => {
    const query = { ...queryOf(intent, givenUp), ...(category && { category }) }
    const key = JSON.stringify(query)
    const page = pages.get(key) ?? find(directory, query)
    pages.set(key, page)
    return page
  }
}

async function mostOf(search: Search, intent: Intent, category?: CategoryName): Promise<IntentMatches> {
  const asked = ORDER.filter((each) => isAsked(intent, each))
  let isPart = false
  for (let count = 0; count <= asked.length; count++) {
    const givenUp = asked.slice(0, count)
    const { items, total, reading = {} } = await search(givenUp)
    const rows = ordered(intent, items.filter(isOnTheDay(intent, givenUp)))
    if (rows.length > 0) return { rows, reading, givenUp, isPart, category }
    isPart ||= total > items.length
  }
  const { reading = {} } = await search([])
  return { rows: [], reading, givenUp: [], isPart, category }
}

/** Returns what is needed of a supplier besides goods, place and days. */
export const otherNeedsOf = ({ maxMinimumCents, hasPromotion, isVerified }: Intent) => [
  ...(maxMinimumCents === null ? [] : (['minimum'] as const)),
  ...(hasPromotion ? (['offer'] as const) : []),
  ...(isVerified ? (['verified'] as const) : []),
]

const isAsked = (intent: Intent, what: GivenUp): boolean =>
  ({
    day: intent.deliversOn.length > 0 || intent.speed !== null,
    needs: otherNeedsOf(intent).length > 0,
    place: intent.place !== null,
    state: intent.place !== null,
    goods: false,
  })[what]

function queryOf({ text, place, maxMinimumCents, hasPromotion, isVerified, isBestRated, isClosest }: Intent, givenUp: GivenUp[]): Query {
  const [hasNeeds, isThere, isInState] = (['needs', 'place', 'state'] as const).map((each) => !givenUp.includes(each))
  // Without the place, who is in the same state is nearest.
  const state = place !== null && !isThere && isInState ? resolvePlace(place)?.place.state : undefined
  return {
    limit: LOOKED_AT,
    offset: 0,
    ...(text !== '' && { search: text }),
    ...(place !== null && isThere && { location: place }),
    ...(state && { state }),
    ...(hasNeeds && maxMinimumCents !== null && { maxMinimumCents }),
    ...(hasNeeds && hasPromotion && { onOffer: true as const }),
    ...(hasNeeds && isVerified && { verified: true as const }),
    ...(isBestRated ? { sort: 'rating' as const } : isClosest && { sort: 'distance' as const }),
  }
}

/** Services come by appointment, so that days say nothing about them. */
const isOnTheDay = (intent: Intent, givenUp: GivenUp[]) => (row: SupplierRow) =>
  givenUp.includes('day') || !comesOnRounds(row) || (isOnItsDays(row, intent.deliversOn) && isFastEnough(row, intent.speed))

/**
 * Puts first who has the smallest minimum, where something cheap is wanted: prices are quoted, not listed, and what a listing says of them is the
 * least that it delivers. Where it is urgent, who can deliver soonest comes first.
 */
function ordered({ isCheap, speed }: Intent, rows: SupplierRow[]): SupplierRow[] {
  const minimum = ({ minimumOrderCents }: SupplierRow) => minimumOrderCents ?? Infinity
  if (isCheap) return rows.toSorted((a, b) => minimum(a) - minimum(b) || rows.indexOf(a) - rows.indexOf(b))
  const next = ({ nextDelivery }: SupplierRow) => nextDelivery?.date ?? UNKNOWN_DAY
  return speed === null ? rows : rows.toSorted((a, b) => next(a).localeCompare(next(b)))
}
/** After all days of a calendar. */
const UNKNOWN_DAY = '9999'
