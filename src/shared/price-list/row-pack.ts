import type { Contents } from '#shared/order-line/line-amounts.ts'
import { type LineKnowledge, splitItem } from '#shared/order-line/read-line.ts'
import { type OrderUnit, orderUnitOf } from '#shared/order-line/order-units.ts'
import { readPackSize } from '#shared/pack-size/pack-size.ts'
import type { PriceBasis } from './column-titles.ts'

/** What a row says of its pack, as typed. `count` is how many packs a carton holds, `per` what its price is for. */
export type TypedPack = { item: string; pack: string; count: string; unit: string; per: PriceBasis | string | null }

/** The pack that the price of a row is for. `contents` is null where it is not known, `question` asks where two packs are likely. */
export type RowPack = {
  item: string
  packSize: string | null
  unit: string | null
  contents: Contents | null
  question: string | null
  note: string | null
}

/** Returns the pack of a row. */
export function packOfRow(given: TypedPack, known: LineKnowledge): RowPack {
  const typed = withUnit(given)
  const { item, pack } = typed.pack === '' ? splitPack(typed, known) : typed
  const unit = unitOf(typed.unit)
  const shown = { item, unit: unit?.name ?? (typed.unit === '' ? null : typed.unit.toLowerCase()), question: null, note: null }
  const per = perOf(typed.per)
  if (per?.measured) return { ...shown, ...pricedBy(per.measured, pack, unit) }
  const count = countOf(typed.count)
  const counted = count === null ? typed.count : ''
  if (count === null || count === 1) return { ...shown, ...onePack(item, [pack, counted].filter(Boolean).join(' '), typed.unit, known) }
  const basis = per?.basis ?? basisOf(unit)
  if (basis === 'one') return { ...shown, ...onePack(item, pack, typed.unit, known), note: `${count} in a carton` }
  const carton = cartonOf(count, pack, item, known)
  if (basis === 'carton') return { ...shown, ...carton }
  return { ...shown, packSize: carton.packSize, contents: null, question: `Is the price for one or for the carton of ${count}?` }
}

/** What its price is for is the unit of a row that names none, and a unit with a number, "ctn 12 kg", is its pack. */
function withUnit(typed: TypedPack): TypedPack {
  const { pack, unit, per, count } = typed
  if (pack === '' && count === '' && /\d/.test(unit.replace(/^1\s/, ''))) return { ...typed, pack: unit, unit: '' }
  return unit === '' && per !== null && !isBasis(per) && unitOf(per) ? { ...typed, unit: per } : typed
}

const isBasis = (per: string): per is PriceBasis => ['one', 'kg', 'L', 'carton'].includes(per)

/** "Oat milk 6 x 1 L" has its pack in the item. What cannot be read stays there, and a word such as "twin pack" is part of the name. */
function splitPack({ item: whole, unit }: TypedPack, known: LineKnowledge): { item: string; pack: string } {
  const { item = '', amounts = '' } = splitItem(whole, known) ?? {}
  if (amounts === '' || item === '') return { item: whole, pack: '' }
  const word = orderUnitOf(amounts.toLowerCase())
  const isKnown = word
    ? unit === '' && (word.measure !== undefined || word.kind === 'own')
    : onePack(item, amounts, '', known).contents !== null
  return isKnown ? { item, pack: amounts } : { item: whole, pack: '' }
}

const unitOf = (text: string): OrderUnit | undefined =>
  orderUnitOf(
    text
      .trim()
      .toLowerCase()
      .replace(/^(?:per|\/|1)\s?/, '')
      .replace(/\.$/, ''),
  )

type Measured = { contents: Contents; unit: string; packSize: string | null }
type Per = { basis: PriceBasis | null; measured: Measured | null }

