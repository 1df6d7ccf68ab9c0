import { text } from '#contract/values.ts'
import { addressOf, partsOfAddress, postcodeOf, stateOf, stateOfPostcode, type AddressParts } from '#server/features/suppliers/address.ts'
import type { ImportedListing } from '#server/features/suppliers/import-queries.ts'
import { properCase } from '#server/features/suppliers/proper-case.ts'
import type { Industry } from './anzsic.ts'
import { businessNameOf } from './business-name.ts'
import { categorise, type Choices } from './categorise.ts'
import { emailOf, phoneOf, websiteOf } from './contact-details.ts'
import { importKeyOf } from './import-key.ts'
import type { Field } from './spellings.ts'

/** What a row says of a field, cleaned; null where it says nothing. */
export type Values = Record<Field, string | null>
/** A row as a listing, with notes on what of it could not be taken; or why it is none. */
export type CheckedRow = { listing: ImportedListing; notes: string[] } | { reason: string }

const Name = text(200)
const Address = text(300)
const Suburb = text(80)
const Description = text(2000)
const MOST_TAGS = 10
const LONGEST_TAG = 40
/** In place of bytes that are no character of the file's encoding. */
const UNREADABLE = '\uFFFD'

/** Makes a listing of one row: true to it, nothing added but what its industry and address say. */
export function checkRow(values: Values, choices: Choices): CheckedRow {
  const businessName = businessNameOf(values.businessName ?? '')
  const fault = faultOfName(values.businessName ?? '', businessName)
  if (fault) return { reason: fault }
  const place = categorise({ ...values, businessName }, choices)
  if ('reason' in place) return place
  const notes: string[] = []
  const { address, parts } = addressIn(values, notes)
  const listing = {
    importKey: importKeyOf(businessName, address),
    businessName,
    category: place.category,
    address,
    suburb: parts.suburb,
    state: parts.state,
    postcode: parts.postcode,
    phone: taken(values, 'phone', phoneOf, notes),
    email: taken(values, 'email', emailOf, notes),
    website: taken(values, 'website', websiteOf, notes),
    description: taken(values, 'description', (given) => readable(Description, given), notes),
    tags: values.tags ? tagsIn(values.tags) : null,
    fallback: { description: sentenceOf(place.industry, parts.suburb), tags: place.industry?.tags ?? [] },
  }
  return { listing, notes }
}

function faultOfName(given: string, name: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(name)) return 'It has no business name.'
  if (given.includes('\n')) return 'Its name runs over several lines: a quotation mark may be missing.'
  if (readable(Name, name) === null) return 'Its name is too long or holds characters that cannot be read.'
  return null
}

function addressIn(values: Values, notes: string[]): { address: string | null; parts: AddressParts } {
  const lines = [values.address, values.addressLine2].filter((line) => line !== null).join('\n')
  const written = lines === '' ? '' : (readable(Address, lines) ?? '')
  if (lines !== '' && written === '') notes.push(dropped('address', lines))
  const found = partsOfAddress(written)
  const suburb = taken(values, 'suburb', suburbOf, notes)
  const state = taken(values, 'state', stateOf, notes)
  const postcode = taken(values, 'postcode', postcodeOf, notes)
  const parts = { ...found, suburb: suburb ?? found.suburb, state: state ?? found.state, postcode: postcode ?? found.postcode }
  parts.state ??= stateOfPostcode(parts.postcode)
  // What the address itself says stays as it says it.
  const address = addressOf({ ...parts, suburb: found.suburb ?? parts.suburb })
  return { address, parts }
}

/** A suburb's column may hold its state and postcode too. */
function suburbOf(given: string): string | null {
  const suburb = /\d/.test(given) ? partsOfAddress(given).suburb : properCase(given)
  return suburb && readable(Suburb, suburb)
}

/** What `read` makes of a field, with a note where it makes nothing of it: an optional value does not lose the row. */
function taken<Value>(values: Values, field: Field, read: (given: string) => Value | null, notes: string[]): Value | null {
  const given = values[field]
  if (given === null) return null
  const value = given.includes(UNREADABLE) ? null : read(given)
  if (value === null) notes.push(dropped(field, given))
  return value
}

const dropped = (field: string, given: string) =>
  `The ${field} "${given.length > 60 ? `${given.slice(0, 60)}…` : given}" is not valid and was left out.`

const readable = (schema: ReturnType<typeof text>, given: string): string | null =>
  given.includes(UNREADABLE) ? null : (schema.safeParse(given).data ?? null)

function tagsIn(given: string): string[] {
  const tags = given
    .split(/[;,|\n]+/)
    .map((tag) => tag.trim())
    .filter((tag) => tag.length <= LONGEST_TAG && readable(Name, tag) !== null)
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()].slice(0, MOST_TAGS)
}

const sentenceOf = (industry: Industry | null, suburb: string | null) =>
  industry ? `${industry.trade}${suburb ? ` in ${suburb}` : ''}.` : ''
