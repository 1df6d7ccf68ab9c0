import type { ImportedListing, KnownListing } from '#server/features/suppliers/import-queries.ts'
import { nameWords } from '#server/features/import/listing/import-key.ts'
import { likenessOf, streetKey } from './same-place.ts'

/** A row as it is read: its listing, its name as the database compares names, and the number of the listing that it says it is. */
export type Wanted = { listing: ImportedListing; nameKey: string | null; id: number | null; isOwnFile: boolean }

/** Which listing a row is of, `isNamed` where other values than those of the last import tell. */
export type Recognised =
  | { kind: 'new' }
  | { kind: 'known'; stored: KnownListing; isNamed: boolean }
  /** It would be a second listing of this one. */
  | { kind: 'here'; stored: KnownListing; by: 'ABN' | 'name' }
  | { kind: 'repeated'; line: number }

/** The rows of a file so far, so that no two of them are of one listing. */
export type Earlier = {
  /** The line of each name and address. */
  lines: Map<string, number>
  /** The line of each stored listing. */
  listings: Map<number, number>
  /** The import keys of rows that became new listings. */
  added: Set<string>
}

/**
 * Recognises a listing by its number, by the name and address that it was imported with, by its ABN, by name and address as they are now.
 * A number counts where the listing has something else in common with the row, since other programs number their rows as well.
 */
export function recognise(wanted: Wanted, candidates: KnownListing[], earlier: Earlier): Recognised {
  const { listing } = wanted
  const numbered = candidates.find((stored) => stored.id === wanted.id && (wanted.isOwnFile || hasInCommon(stored, wanted)))
  if (numbered) return known(numbered, earlier, false)
  const line = lineOf(listing, earlier)
  if (line !== undefined) return { kind: 'repeated', line }
  const imported = candidates.find(({ importKey }) => importKey === listing.importKey)
  if (imported) return known(imported, earlier, false)
  return byValues(wanted, candidates, earlier)
}

function byValues({ listing, nameKey }: Wanted, candidates: KnownListing[], earlier: Earlier): Recognised {
  // What this file has added is told apart by its rows alone, so that a dry run comes to the same.
  const others = candidates
    .filter(({ importKey }) => importKey === null || !earlier.added.has(importKey))
    .map((stored) => ({ stored, likeness: likenessOf(listing, stored), isFree: !earlier.listings.has(stored.id) }))
  const sameAbn = others.filter(({ stored }) => listing.abn !== null && stored.abn === listing.abn)
  const sameName = others.filter(({ stored }) => nameKey !== null && stored.nameKey === nameKey)
  const both = sameName.find((one) => one.likeness === 'same' && one.stored.abn === listing.abn)
  const found =
    both ?? sameAbn.find((one) => one.isFree && one.likeness !== 'other') ?? sameName.find(({ likeness }) => likeness === 'same')
  if (found) return known(found.stored, earlier, true)
  const second = sameAbn.find(({ isFree }) => isFree)
  if (second) return { kind: 'here', stored: second.stored, by: 'ABN' }
  const perhaps = sameName.find(({ likeness, isFree }) => isFree && likeness === 'unclear')
  return perhaps ? { kind: 'here', stored: perhaps.stored, by: 'name' } : { kind: 'new' }
}

function known(stored: KnownListing, { listings }: Earlier, isNamed: boolean): Recognised {
  const line = listings.get(stored.id)
  return line === undefined ? { kind: 'known', stored, isNamed } : { kind: 'repeated', line }
}

function hasInCommon(stored: KnownListing, { listing, nameKey }: Wanted): boolean {
  const isEqual = (one: string | null, other: string | null) => one !== null && other !== null && one.toLowerCase() === other.toLowerCase()
  return (
    isEqual(stored.nameKey, nameKey) ||
    isEqual(stored.abn, listing.abn) ||
    isEqual(stored.email, listing.email) ||
    isEqual(stored.phone, listing.phone) ||
    isEqual(streetKey(stored), streetKey(listing))
  )
}

/** The line of the row with the same name and address, in this spelling or another. */
const lineOf = (listing: ImportedListing, { lines }: Earlier) => lines.get(listing.importKey) ?? lines.get(rowKey(listing))

/** Remembers the line of a row's name and address. */
export function rememberRow(listing: ImportedListing, line: number, { lines }: Earlier): void {
  for (const key of [listing.importKey, rowKey(listing)]) if (!lines.has(key)) lines.set(key, line)
}

const rowKey = ({ businessName, address, suburb, postcode }: ImportedListing): string =>
  ['row', nameWords(businessName), streetKey({ address }) ?? address?.toLowerCase(), postcode ?? suburb?.toLowerCase()].join('|')
