import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  IMPORTED_COLUMNS,
  type Fingerprints,
  type ImportedColumn,
  type ImportedListing,
  type KnownListing,
  type ListingValues,
} from '#server/features/suppliers/import-queries.ts'
import { isAlike } from './alike.ts'

type Value = ListingValues[ImportedColumn]
/** A value of a listing beside that of the file. */
export type Difference = { column: ImportedColumn; stored: Value; file: Value }
export type Merged = { values: ListingValues; imported: Fingerprints; changes: Difference[]; kept: Difference[] }

/** The columns of a place, of which one alone is not replaced. */
const PLACE: readonly ImportedColumn[] = ['address', 'suburb', 'state', 'postcode']

/** A listing that is not stored yet. */
export function newListing({ description, tags, fallback, importKey, ...values }: ImportedListing) {
  const listing = { ...values, description: description || fallback.description, tags: tags ?? fallback.tags }
  return { ...listing, importKey, imported: fingerprintsOf(listing, IMPORTED_COLUMNS) }
}

/**
 * Merges an imported listing into the stored one: values of the file win, and stored values stay where the file has none or says the same.
 * What a person has entered since the last import is kept, unless it is to be overwritten; an ABN always is.
 */
export function mergedInto(stored: KnownListing, listing: ImportedListing, given: ReadonlySet<ImportedColumn>, overwrite: boolean): Merged {
  const isByHand = (column: ImportedColumn) => (stored.imported?.[column] ?? null) !== fingerprint(stored[column])
  const isKept = ({ column, stored: value }: Difference) => (column === 'abn' ? value !== null : !overwrite && isByHand(column))
  const differences = differencesOf(stored, listing).filter(
    (one) => given.has(one.column) && (overwrite || !isByHand(one.column) || !isAlike(one.column, one.stored, one.file)),
  )
  const isPlaceKept = differences.some((one) => PLACE.includes(one.column) && isKept(one))
  const stays = (one: Difference) => isKept(one) || (isPlaceKept && PLACE.includes(one.column))
  const kept = differences.filter(stays)
  const changes = differences.filter((one) => !stays(one))
  const isCategoryKept = kept.some(({ column }) => column === 'category')
  if (!isCategoryKept) changes.push(...derivedChanges(stored, listing).filter((one) => !isByHand(one.column)))
  const values = Object.assign(valuesOf(stored), Object.fromEntries(changes.map(({ column, file }) => [column, file])))
  return {
    values,
    imported: {
      ...stored.imported,
      ...fingerprintsOf(
        values,
        changes.map(({ column }) => column),
      ),
    },
    changes,
    kept,
  }
}

const valuesOf = (stored: KnownListing): ListingValues =>
  // One value for each of the columns.
  Object.fromEntries(IMPORTED_COLUMNS.map((column) => [column, stored[column]])) as ListingValues

/** Returns the values that the file has and that are not the stored ones. */
const differencesOf = (stored: KnownListing, listing: ImportedListing): Difference[] =>
  IMPORTED_COLUMNS.map((column) => ({ column, stored: stored[column], file: listing[column] as Value })).filter(
    ({ stored: value, file }) => file !== null && file !== '' && !isDeepStrictEqual(value, file),
  )

/** A description or tags derived from the industry fill empty values, or change with the category. */
function derivedChanges(stored: KnownListing, { category, description, tags, fallback }: ImportedListing): Difference[] {
  const isNewCategory = stored.category !== category
  const derived = [
    { column: 'description', stored: stored.description, file: fallback.description, isGiven: Boolean(description) },
    { column: 'tags', stored: stored.tags, file: fallback.tags, isGiven: tags !== null },
  ] as const
  return derived
    .filter(({ stored: value, file, isGiven }) => !isGiven && (isNewCategory || value.length === 0) && !isDeepStrictEqual(value, file))
    .map(({ column, stored: value, file }) => ({ column, stored: value, file }))
}

/** Returns the beginning of a hash; null for what is empty. The migration that began to remember them makes the same. */
function fingerprint(value: Value): string | null {
  const text = Array.isArray(value) ? value.join('\n') : value
  return text ? createHash('md5').update(text).digest('hex').slice(0, 12) : null
}

const fingerprintsOf = (values: ListingValues, columns: readonly ImportedColumn[]): Fingerprints =>
  Object.fromEntries(columns.flatMap((column) => (fingerprint(values[column]) === null ? [] : [[column, fingerprint(values[column])]])))
