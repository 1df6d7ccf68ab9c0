import { rounded } from './line-amounts.ts'
import { orderUnitOf } from './order-units.ts'

const NUMBER = String.raw`\d{1,5}(?:\.\d{1,3})?`
const PACK = new RegExp(String.raw`^(?<count>${NUMBER})(?:\s?x\s?(?<each>${NUMBER}))?\s?(?=\p{L})`, 'iu')

/** Returns how many of which unit a price is for: "2 L" are two litres, "boxes" one box, as plurals are the same unit. */
export function namedPack(text: string): { quantity: number; unit: string } {
  const typed = text.trim().toLowerCase()
  const { 0: amount = '', groups } = PACK.exec(typed) ?? {}
  const word = typed.slice(amount.length)
  return { quantity: rounded(Number(groups?.count ?? 1) * Number(groups?.each ?? 1)), unit: orderUnitOf(word)?.name ?? word }
}