/** What a price is for: a kilo, so much of it, one, or the carton. */
function perOf(per: string | null): Per | null {
  if (per === null) return null
  if (per === 'one' || per === 'carton') return { basis: per, measured: null }
  const unit = unitOf(per)
  if (unit?.kind === 'measure' && unit.measure)
    return { basis: null, measured: { contents: { amount: unit.scale, measure: unit.measure }, unit: unit.name, packSize: null } }
  if (unit) return { basis: unit.kind === 'piece' ? 'one' : basisOf(unit), measured: null }
  const { pack } = readPackSize(per)
  const measured = pack && { contents: { amount: pack.amount, measure: pack.measure }, unit: pack.measure, packSize: per }
  return measured ? { basis: null, measured } : null
}

/** A price for a kilo or a litre: how much of it comes in one piece is only said. A row that is sold by something else is asked. */
function pricedBy({ contents, unit, packSize }: Measured, pack: string, sold: OrderUnit | undefined): Omit<RowPack, 'item'> {
  const note = pack === '' || unitOf(pack)?.name === unit ? null : pack
  const isSame = sold === undefined || sold.measure === contents.measure || pack !== ''
  if (isSame) return { unit, packSize, contents, question: null, note }
  return { unit: sold.name, packSize, contents: null, question: `Is the price for one ${unit} or for one ${sold.name}?`, note }
}

const basisOf = (unit: OrderUnit | undefined): PriceBasis | null =>
  unit === undefined
    ? null
    : unit.kind === 'outer'
      ? 'carton'
      : unit.kind === 'piece' || unit.kind === 'inner' || unit.kind === 'can'
        ? 'one'
        : null

/** "12", "12 x", "12/ctn" and "12 per ctn" count packs; null for what counts none. */
function countOf(text: string): number | null {
  const [, digits] =
    /^(\d{1,5})(?:\.0+)?\s?(?:x|\/?\s?(?:per\s)?(?:ctn|carton|case|box|pk|pack|ea|each|pcs|units?))?$/i.exec(text.trim()) ?? []
  return Number(digits ?? 0) || null
}

function cartonOf(count: number, pack: string, item: string, known: LineKnowledge): Pick<RowPack, 'packSize' | 'contents' | 'question'> {
  if (pack === '') return onePack(item, String(count), 'each', known)
  const packSize = `${count} x ${pack}`
  const { pack: read } = readPackSize(packSize)
  return { packSize, contents: read && { amount: read.amount, measure: read.measure }, question: null }
}

/** Returns what one pack holds, whose size and unit of sale stand in a row. */
function onePack(item: string, pack: string, unit: string, known: LineKnowledge): Pick<RowPack, 'packSize' | 'contents' | 'question'> {
  const packSize = pack === '' ? null : pack
  const own = unitOf(pack === '' ? unit : pack)
  if (own && (pack === '' || !/\d/.test(pack))) return { packSize, contents: ofUnit(own), question: null }
  if (pack === '') return { packSize, contents: null, question: null }
  const { pack: read, problem } = readPackSize(pack, unit.trim() === '' ? null : unit)
  if (read) return { packSize, contents: { amount: read.amount, measure: read.measure }, question: null }
  if (problem === 'sold by') return { packSize, contents: null, question: `Is the price for one ${unit.toLowerCase()} or for ${pack}?` }
  // A unit of sale that nobody knows says nothing about the pack: "CRT".
  const isUnitUnknown = unit.trim() !== '' && unitOf(unit) === undefined
  if (problem !== 'of what') return isUnitUnknown ? onePack(item, pack, '', known) : { packSize, contents: null, question: null }
  const number = Number(pack.replace(/^\D+|\D+$/g, ''))
  if (known.goodsOf(item).isCounted && number > 0) return { packSize, contents: { amount: number, measure: 'piece' }, question: null }
  return { packSize, contents: null, question: `${pack} of what are in a pack?` }
}

/** One kilo, bunch or tray; a dozen are twelve pieces. */
const ofUnit = ({ measure, scale, name }: OrderUnit): Contents => (measure ? { amount: scale, measure } : { amount: 1, measure: name })
