import { SUPPLIERS_SHOWN } from '#contract/assistant.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import type { Directory } from '#server/features/directory/counts.ts'
import { findSuppliers } from '#server/features/directory/find-suppliers.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { findForWish, LOOKED_AT } from './find-for-wish.ts'
import { onDays } from './message.ts'
import type { Ask, Wish } from './read-message.ts'
import type { Chosen, Fact } from './read-reference.ts'
import { daysInWords, isOnItsDays } from './rounds.ts'
import { minimumOf, ratingOf, reachOf } from './reason.ts'

/** Returns the suppliers that each of the last replies named, in the order in which it named them; replies that named none are missing. */
export async function shownIn(directory: Directory, replies: string[], wish: Wish): Promise<SupplierRow[][]> {
  if (replies.length === 0) return []
  const { rows } = await findForWish(directory, wish)
  return replies.map((reply) => namedIn(reply, rows)).filter((named) => named.length > 0)
}

/** Returns whom a reply names. Whoever is named within the name of another one is not meant: "Tin Shed" in "Tin Shed Coffee". */
export function namedIn(reply: string, rows: SupplierRow[]): SupplierRow[] {
  const places = new Map<SupplierRow, number>()
  let rest = reply
  for (const row of rows.toSorted((a, b) => b.businessName.length - a.businessName.length)) {
    const at = rest.indexOf(row.businessName)
    if (at < 0) continue
    places.set(row, at)
    rest = rest.replaceAll(row.businessName, ' '.repeat(row.businessName.length))
  }
  return [...places]
    .toSorted(([, a], [, b]) => a - b)
    .map(([row]) => row)
    .slice(0, SUPPLIERS_SHOWN)
}

/** Whether a message may mean somebody whom replies have named, so that it is worth finding out who that was. */
export function mayMeanShown({ wish: { text }, chosen, asksFor, wantsQuote, isAboutThem }: Ask, replies: string[]): boolean {
  return text === '' ? chosen !== null || asksFor.length > 0 || wantsQuote || isAboutThem : replies.some((reply) => isPartOf(text, reply))
}

/** Returns whom a message means of those that were shown; undefined where it means none of them. */
export function meantBy(ask: Ask, shown: SupplierRow[][]): SupplierRow[] | undefined {
  const last = shown.at(-1)
  const { text } = ask.wish
  if (!last) return undefined
  if (text !== '') {
    const called = last.filter(({ businessName }) => isPartOf(text, businessName))
    return called.length > 0 ? called : undefined
  }
  if (ask.chosen !== null) return chosenOf(ask.chosen, shown)
  const isAsked = ask.asksFor.length > 0 || ask.wantsQuote || (ask.isAboutThem && saysNeeds(ask))
  return isAsked && !ask.wantsOthers ? last : undefined
}

/** Whether a text is some words of a name: one alone may be goods, "coffee". */
export const isPartOf = (text: string, name: string): boolean => {
  const words = new Set(wordsIn(name.toLowerCase()))
  return wordsIn(text.toLowerCase()).every((word) => words.has(word)) && wordsIn(text).length > 1
}

const saysNeeds = ({ wish: { deliversOn, place, isVerified, isOnOffer } }: Ask) =>
  deliversOn.length > 0 || place !== null || isVerified || isOnOffer

function chosenOf(chosen: Chosen, shown: SupplierRow[][]): SupplierRow[] {
  const several = shown.findLast((named) => named.length > 1) ?? []
  if (chosen === 'all') return several
  const last = shown.at(-1) ?? []
  if (chosen === 'other') return last.length === 1 ? several.filter(({ id }) => id !== last[0]?.id).slice(0, 1) : []
  const named = shown.findLast((each) => each.length > chosen)?.[chosen]
  return named ? [named] : []
}

/** Returns a supplier with whether it delivers to a place; nothing of that where it is not found there. */
export async function atPlace(directory: Directory, row: SupplierRow, place: string | null): Promise<SupplierRow> {
  if (place === null) return row
  const { items } = await findSuppliers(directory, { search: row.businessName, location: place, limit: LOOKED_AT, offset: 0 })
  const { delivers: _delivers, distanceKm: _distanceKm, ...elsewhere } = row
  return items.find(({ id }) => id === row.id) ?? elsewhere
}

/** Returns what a row says about what a message asks, whether it is what was hoped for or not. */
export function factsOf(row: SupplierRow, { asksFor, wish }: Ask): string[] {
  const { deliversOn, isVerified, isOnOffer, place } = wish
  return [
    ...(place === null ? [] : row.delivers === undefined ? [`has not said that it delivers to ${place}`] : reachOf(row, wish)),
    ...(deliversOn.length > 0 || asksFor.includes('days') ? [daysAskedOf(row, wish)] : []),
    ...(isVerified ? [row.isVerified ? 'verified' : 'not verified'] : []),
    ...(isOnOffer ? [row.promotion ? `on offer: “${row.promotion.title}”` : 'no offer today'] : []),
    ...asksFor.flatMap((fact) => FACTS[fact](row)),
  ]
}

function daysAskedOf(row: SupplierRow, { deliversOn }: Wish): string {
  if (row.deliveryDays.length === 0) return 'has not said on which days it delivers'
  if (deliversOn.length === 0) return daysInWords(row.deliveryDays)
  const missing = deliversOn.filter((day) => !isOnItsDays(row, [day]))
  return missing.length === 0 ? `delivers ${onDays(deliversOn)}` : `${daysInWords(row.deliveryDays)}, not ${onDays(missing)}`
}

const FACTS: Record<Fact, (row: SupplierRow) => string[]> = {
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
