import { IMPORTED_COLUMNS, type ImportedColumn, type KnownListing, type ListingValues } from '#server/features/suppliers/import-queries.ts'
import { valueOfCell } from '#server/features/import/file/cell.ts'
import { phoneOf, websiteOf } from '#server/features/import/listing/contact-details.ts'
import { nameWords } from '#server/features/import/listing/import-key.ts'
import type { Values } from '#server/features/import/listing/listing.ts'
import { plainWords } from '#server/features/import/listing/plain-words.ts'
import { streetKey } from './same-place.ts'

type Value = ListingValues[ImportedColumn]

/** Reduces a value to what it says, whatever its spelling. */
const MEANING: Partial<Record<ImportedColumn, (text: string) => string>> = {
  businessName: nameWords,
  address: (text) => streetKey({ address: text }) ?? plainWords(text),
  suburb: plainWords,
  phone: (text) => phoneOf(text) ?? text.replace(/\D/g, ''),
  email: (text) => text.toLowerCase(),
  website: (text) => (websiteOf(text) ?? text).toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, ''),
  description: (text) => text.replace(/\s+/g, ' ').trim(),
}

/** Returns whether two values of a column say the same. */
export function isAlike(column: ImportedColumn, one: Value, other: Value): boolean {
  const meaning = MEANING[column]
  return meaning !== undefined && typeof one === 'string' && typeof other === 'string' && meaning(one) === meaning(other)
}

/** The columns that are in a file under a heading of their own. */
const OWN_CELL = IMPORTED_COLUMNS.filter((column) => column !== 'tags')
const PLACE: readonly string[] = ['suburb', 'state', 'postcode']

/** Returns the columns whose cells are not just what the listing has, as it would stand in a file. */
export function otherColumns(values: Values, stored: KnownListing): Set<ImportedColumn> {
  const isStored = (column: (typeof OWN_CELL)[number]) => values[column] !== null && values[column] === asCell(stored, column)
  const same = OWN_CELL.filter((column) => isStored(column) || (PLACE.includes(column) && values[column] === null && isStored('address')))
  const others = new Set<ImportedColumn>([...OWN_CELL, 'tags'])
  for (const column of same) others.delete(column)
  return others
}

/** Returns whether every cell of a row is just what the listing has. */
export const isAsStored = (values: Values, stored: KnownListing): boolean =>
  OWN_CELL.every((column) => values[column] === null || values[column] === asCell(stored, column)) &&
  [values.addressLine2, values.tags, values.industry, values.industryCode].every((value) => value === null)

const asCell = (stored: KnownListing, column: (typeof OWN_CELL)[number]) =>
  valueOfCell((stored[column] ?? '').replace(/\r\n?/g, '\n'), column)
