import type { PricedLine } from '#contract/quotes/supplier-quote.ts'
import type { NeedAmount } from '#shared/order-line/line-amounts.ts'
import { orderUnitOf } from '#shared/order-line/order-units.ts'
import { readPackSize } from '#shared/pack-size/pack-size.ts'
import { wordOf } from '#shared/pack-size/pack-words.ts'

type Pack = Pick<PricedLine, 'packSize' | 'unit'>

/** What a comparison takes of an amount: from a thousandth on. */
const MIN_AMOUNT = 0.0005
const MAX_AMOUNT = 1_000_000_000

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+`
const ONLY_NUMBER = new RegExp(`^(?:${NUMBER})$`)
/** "bunch", "a bunch", "per bunch", "6 bunches", "6 x bunch". */
const COUNTED = new RegExp(String.raw`^(?:(${NUMBER})\s*(?:[x×]\s*)?|an?\s+|per\s+)?(\p{L}+)$`, 'iu')
/** "10 kg carton", and "carton of 12" or "ctn (10 kg)". */
const NAMED = [new RegExp(String.raw`^(?:${NUMBER})\s*\p{L}+\s+(\p{L}+)$`, 'iu'), /^(?:1\s+|an?\s+|per\s+)?(\p{L}+)[\s(,]+\S/iu]

/** Short forms of lists, by which goods are ordered, that no pack size has. */
const SHORT: Record<string, string> = {
  bch: 'bunch',
  bnch: 'bunch',
  bun: 'bunch',
  bg: 'bag',
  btle: 'bottle',
  cs: 'case',
  cse: 'case',
  pkg: 'packet',
  pun: 'punnet',
  punn: 'punnet',
  slv: 'sleeve',
  tn: 'tin',
}

/** Returns the one name of an order unit: "ctn" and "Cartons" are cartons. */
function nameOf(unit: string): string {
  const text = unit.trim().toLowerCase()
  const singular = text.replace(/s$/, '')
  const known = SHORT[text] ?? SHORT[singular]
  if (known !== undefined) return known
  const word = wordOf(text)
  return word?.kind === 'holder' ? word.name : (orderUnitOf(text)?.name ?? singular)
}
const isSame = (one: string | undefined, other: string) => one !== undefined && nameOf(one) === nameOf(other)

const isBasic = (measure: string) => measure === 'kg' || measure === 'L' || measure === 'piece'

/** Returns how many order units a pack is; null where it does not say. */
function unitsIn({ packSize, unit }: Pack, needed: string): number | null {
  const text = packSize.trim()
  const [, count = '1', word] = COUNTED.exec(text) ?? []
  if (isSame(word, needed)) return Number(count.replaceAll(',', ''))
  if (isSame(unit ?? undefined, needed)) return ONLY_NUMBER.test(text) ? Number(text.replaceAll(',', '')) : 1
  return NAMED.some((pattern) => isSame(pattern.exec(text)?.[1], needed)) ? 1 : null
}

/**
 * Returns what one pack of a price holds, in the measure of the need where that is certain; null where nothing is. A price by the very unit
 * that is needed, the bunch or the carton, is of one of it, whatever that holds.
 */
export function packContents(pack: Pack, needed: string): NeedAmount | null {
  const units = isBasic(needed) ? null : unitsIn(pack, needed)
  const read = units === null ? readPackSize(pack.packSize, pack.unit).pack : { amount: units, measure: needed }
  return read && read.amount >= MIN_AMOUNT && read.amount <= MAX_AMOUNT ? { amount: read.amount, measure: read.measure } : null
}

/**
 * Returns how many of a unit that says enough without its contents, the bunch or the roll, a pack is; null where it is anything else, or more
 * is said of it than a number.
 */
export function unitsOfPack({ packSize, unit }: Pack): NeedAmount | null {
  const text = packSize.trim()
  const [, , word = ONLY_NUMBER.test(text) && unit !== null ? unit.trim() : ''] = COUNTED.exec(text) ?? []
  if (orderUnitOf(word.toLowerCase())?.kind !== 'own') return null
  const measure = nameOf(word)
  const held = unit === null || isSame(unit, measure) ? packContents({ packSize, unit }, measure) : null
  return held?.measure === measure ? held : null
}
