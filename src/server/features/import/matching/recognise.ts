import type { ImportedListing, KnownListing } from '#server/features/suppliers/import-queries.ts'
import { nameWords } from '#server/features/import/listing/import-key.ts'
import { likenessOf, streetKey } from './same-place.ts'

/** A row as it is read: its listing, its name as the database compares names, and the number of the listing that it says it is. */
export type Wanted = { listing: ImportedListing; nameKey: string | null; id: number | null; isOwnFile: boolean; answers: RowAnswers }

/** What the owner has answered for a row: by the id of a listing, whether it is the row's. */
export type RowAnswers = ReadonlyMap<number, boolean>

/** A listing that a row may be of, what they have in common, and the owner's answer. */
export type Question = { stored: KnownListing; by: 'ABN' | 'name'; isSame: boolean | null }

/** Which listing a row is of, `isNamed` where other values than those of the last import tell. */
export type Recognised =
  | { kind: 'new'; questions: Question[] }
  | { kind: 'known'; stored: KnownListing; isNamed: boolean; questions: Question[] }
  /** It may be a second listing of the last one that is asked about. */
  | { kind: 'here'; questions: Question[] }
  | { kind: 'repeated'; what: 'name and address' | 'listing'; line: number }

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
  if (line !== undefined) return { kind: 'repeated', what: 'name and address', line }
  const imported = candidates.find(({ importKey }) => importKey === listing.importKey)
  if (imported) return known(imported, earlier, false)
  return byValues(wanted, candidates, earlier)
}

function byValues({ listing, nameKey, answers }: Wanted, candidates: KnownListing[], earlier: Earlier): Recognised {
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
  const unclear = sameName.filter((one) => one.likeness === 'unclear' && !sameAbn.includes(one))
  const asked = [...sameAbn.map((one) => ({ ...one, by: 'ABN' as const })), ...unclear.map((one) => ({ ...one, by: 'name' as const }))]
  // A listing that another row has is asked about no more, but a row that was said to be of it is.
  return byAnswers(
    asked.filter(({ stored, isFree }) => isFree || answers.get(stored.id)),
    answers,
    earlier,
  )
}

/** Asks about one listing after another, until one is the row's or there is no answer yet. */
function byAnswers(asked: Pick<Question, 'stored' | 'by'>[], answers: RowAnswers, earlier: Earlier): Recognised {
  const questions: Question[] = []
  for (const { stored, by } of asked) {
    const isSame = answers.get(stored.id) ?? null
    questions.push({ stored, by, isSame })
    if (isSame === null) return { kind: 'here', questions }
    if (isSame) return known(stored, earlier, true, questions)
  }
  return { kind: 'new', questions }
}

function known(stored: KnownListing, { listings }: Earlier, isNamed: boolean, questions: Question[] = []): Recognised {
  const line = listings.get(stored.id)
  return line === undefined ? { kind: 'known', stored, isNamed, questions } : { kind: 'repeated', what: 'listing', line }
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

/** Returns the line of the row with the same name and address, in this spelling or another. */
const lineOf = (listing: ImportedListing, { lines }: Earlier) => lines.get(listing.importKey) ?? lines.get(rowKey(listing))

/** Remembers the line of a row's name and address. */
export function rememberRow(listing: ImportedListing, line: number, { lines }: Earlier): void {
  for (const key of [listing.importKey, rowKey(listing)]) if (!lines.has(key)) lines.set(key, line)
}

const rowKey = ({ businessName, address, suburb, postcode }: ImportedListing): string =>
  ['row', nameWords(businessName), streetKey({ address }) ?? address?.toLowerCase(), postcode ?? suburb?.toLowerCase()].join('|')
