import type { tableTexts } from '#contract/site-texts/listing-table-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { daySpans } from '#shared/time/delivery-times.ts'
import { dollars } from '#shared/money/money.ts'

// The words of cells of the table; undefined for what is not known.

type TableTexts = typeof tableTexts.texts

export const placeWords = ({ suburb, state }: Pick<SupplierRow, 'suburb' | 'state'>): string | undefined =>
  [suburb, state].filter(Boolean).join(' ') || undefined

/** Returns the delivery days, or only that it delivers where that is known of the place of the list. */
export function deliveryWords(texts: TableTexts, { deliveryDays, delivers }: Pick<SupplierRow, 'deliveryDays' | 'delivers'>) {
  // Days alone do not say that it delivers to the place of the list.
  if (delivers === null) return undefined
  const days = daySpans(deliveryDays).join(', ')
  return days ? days.charAt(0).toUpperCase() + days.slice(1) : delivers ? texts.yes : undefined
}

export const minimumWords = ({ minimumOrderCents }: Pick<SupplierRow, 'minimumOrderCents'>): string | undefined =>
  minimumOrderCents === null ? undefined : dollars(minimumOrderCents)

const HOUR = 60
const DAY = 24 * HOUR

/** Returns a time in whole hours, from a day on in days; rounded up, so that it does not promise too much. */
export function answerWords(texts: TableTexts, minutes: number | null | undefined): string | undefined {
  if (minutes === null || minutes === undefined) return undefined
  if (minutes < DAY) return filled(texts.hours, { count: Math.max(1, Math.ceil(minutes / HOUR)) })
  const days = Math.ceil(minutes / DAY)
  return days === 1 ? texts.oneDay : filled(texts.days, { count: days })
}
