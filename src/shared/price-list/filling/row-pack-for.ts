import type { NeedAmount } from '#shared/order-line/line-amounts.ts'
import { packContents } from '#shared/quoted-lines/pack-contents.ts'

/** What a row says of its pack. */
export type SoldPack = { packSize: string | null; unit: string | null; contents: NeedAmount | null }
/** A pack as an answer names it, and what it holds. */
export type PackFor = { packSize: string; unit: string | null; contents: NeedAmount }

const isBasic = (measure: string) => measure === 'kg' || measure === 'L' || measure === 'piece'
const textOf = ({ amount, measure }: NeedAmount) => `${amount} ${measure}`

/** Returns the words for the pack of a row; null where nothing is said of it. */
export const namedPack = ({ packSize, unit, contents }: SoldPack): Pick<PackFor, 'packSize' | 'unit'> | null => {
  if (packSize !== null) return { packSize, unit }
  if (contents !== null) return { packSize: textOf(contents), unit: null }
  return unit === null ? null : { packSize: unit, unit: null }
}

/**
 * Returns the pack of a row for a need of one measure, named so that a comparison reads the same contents from it; null where the row is of
 * another measure or does not say. What was entered as the contents counts before what the pack size seems to say.
 */
export function packFor(row: SoldPack, measure: string): PackFor | null {
  const { packSize, unit, contents } = row
  const entered = contents?.measure === measure ? contents : null
  if (contents !== null && entered === null && isBasic(measure)) return null
  const named = [packSize === null ? null : { packSize, unit }, entered && { packSize: textOf(entered), unit: null }, namedPack(row)]
  for (const pack of named) {
    if (pack === null) continue
    const read = packContents(pack, measure)
    if (read?.measure === measure && (entered === null || read.amount === entered.amount)) return { ...pack, contents: read }
  }
  return null
}
