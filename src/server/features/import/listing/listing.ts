import { MAX_BUSINESS_NAME } from '#contract/options.ts'
import { businessName as nameSchema } from '#contract/suppliers/business-name.ts'
import { text } from '#contract/endpoint/values.ts'
import { listedSuburb } from '#server/features/places/listed-suburb.ts'
import { addressOf, partsOfAddress, postcodeOf, stateOf, type AddressParts } from '#shared/contact/address.ts'
import { stateOfPostcode } from '#shared/contact/state-of-postcode.ts'
import type { ImportedListing } from '#server/features/suppliers/import-queries.ts'
import { abnOf } from '#shared/contact/abn.ts'
import { properCase } from '#shared/contact/proper-case.ts'
import type { Industry } from './anzsic.ts'
import { businessNameOf } from './business-name.ts'
import { categorise, type Choices } from './categorise.ts'
import { isDate, isShortened } from '#server/features/import/file/cell.ts'
import { emailOf, phoneOf, websiteOf } from './contact-details.ts'
import { importKeyOf } from './import-key.ts'
import { FIELD_NAMES, type Field } from '#server/features/import/file/spellings.ts'

/** The cleaned values of a row; null for an empty one. */
export type Values = Record<Field, string | null>
/** The listing of a row with notes on the values that were left out, or the reason why the row is skipped. */
export type CheckedRow = { listing: ImportedListing; notes: string[] } | { reason: string; needsCategory?: true }

const Name = nameSchema('')
const Address = text(300)
const Suburb = text(80)
const Description = text(2000)
const MAX_TAGS = 10
const MAX_TAG_LENGTH = 40
/** The character that replaces bytes that are invalid in the file's encoding. */
const UNREADABLE = '\uFFFD'

/** Makes a listing of a row: the row's own values, and only what follows from its industry and address added. */
export function checkRow(values: Values, choices: Choices): CheckedRow {
  const businessName = businessNameOf(values.businessName ?? '')
  const fault = isTotal(values) ? 'It is a row of totals.' : faultOfName(values.businessName ?? '', businessName)
  if (fault) return { reason: fault }
  const place = categorise({ ...values, businessName }, choices)
  if ('reason' in place) return { ...place, needsCategory: true }
  const notes: string[] = []
  const { address, parts } = addressIn(values, notes)
  const listing = {
    importKey: importKeyOf(businessName, address),
    businessName,
    category: place.category,
    address,
    suburb: listedSuburb(parts),
    state: parts.state,
    postcode: parts.postcode,
    phone: parsedField(values, 'phone', phoneOf, notes),
    email: parsedField(values, 'email', emailOf, notes),
    website: parsedField(values, 'website', websiteOf, notes),
    description: parsedField(values, 'description', (raw) => readable(Description, raw), notes),
    tags: values.tags ? tagsIn(values.tags) : null,
    abn: parsedField(values, 'abn', abnOf, notes),
    fallback: { description: sentenceOf(place.industry, parts.suburb), tags: place.industry?.tags ?? [] },
  }
  return { listing, notes }
}

function faultOfName(raw: string, name: string): string | null {
  if (isDate(raw)) return 'Its name is a date, as spreadsheets make of such values.'
  if (isShortened(raw)) return 'Its name is a number that a spreadsheet has shortened.'
  if (!/[\p{L}\p{N}]/u.test(name)) return 'It has no business name.'
  if (raw.includes('\n')) return 'Its name runs over several lines: a quotation mark may be missing.'
  if (name.length > MAX_BUSINESS_NAME) return `Its name is longer than ${MAX_BUSINESS_NAME} characters: please shorten it.`
  if (readable(Name, name) === null) return 'Its name holds characters that cannot be read.'
  return null
}

function addressIn(values: Values, notes: string[]): { address: string | null; parts: AddressParts } {
  const lines = [values.address, values.addressLine2]
    .filter((line) => line !== null)
    .join('\n')
    .replace(/;/g, ',')
  const addressText = lines === '' || isLost(lines) ? '' : (readable(Address, lines) ?? '')
  if (lines !== '' && addressText === '') notes.push(dropped('address', lines))
  const found = partsOfAddress(addressText)
  const suburb = parsedField(values, 'suburb', suburbOf, notes)
  const state = parsedField(values, 'state', stateOf, notes)
  const postcode = parsedField(values, 'postcode', postcodeOf, notes)
  const parts = { ...found, suburb: suburb ?? found.suburb, state: state ?? found.state, postcode: postcode ?? found.postcode }
  parts.state ??= stateOfPostcode(parts.postcode)
  // The published address keeps its own suburb, even when the suburb's column differs.
  const address = addressOf({ ...parts, suburb: found.suburb ?? parts.suburb })
  return { address, parts }
}

/** Returns the suburb of a value that may also contain its state and postcode. */
function suburbOf(raw: string): string | null {
  const suburb = /\d/.test(raw) ? partsOfAddress(raw).suburb : properCase(raw)
  return suburb && readable(Suburb, suburb)
}

/** Parses an optional field with `read`. An invalid value is left out with a note instead of skipping the row. */
function parsedField<Value>(values: Values, field: Field, read: (raw: string) => Value | null, notes: string[]): Value | null {
  const raw = values[field]
  if (raw === null) return null
  const value = raw.includes(UNREADABLE) || isLost(raw) ? null : read(raw)
  if (value === null) notes.push(dropped(field, raw))
  return value
}

function dropped(field: Field, raw: string): string {
  const value = `The ${FIELD_NAMES[field]} "${raw.length > 60 ? `${raw.slice(0, 60)}…` : raw}"`
  if (isShortened(raw))
    return `${value} was shortened by a spreadsheet and was left out: give its column the format Text there, and enter it again.`
  return isDate(raw)
    ? `${value} is a date, as spreadsheets make of such values, and was left out.`
    : `${value} is not valid and was left out.`
}

/** Returns whether a spreadsheet has made something of a value that does not tell it any more. */
const isLost = (raw: string) => isShortened(raw) || isDate(raw)

/** A row below the suppliers: a word for a sum, and numbers. */
const isTotal = ({ businessName, ...others }: Values): boolean =>
  TOTAL.test(businessName ?? '') && Object.values(others).every((value) => !/\p{L}/u.test(value ?? ''))
const TOTAL = /^(?:grand |sub-? ?)?(?:total|sum|count)s?[\s:=()\d.,$]*(?:rows|records|items|suppliers|businesses)?$/i

const readable = (schema: ReturnType<typeof text>, raw: string): string | null =>
  raw.includes(UNREADABLE) ? null : (schema.safeParse(raw).data ?? null)

function tagsIn(raw: string): string[] {
  const tags = raw
    .split(/[;,|\n]+/)
    .map((tag) => tag.trim())
    .filter((tag) => tag.length <= MAX_TAG_LENGTH && readable(Name, tag) !== null)
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()].slice(0, MAX_TAGS)
}

const sentenceOf = (industry: Industry | null, suburb: string | null) =>
  industry ? `${industry.trade}${suburb ? ` in ${suburb}` : ''}.` : ''
