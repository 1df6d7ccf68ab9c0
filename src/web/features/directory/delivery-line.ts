import { clockTime, daySpans } from '#shared/delivery-times.ts'
import { STATES } from '#contract/options.ts'
import type { ResolvedPlace } from '#contract/resolved-place.ts'
import type { SupplierRow } from '#contract/suppliers.ts'

/** The name alone: "Preston", "3070", "Sydney", "Victoria". */
export function placeName({ kind, label, suburb, state, postcode }: ResolvedPlace): string {
  if (kind === 'state') return state ? STATES[state] : label
  if (kind === 'postcode') return postcode ?? label
  return suburb ?? (state ? label.replace(new RegExp(` ${state}$`), '') : label)
}

/** Where something is delivered, with its preposition: "to Preston", "to 3070", "in Sydney", "in Victoria". */
export const destinationOf = (place: ResolvedPlace): string =>
  `${place.kind === 'suburb' || place.kind === 'postcode' ? 'to' : 'in'} ${placeName(place)}`

type Delivery = Pick<SupplierRow, 'deliveryDays' | 'cutOff'>

/** "Delivers to 3070: Tue, Fri, order by 12 pm the day before"; what a supplier does not say is left out. */
export function deliveryLine({ deliveryDays, cutOff }: Delivery, place: ResolvedPlace): string {
  const orderBy = cutOff === null ? [] : [`order by ${clockTime(cutOff)} the day before`]
  const said = [...daySpans(deliveryDays), ...orderBy]
  return [`Delivers ${destinationOf(place)}`, ...(said.length > 0 ? [said.join(', ')] : [])].join(': ')
}

/** "4.2 km away"; from ten kilometres on in whole ones. */
export function distanceLine(distanceKm: number): string {
  if (distanceKm < 1) return 'Less than 1 km away'
  const digits = distanceKm < 10 ? 1 : 0
  return `${distanceKm.toLocaleString('en-AU', { maximumFractionDigits: digits })} km away`
}
