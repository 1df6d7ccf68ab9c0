import { partsOfAddress } from '#shared/contact/address.ts'
import { WHOLE_STREET_TYPES } from '#shared/contact/street-types.ts'
import { plainWords } from '#server/features/import/listing/plain-words.ts'

/** Where a business is, as a listing has it. */
export type PostalAddress = { address: string | null; suburb: string | null; state: string | null; postcode: string | null }

/** Whether two businesses of one name are at one place: an address that one of them lacks may be that of the other. */
export type Likeness = 'same' | 'other' | 'unclear'

/** Compares without case, accents, punctuation, words for parts of buildings, and abbreviations: "8 Gum Ln" is "Shop 1, 8 Gum Lane". */
export function likenessOf(one: PostalAddress, other: PostalAddress): Likeness {
  const [here, there] = [streetKey(one), streetKey(other)]
  if (here && there) return isSameStreet(here, there) && !isElsewhere(one, other) ? 'same' : 'other'
  if (isElsewhere(one, other) || differ(one.suburb, other.suburb)) return 'other'
  const isNamed = agree(one.postcode, other.postcode) || agree(one.suburb, other.suburb)
  return isNamed || (isNowhere(one) && isNowhere(other)) ? 'same' : 'unclear'
}

/** The postcode tells places apart, the suburb where one has none: two suburbs may share a postcode, and one may have several. */
const isElsewhere = (one: PostalAddress, other: PostalAddress) =>
  differ(one.state, other.state) ||
  (one.postcode && other.postcode
    ? differ(one.postcode, other.postcode) && !agree(one.suburb, other.suburb)
    : differ(one.suburb, other.suburb))

const isNowhere = ({ address, suburb, postcode }: PostalAddress) => !address && !suburb && !postcode
const agree = (one: string | null, other: string | null) => one !== null && other !== null && plainWords(one) === plainWords(other)
const differ = (one: string | null, other: string | null) => one !== null && other !== null && plainWords(one) !== plainWords(other)

/** "1 8 gum lane" is "8 gum lane" with the number of a shop. */
const isSameStreet = (one: string, other: string) => one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`)

const BOX = /\b(?:g?p ?o box|locked bag|private bag|mail bag|rmb|pmb)\b/
const PARTS = new Set('unit u shop suite ste factory fy warehouse whse level lvl stall no number lot'.split(' '))
const WORDS = new Map([...WHOLE_STREET_TYPES, ['mt', 'mount'], ['saint', 'street'], ['nth', 'north'], ['sth', 'south'], ['cnr', 'corner']])

/** Returns the street of an address for comparison, null where it has none or a post office box. */
export function streetKey({ address }: Pick<PostalAddress, 'address'>): string | null {
  const street = plainWords(partsOfAddress(address ?? '').street ?? '')
  if (street === '' || BOX.test(street)) return null
  const words = street.split(' ').filter((word) => !PARTS.has(word))
  return words.map((word) => WORDS.get(word) ?? word).join(' ') || null
}
