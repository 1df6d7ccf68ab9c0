import { itemAt } from '#shared/item-at.ts'

type Address = { address: string | null; suburb: string | null; postcode: string | null }

/** The spellings of the last word of a street's name, by the shortest. */
const STREET_TYPES: Record<string, string> = {
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  av: 'ave',
  lane: 'ln',
  drive: 'dr',
  court: 'ct',
  place: 'pl',
  parade: 'pde',
  crescent: 'cres',
  cr: 'cres',
  highway: 'hwy',
  terrace: 'tce',
  boulevard: 'blvd',
  bvd: 'blvd',
  square: 'sq',
  circuit: 'cct',
  close: 'cl',
  grove: 'gr',
  esplanade: 'esp',
  way: 'way',
  walk: 'walk',
  mews: 'mews',
  quay: 'quay',
  wharf: 'wharf',
  parkway: 'pkwy',
}
const TYPES = new Set([...Object.keys(STREET_TYPES), ...Object.values(STREET_TYPES)])
/** Words of the name of a street before its type. */
const MAX_NAME = 4

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’.]|\p{Mark}/gu, '')
    .split(/[^\p{L}\p{N}/-]+/u)
    .filter(Boolean)

/** Returns the house number, of "3/12" the one after the unit, and of "12-14" the first. */
const numberOf = (word: string) => /^(?:\w{1,5}\/)?(\d{1,5}[a-z]?)(?:-\d{1,5}[a-z]?)?$/.exec(word)?.[1]

/** Returns the number and street in an address, as "12 smith st", and the words that follow; undefined without both. */
function streetIn(text: string): { street: string; rest: string[] } | undefined {
  const words = wordsOf(text)
  for (const [at, word] of words.entries()) {
    const number = numberOf(word)
    if (number === undefined) continue
    const name = words.slice(at + 1, at + 2 + MAX_NAME)
    const end = name.findIndex((part, place) => place > 0 && TYPES.has(part))
    if (end < 0) continue
    const type = itemAt(name, end)
    const street = [number, ...name.slice(0, end), STREET_TYPES[type] ?? type].join(' ')
    return { street, rest: words.slice(at + end + 2) }
  }
  return undefined
}

/**
 * Returns whether a text names the street address of a supplier, however either is abbreviated: the same number and street, and where the
 * text says more, also the suburb or the postcode.
 */
export function isSameStreetAddress(text: string, { address, suburb, postcode }: Address): boolean {
  const supplier = address === null ? undefined : streetIn(address)
  const other = streetIn(text)
  if (!supplier || other?.street !== supplier.street) return false
  if (other.rest.length === 0) return true
  const rest = ` ${other.rest.join(' ')} `
  if (suburb === null && postcode === null) return other.rest.some((word) => supplier.rest.includes(word))
  return [suburb, postcode].some((part) => part !== null && rest.includes(` ${wordsOf(part).join(' ')} `))
}
