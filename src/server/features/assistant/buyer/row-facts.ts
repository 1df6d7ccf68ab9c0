import type { SearchMatch } from '#contract/directory/search-match.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { isGoods, isQuality, type Term, termsIn } from '#server/features/directory/dictionary/terms.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { clockTime } from '#shared/time/delivery-times.ts'
import type { Ask, Intent } from '#server/features/assistant/message/ask.ts'
import { onDays } from './message.ts'
import { asUsedIn, kilometres, minimumOf, ratingOf, reachOf, soldBy } from './reason.ts'
import type { Fact } from '#server/features/assistant/message/reference-said.ts'
import { comesOnRounds, daysInWords, isOnItsDays } from '#server/features/assistant/message/rounds.ts'

/** So many things that a message names are looked for in a listing. */
const THINGS = 2

/**
 * Returns what a row says about what a message asks, whether it is what was hoped for or not. `found` has by which text who has each of the
 * goods that it names.
 */
export function factsOf(
  row: SupplierRow,
  { asksFor, intent }: Ask,
  found: ReadonlyMap<string, ReadonlyMap<number, SearchMatch>>,
): string[] {
  const { deliversOn, isVerified, hasPromotion, isClosest, speed, place } = intent
  return [
    ...(place === null ? [] : reachAskedOf(row, place)),
    ...(place !== null && (isClosest || asksFor.includes('home')) && typeof row.distanceKm === 'number'
      ? [`${kilometres(row.distanceKm)} from ${place}`]
      : []),
    ...(speed !== null && !comesOnRounds(row) ? ['does not say when it is free'] : []),
    ...(deliversOn.length > 0 || asksFor.includes('days') ? daysAskedOf(row, intent) : []),
    ...(isVerified ? [row.isVerified ? 'verified' : 'not verified'] : []),
    ...(hasPromotion ? [row.promotion ? `on offer: “${row.promotion.title}”` : 'no offer today'] : []),
    ...thingsOf(row, intent, found),
    ...asksFor.flatMap((fact) => FACTS[fact](row)),
  ]
}

function reachAskedOf(row: SupplierRow, place: string): string[] {
  if (row.delivers === undefined) return [`has not said that it delivers to ${place}`]
  return row.delivers === false ? [`does not deliver to ${place}`] : reachOf(row, { place })
}

/** Returns what a buyer asks first: where it is, when it comes, from how much on, and what others say. */
export const mainFactsOf = (row: SupplierRow): string[] => [
  ...reachOf({ ...row, delivers: undefined }, { place: null }),
  ...(comesOnRounds(row) ? [...(row.deliveryDays.length > 0 ? daysAskedOf(row, { deliversOn: [] }) : []), minimumOf(row)] : []),
  ratingOf(row),
]

function daysAskedOf(row: SupplierRow, { deliversOn }: Pick<Intent, 'deliversOn'>): string[] {
  if (row.deliveryDays.length === 0) return ['has not said on which days it delivers']
  const order = row.cutOff === null ? [] : [`takes orders until ${clockTime(row.cutOff)}`]
  if (deliversOn.length === 0) return [daysInWords(row.deliveryDays), ...order]
  const missing = deliversOn.filter((day) => !isOnItsDays(row, [day]))
  return [missing.length === 0 ? `delivers ${onDays(deliversOn)}` : `${daysInWords(row.deliveryDays)}, not ${onDays(missing)}`]
}

/** Returns whether a listing mentions some of the goods of a wish. */
export const mentions = (row: SupplierRow, intent: Intent): boolean =>
  thingsAskedOf(row, intent).some((term) => asUsedIn([...row.tags, row.description], term).length > 0)

/** Returns the goods that a message names, apart from what is in the name of the supplier. */
export function thingsAskedOf({ businessName, category }: SupplierRow, { text }: Intent): Term[] {
  const ofName = new Set(keyOf(businessName).split(' '))
  const terms = termsIn(text).filter(
    ({ own }) =>
      keyOf(own) !== keyOf(category) && !ofName.has(keyOf(own)) && (isGoods(own) || isQuality(own) || lookUp(own)?.kind === 'brand'),
  )
  return terms.slice(0, THINGS)
}

/** Returns whether a supplier says that it has the goods that a message names: a product, else words of its listing. */
function thingsOf(row: SupplierRow, intent: Intent, found: ReadonlyMap<string, ReadonlyMap<number, SearchMatch>>): string[] {
  return thingsAskedOf(row, intent).map((term) => {
    const match = found.get(term.own)?.get(row.id)
    const sold = match && soldBy(match)
    const [used] = asUsedIn([...row.tags, row.description], term)
    if (sold !== undefined) return sold
    return used === undefined ? `its listing does not mention ${term.own.toLowerCase()}` : `its listing mentions “${used}”`
  })
}

const FACTS: Record<Fact, (row: SupplierRow) => string[]> = {
  // They are said with the days that a message names.
  days: () => [],
  minimum: (row) => [minimumOf(row)],
  contact: ({ phone, email, website }) => {
    const given = [phone && `phone ${phone}`, email && `email ${email}`, website && `website ${website}`].filter(
      (each) => typeof each === 'string',
    )
    return given.length > 0 ? given : ['gives no phone number or email']
  },
  home: (row) => reachOf({ ...row, delivers: undefined }, { place: null }),
  rating: (row) => [ratingOf(row)],
}
