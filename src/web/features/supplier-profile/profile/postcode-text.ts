import { type PostcodeRange, MAX_RANGES } from '#contract/suppliers/delivery.ts'
import { STATE_CODES } from '#contract/options.ts'
import { typedPostcode } from '#shared/contact/postcode.ts'

/** What people put between the ends of a range: hyphens, dashes, arrows and words. */
const TO = /\s*(?:[\p{Pd}\u2212~→=]+>|[\p{Pd}\u2212~→]+|\.{2,}|…|\b(?:up\s+to|to|until|till|through|thru)\b)\s*/giu
/** Words around postcodes that say nothing. */
const BESIDE = new RegExp(`\\b(?:${STATE_CODES.join('|')}|from|postcodes?)\\b:?`, 'gi')
/** What begins a line of a list: a bullet or a number. */
const BULLET = /^[^\S\n]*(?:[\p{Pd}*•]|\d{1,3}[.)])\s+(?=\d)/gmu
/** What stands between postcodes: in a list, in a sentence, and in what is copied from a column or row of a spreadsheet. */
const BETWEEN = /(?:[\s,;|&+/•·、"'’‘“”=()[\]]|\b(?:and|or|plus|as well as)\b)+/i

/**
 * Parses "3000-3207, 3220", and lists and ranges as people write and paste them, as ranges; parts that are not postcodes stay as they are, and
 * validation rejects them.
 */
export function rangesOf(typed: string): PostcodeRange[] {
  const ranges = typed
    .normalize('NFKC')
    .replace(BULLET, '')
    .replace(/\bbetween\s+(\d+)\s+and\s+(\d+)/gi, '$1-$2')
    .replace(BESIDE, ' ')
    .replace(TO, '-')
    .split(BETWEEN)
    // A spreadsheet's number, or the end of a sentence.
    .map((part) => part.replace(/\.0*$/, ''))
    .filter((part) => typedPostcode(part) !== '')
    .map((part) => {
      const [from = '', ...others] = part.split('-').map(typedPostcode)
      return { from, to: others.length === 0 ? from : others.join('-') }
    })
  const isColumn = ranges.length > MAX_RANGES && ranges.every(({ from, to }) => /^\d{4}$/.test(from) && /^\d{4}$/.test(to) && from <= to)
  return isColumn ? joinedRanges(ranges, []) : ranges
}

/** Formats ranges as they are typed: "3000-3207, 3220". */
export const typedRanges = (ranges: readonly PostcodeRange[]): string =>
  ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(', ')

/** Returns both lists as one in ascending order, with adjacent and overlapping ranges merged. */
export function joinedRanges(some: readonly PostcodeRange[], others: readonly PostcodeRange[]): PostcodeRange[] {
  const joined: PostcodeRange[] = []
  for (const { from, to } of [...some, ...others].toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1)
    if (!last || Number(from) > Number(last.to) + 1) joined.push({ from, to })
    else if (to > last.to) last.to = to
  }
  return joined
}

/** Formats a range for display: "3000–3207". */
export const rangeInWords = ({ from, to }: PostcodeRange): string => (from === to ? from : `${from}–${to}`)

/** Returns the ranges that are postcodes of four digits already. */
export const wholeRanges = (ranges: readonly PostcodeRange[]): PostcodeRange[] =>
  ranges.filter(({ from, to }) => [from, to].every((end) => /^\d{4}$/.test(end)))
