import type { PostcodeRange } from '#contract/suppliers/delivery.ts'
import type { StateCode } from '#contract/options.ts'
import type { Weekday } from '#contract/suppliers/weekdays.ts'

/** The days on which a supplier delivers, until when to order for them, and from which amount. */
export type Round = { deliveryDays: Weekday[]; cutOff: string | null; minimumOrderCents: number | null }
export type DemoDelivery = Round & { serviceArea: PostcodeRange[] }

// What a van of each capital reaches.
export const SYDNEY: PostcodeRange = { from: '2000', to: '2234' }
export const MELBOURNE: PostcodeRange = { from: '3000', to: '3207' }
export const BRISBANE: PostcodeRange = { from: '4000', to: '4230' }
export const PERTH: PostcodeRange = { from: '6000', to: '6175' }
export const ADELAIDE: PostcodeRange = { from: '5000', to: '5174' }
export const HOBART: PostcodeRange = { from: '7000', to: '7055' }
export const CANBERRA: PostcodeRange = { from: '2600', to: '2617' }
const DARWIN: PostcodeRange = { from: '0800', to: '0832' }

/** Where national wholesalers deliver. */
export const LARGEST_CAPITALS = [SYDNEY, MELBOURNE, BRISBANE, PERTH, ADELAIDE]

export const CAPITALS: Record<StateCode, PostcodeRange> = {
  NSW: SYDNEY,
  VIC: MELBOURNE,
  QLD: BRISBANE,
  WA: PERTH,
  SA: ADELAIDE,
  TAS: HOBART,
  ACT: CANBERRA,
  NT: DARWIN,
}

/** `days` is written `mon wed fri`. */
export const round = (days: string, cutOff: string | null, minimumDollars: number | null): Round => ({
  // The rounds of the demo are written with days of the week only.
  deliveryDays: days.split(' ') as Weekday[],
  cutOff,
  minimumOrderCents: minimumDollars === null ? null : minimumDollars * 100,
})

/** Returns a round through a service area. */
export const delivers = (
  days: string,
  cutOff: string | null,
  minimumDollars: number | null,
  serviceArea: PostcodeRange[],
): DemoDelivery => ({
  ...round(days, cutOff, minimumDollars),
  serviceArea,
})

/** Returns where a service comes to the venue by appointment. */
export const visits = (serviceArea: PostcodeRange[]): DemoDelivery => ({
  deliveryDays: [],
  cutOff: null,
  minimumOrderCents: null,
  serviceArea,
})
