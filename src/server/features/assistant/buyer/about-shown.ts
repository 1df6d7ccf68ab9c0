import { SUPPLIERS_SHOWN } from '#contract/assistant/assistant.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import { findSuppliers } from '#server/features/directory/listing/find-suppliers.ts'
import { suppliersNamedIn } from '#server/features/directory/search/named-suppliers.ts'
import { listedRow } from '#server/features/suppliers/queries.ts'
import type { SupplierName } from '#server/reading/words/parts.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import type { Ask, Intent } from '#server/features/assistant/message/ask.ts'
import { findForIntent, LOOKED_AT } from './find-for-intent.ts'
import { mentions } from './row-facts.ts'
import { readAsk } from '#server/features/assistant/message/read-ask.ts'
import type { Chosen } from '#server/features/assistant/message/reference-said.ts'

/** What was said before, and what was replied to it. */
export type Earlier = { messages: string[]; replies: string[]; intent: Intent }

/**
 * Returns the suppliers that each of the last replies named, in the order in which it named them; replies that named none are missing. Only
 * who is found for what was asked, or was named by the reader, can have been shown.
 */
export async function shownIn(directory: Directory, { messages, replies, intent }: Earlier): Promise<SupplierRow[][]> {
  if (replies.length === 0) return []
  const { rows } = intent.text === '' && messages.length > 0 ? { rows: [] } : await findForIntent(directory, intent)
  const called = await Promise.all(
    [...messages, ...replies.flatMap((reply) => spokenOf(reply) ?? [])].map((message) => namedBy(directory, message)),
  )
  return replies.map((reply) => namedIn(reply, [...called.flat(), ...rows])).filter((named) => named.length > 0)
}

/** Returns the supplier about whom a reply is: "Tin Shed Coffee: delivers …". */
export const spokenOf = (reply: string): string | undefined => /^([^:.]{1,120}): /.exec(reply)?.[1]

async function namedBy(directory: Directory, message: string): Promise<SupplierRow[]> {
  return rowsOf(directory, readAsk(message, await suppliersNamedIn(directory.db, message)).suppliers)
}

/** Returns the rows of suppliers, those that are listed. */
export async function rowsOf({ db }: Directory, suppliers: readonly SupplierName[]): Promise<SupplierRow[]> {
  const rows = await Promise.all(suppliers.map(({ id }) => listedRow(db, id)))
  return rows.filter((row) => row !== undefined)
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

/** Returns whether a message may mean somebody whom replies have named, so that it is worth finding out who that was. */
export function mayMeanShown({ intent: { text }, ...ask }: Ask, replies: string[]): boolean {
  const isAbout = ask.chosen !== null || ask.asksMany !== null || ask.asksFor.length > 0 || ask.wantsQuote || ask.wantsComparison
  return isAbout || ask.asksThem || (text === '' ? ask.isAboutThem : replies.some((reply) => isPartOf(text, reply)))
}

/** Returns whom a message means of those that were shown; undefined where it means none of them. */
export function meantBy(ask: Ask, shown: SupplierRow[][]): SupplierRow[] | undefined {
  const last = shown.at(-1)
  const { text } = ask.intent
  if (!last || ask.wantsOthers) return undefined
  if (ask.chosen !== null) return chosenOf(ask.chosen, shown)
  if (text !== '' && !ask.asksThem && !ask.wantsQuote) {
    const called = last.filter(({ businessName }) => isPartOf(text, businessName))
    return called.length > 0 ? called : undefined
  }
  if (ask.wantsComparison) return chosenOf('all', shown)
  const having = text !== '' && !ask.wantsQuote && last.length > 1 ? last.filter((row) => mentions(row, ask.intent)) : last
  if (having.length === 0) return undefined
  const isAsked = ask.asksFor.length > 0 || ask.wantsQuote || ask.asksThem || (ask.isAboutThem && saysNeeds(ask))
  return isAsked ? having : undefined
}

/** Returns whether a text is some words of a name: one alone may be goods, "coffee". */
export const isPartOf = (text: string, name: string): boolean => {
  const words = new Set(wordsIn(name.toLowerCase()))
  return wordsIn(text.toLowerCase()).every((word) => words.has(word)) && wordsIn(text).length > 1
}

const saysNeeds = ({ intent: { deliversOn, place, isVerified, hasPromotion } }: Ask) =>
  deliversOn.length > 0 || place !== null || isVerified || hasPromotion

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
