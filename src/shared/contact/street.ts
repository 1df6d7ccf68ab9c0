import { STREET_TYPES } from './street-types.ts'
import { withoutEnd } from './without-end.ts'

/** Words for a building or a floor in it: a name with one of them is not a suburb. */
const BUILDING =
  /\b(cent(?:re|er)|shopping|plaza|market|tower|building|house|level|floor|ground|basement|complex|airport|hospital|university|campus)\b/i
const DIRECTIONS = new Set(['north', 'south', 'east', 'west', 'n', 's', 'e', 'w'])
const CAPITALS = /^(?:Mc|Mac|O[’'])?[A-Z][A-Z’'().-]+$/
const BOX = /^(.*?\b(?:g?p\.?\s?o\.? box|locked bag|private bag|mail bag|rmb|pmb)\s*[a-z]?\d+)\b[\s,]*(.*)$/i

type Split = { street: string; suburb: string | null }

/** Splits street and suburb of an address without state and postcode. `placed`: it had one of these, so its end names a place. */
export function splitOffStreet(text: string, placed: boolean): Split {
  return (
    byBox(text) ??
    byCapitals(text, placed) ??
    byComma(text, placed) ??
    byStreetType(text) ??
    byItself(text, placed) ?? { street: text, suburb: null }
  )
}

/** "PO Box 12, Fitzroy" and "Locked Bag 3 Fitzroy". */
function byBox(text: string): Split | null {
  const [, street, suburb] = BOX.exec(text) ?? []
  if (street === undefined) return null
  return { street, suburb: suburb || null }
}

/** "70 Racecourse Road NORTH MELBOURNE", as post offices write it. Returns null when everything is in capitals. */
function byCapitals(text: string, placed: boolean): Split | null {
  const words = text.split(' ')
  const start = words.findLastIndex((word) => !CAPITALS.test(word)) + 1
  const street = words.slice(0, start).join(' ').replace(/,$/, '')
  const suburb = words.slice(start).join(' ')
  const isMarked = suburb !== '' && /[a-z]{2}/.test(street) && !holdsStreet(suburb)
  return isMarked && (placed || endsStreet(street)) ? { street, suburb } : null
}

/** "70 Racecourse Road, North Melbourne". */
function byComma(text: string, placed: boolean): Split | null {
  const comma = text.lastIndexOf(', ')
  if (comma < 0) return null
  const [street, suburb] = [text.slice(0, comma), text.slice(comma + 2)]
  if (/\d/.test(suburb) || BUILDING.test(suburb)) return null
  const followsStreet = endsStreet(street) && /\d/.test(street)
  return followsStreet || (placed && !holdsStreet(suburb)) ? { street, suburb } : null
}

/** "12 st georges road north fitzroy": the suburb follows the first word that ends a street's name. */
function byStreetType(text: string): Split | null {
  const words = text.split(' ')
  const number = words.findIndex((word) => /\d/.test(word))
  if (number < 0) return null
  const placeFrom = placesIn(words)
  for (let i = number + 1; i < words.length - 1; i++) {
    const start = endsName(words, i) ? placeFrom(i + 1) : null
    if (start !== null) return { street: words.slice(0, start).join(' ').replace(/,$/, ''), suburb: words.slice(start).join(' ') }
  }
  return null
}

/** A place without a street: "Fitzroy VIC 3065". */
const byItself = (text: string, placed: boolean): Split | null =>
  placed && text !== '' && !/\d/.test(text) && !holdsStreet(text) && !BUILDING.test(text) ? { street: '', suburb: text } : null

const isStreetType = (word = '') => STREET_TYPES.has(withoutEnd(word.toLowerCase(), '.,'))
const isDirection = (word = '') => DIRECTIONS.has(word.toLowerCase())
const holdsStreet = (text: string) => text.split(' ').some((word, i) => i > 0 && isStreetType(word))
const endsStreet = (text: string) => {
  const words = text.split(' ')
  return words.length > 1 && isStreetType(words.at(isDirection(words.at(-1)) ? -2 : -1))
}

/** "St" directly after the number means "Saint", because a street's name stands between number and type. */
// The caller begins at the second word.
const endsName = (words: string[], i: number) =>
  isStreetType(words[i]) && (!/\d/.test(words[i - 1] ?? '') || /^broadway/i.test(words[i] ?? ''))

/**
 * Returns a function that finds where a suburb begins that is all the words from `at` on; null where they are none. The first of two directions
 * belongs to the street: "Wellington Parade South East Melbourne".
 */
function placesIn(words: string[]): (at: number) => number | null {
  const lastOther = words.findLastIndex((word) => /[\d&]|^(?:and|cnr|corner)$/i.test(word))
  const lastType = words.findLastIndex(isStreetType)
  return (at) => {
    const start = isDirection(words[at]) && (isDirection(words[at + 1]) || at + 1 === words.length) ? at + 1 : at
    return start < words.length && lastOther < start && lastType <= start ? start : null
  }
}
