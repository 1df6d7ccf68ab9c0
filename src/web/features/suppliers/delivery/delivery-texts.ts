import { clockTime, daySpans } from '#shared/time/delivery-times.ts'
import { dollars } from '#shared/money/money.ts'
import type { ResponseOf } from '#contract/api.ts'
import { isService } from '#contract/suppliers/service-categories.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import type { Weekday } from '#contract/suppliers/weekdays.ts'

const LIST = new Intl.ListFormat('en-AU')

type Terms = Pick<Supplier, 'deliveryDays' | 'cutOff' | 'deliversOnHolidays' | 'minimumOrderCents' | 'serviceArea'>
export type DeliveryTerm = {
  label: string
  /** Null where the supplier has not said. */
  text: string | null
  /** The whole list, if the text is a summary. */ all?: string
}

/** Returns whether delivery is a matter for a supplier: for a service only where it says something of it. */
export const hasDelivery = ({ category, deliveryDays, cutOff, minimumOrderCents, serviceArea }: Terms & Pick<Supplier, 'category'>) =>
  !isService(category) || deliveryDays.length > 0 || cutOff !== null || minimumOrderCents !== null || serviceArea.length > 0

/** Returns the terms of delivery, those too that the supplier has not given; public holidays only where it has said something of them. */
export function deliveryTerms({ deliveryDays, cutOff, deliversOnHolidays, minimumOrderCents, serviceArea }: Terms): DeliveryTerm[] {
  return [
    { label: 'Delivery days', text: deliveryDays.length > 0 ? capitalised(daysInWords(deliveryDays)) : null },
    { label: 'Order by', text: cutOff && `${clockTime(cutOff)} the day before` },
    ...(deliversOnHolidays === null ? [] : [{ label: 'Public holidays', text: deliversOnHolidays ? 'Delivers' : 'No delivery' }]),
    { label: 'Minimum order', text: minimumOrderCents === null ? null : minimumInWords(minimumOrderCents) },
    { label: 'Service area', ...(serviceArea.length > 0 ? areaInWords(serviceArea) : { text: null }) },
  ]
}

/** Formats days: "every day", "Mon to Fri", "Mon, Wed and Fri". */
export const daysInWords = (days: readonly Weekday[]): string => LIST.format(daySpans(days))
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const minimumInWords = (cents: number) => (cents === 0 ? 'None' : dollars(cents))

/** The number of ranges that are listed in full; of more only the first is named and the others are counted. */
const MAX_NAMED = 4

function areaInWords(ranges: Supplier['serviceArea']) {
  const all = `Postcodes ${rangesInWords(ranges)}`
  if (ranges.length <= MAX_NAMED) return { text: all }
  return { text: `Postcodes ${rangesInWords(ranges.slice(0, 1))} and ${ranges.length - 1} more ranges`, all }
}

const rangesInWords = (ranges: Supplier['serviceArea']) =>
  LIST.format(ranges.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)))

type Delivery = ResponseOf<'GET /api/suppliers/:id/delivery'>

/** Returns whether a supplier delivers to the place that somebody named, in a sentence. */
export function deliveryAnswer({ place, delivers, isEverywhere, nextDelivery }: Delivery, typed: string): string {
  if (!place) return `We do not know a place called “${typed}”. Check the spelling or use a postcode.`
  if (delivers === null) return NOT_SAID_WHERE
  if (!delivers) return `No, ${place.label} is not in the service area.`
  const next = nextDelivery ? ` Next delivery ${nextDelivery.words.day}, order by ${nextDelivery.words.time}.` : ''
  return `${isEverywhere ? `Yes, delivers to ${place.label}.` : `Delivers to parts of ${place.label}. Give a suburb or postcode to be sure.`}${next}`
}

export const NOT_SAID_WHERE = 'The supplier has not said where it delivers. Ask in your request.'
