import type { PricedLine } from '#contract/quotes/supplier-quote.ts'
import { unitPrice } from './money.ts'
import { readPackSize } from '#shared/pack-size/pack-size.ts'
import { unitsOfPack } from '#shared/quoted-lines/pack-contents.ts'

/**
 * Returns the price of one kilo, litre or piece of a line, "$29.00 / kg", or of one bunch or roll where it is sold by those, without delivery
 * and GST; null where its pack size is not understood.
 */
export function unitPriceInWords({ packSize, unit, priceCents }: Pick<PricedLine, 'packSize' | 'unit' | 'priceCents'>): string | null {
  const held = readPackSize(packSize, unit).pack ?? unitsOfPack({ packSize, unit })
  return held && `${unitPrice(priceCents / held.amount)} / ${held.measure}`
}
