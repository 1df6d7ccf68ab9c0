import { packSizeOf } from '#shared/pack-size/pack-size.ts'
import { centsOf } from './typed-numbers.ts'

/** What a price text says: the price of one pack. */
export type ReadPrice = { cents: number; packSize: string }

const PRICE_OF_PACK = /^(A?\$\s?[\d.,]+)\s*(?:\/|per\b)\s*(\S.*)$/i

/**
 * Returns the price in a product's free text if it can be read exactly, with what it buys: "$31.50 / kg" is $31.50 for 1 kg, "$58.00 / 5 L"
 * is $58.00 for 5 L. Null for everything that leaves a doubt: "From $36 / kg", "$64 / carton", "$31.50 / kg inc GST", "$30".
 */
export function readPrice(text: string): ReadPrice | null {
  const [, amount = '', pack = ''] = PRICE_OF_PACK.exec(text.trim()) ?? []
  const cents = centsOf(amount)
  if (!Number.isFinite(cents)) return null
  const packSize = /\d/.test(pack) ? pack : `1 ${pack}`
  return packSizeOf(packSize) ? { cents, packSize } : null
}
