import { clockTime, daySpans } from '#shared/time/delivery-times.ts'
import { STATES } from '#contract/options.ts'
import type { deliveryTexts } from '#contract/site-texts/directory-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'

/** Returns the name alone: "Preston", "3070", "Sydney", "Victoria". */
export function placeName({ kind, label, suburb, state, postcode }: ResolvedPlace): string {
  if (kind === 'state') return state ? STATES[state] : label
  if (kind === 'postcode') return postcode ?? label
  return suburb ?? (state ? label.replace(new RegExp(` ${state}$`), '') : label)
}

export type DeliveryTexts = typeof deliveryTexts.texts

/** Returns the destination of a delivery with its preposition: "to Preston", "to 3070", "in Sydney", "in Victoria". */
export const destinationOf = (texts: DeliveryTexts, place: ResolvedPlace, name = placeName(place)): string =>
  filled(place.kind === 'suburb' || place.kind === 'postcode' ? texts.to : texts.within, { place: name })

type Delivery = Pick<SupplierRow, 'deliveryDays' | 'cutOff'>

/** Returns "Delivers to 3070: Tue, Fri, order by 12 pm the day before", without the parts that the supplier has not entered. */
export function deliveryLine(texts: DeliveryTexts, { deliveryDays, cutOff }: Delivery, place: ResolvedPlace): string {
  const orderBy = cutOff === null ? [] : [filled(texts.orderBy, { time: clockTime(cutOff) })]
  const details = [...daySpans(deliveryDays), ...orderBy].map((part) => part.replace(/^every/, 'Every'))
  return [filled(texts.delivers, { destination: destinationOf(texts, place) }), ...(details.length > 0 ? [details.join(', ')] : [])].join(
    ': ',
  )
}

/** Returns "4.2 km away"; from ten kilometres on, whole kilometres. */
export function distanceLine(texts: DeliveryTexts, distanceKm: number): string {
  if (distanceKm < 1) return texts.near
  const digits = distanceKm < 10 ? 1 : 0
  return filled(texts.distance, { distance: distanceKm.toLocaleString('en-AU', { maximumFractionDigits: digits }) })
}
