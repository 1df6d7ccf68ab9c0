import type { PricedLine } from '#contract/quotes/supplier-quote.ts'

/** Returns the pack size with its unit, "5 kg bag", unless the size already contains the unit. */
export const packInWords = ({ packSize, unit }: Pick<PricedLine, 'packSize' | 'unit'>): string =>
  unit && !packSize.toLowerCase().includes(unit.toLowerCase()) ? `${packSize} ${unit}` : packSize
