import { clockTime, daySpans } from '#shared/delivery-times.ts'
import { STATES } from '#contract/options.ts'
import type { ResolvedPlace } from '#contract/resolved-place.ts'
import type { SupplierRow } from '#contract/suppliers.ts'

/** Returns the name alone: "Preston", "3070", "Sydney", "Victoria". */
export function placeName({ kind, label, suburb, state, postcode }: ResolvedPlace): string {
  if (kind === 'state') return state ? STATES[state] : label
  if (kind === 'postcode') return postcode ?? label
  return suburb ?? (state ? label.replace(new RegExp(` ${state}$`), '') : label)
}

/** Returns the destination of a delivery with its preposition: "to Preston", "to 3070", "in Sydney", "in Victoria". */
export const destinationOf = (place: ResolvedPlace): string =>
  `${place.kind === 'suburb' || place.kind === 'postcode' ? 'to' : 'in'} ${placeName(place)}`

type Delivery = Pick<SupplierRow, 'deliveryDays' | 'cutOff'>

/** Returns "Delivers to 3070: Tue, Fri, order by 12 pm the day before", without the parts that the supplier has not entered. */
export function deliveryLine({ deliveryDays, cutOff }: Delivery, place: ResolvedPlace): string {
  const orderBy = cutOff === null ? [] : [`order by ${clockTime(cutOff)} the day before`]
  const details = [...daySpans(deliveryDays), ...orderBy]
  return [`Delivers ${destinationOf(place)}`, ...(details.length > 0 ? [details.join(', ')] : [])].join(': ')
}

/** Returns "4.2 km away"; from ten kilometres on, whole kilometres. */
export function distanceLine(distanceKm: number): string {
  if (distanceKm < 1) return 'Less than 1 km away'
  const digits = distanceKm < 10 ? 1 : 0
  return `${distanceKm.toLocaleString('en-AU', { maximumFractionDigits: digits })} km away`
}
