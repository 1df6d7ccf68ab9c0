import { docketNumber } from '#shared/money/docket-number.ts'
import { dollars } from '#shared/money/money.ts'
import type { BillRow } from './order-rows.ts'

/** Returns a quantity and a price of one whose product is the row to the cent: where rounding is in it, one of the whole, which its name explains. */
export function quantityOf({ line, name, cents }: BillRow): { quantity: number; unitCents: number; name: string } {
  if (line === null) return { quantity: 1, unitCents: cents, name }
  const { packs, priceCents } = line
  if (isWhole(packs * 1000) && Number((packs * priceCents).toPrecision(15)) === cents)
    return { quantity: packs, unitCents: priceCents, name }
  return { quantity: 1, unitCents: cents, name: `${name}: ${packs} x ${dollars(priceCents)}` }
}

const isWhole = (number: number) => Number.isInteger(Number(number.toPrecision(15)))

/** 2026-10-14 as 14/10/2026, as the programs take days in Australia. */
export const billDay = (day: string): string => day.split('-').toReversed().join('/')

/** "Backdock order No. 00482" */
export const orderName = (brand: string, serial: number): string => `${brand} order ${docketNumber(serial)}`
