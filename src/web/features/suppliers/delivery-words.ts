import { abnInWords } from '#shared/abn.ts'
import { clockTime, daySpans } from '#shared/delivery-times.ts'
import { dollars } from '#shared/money.ts'
import type { Supplier } from '#contract/suppliers.ts'
import type { Weekday } from '#contract/weekdays.ts'

const LIST = new Intl.ListFormat('en-AU')

export type DeliveryFact = {
  icon: 'truck' | 'clock' | 'receipt' | 'map-trifold' | 'identification-card'
  label: string
  text: string
  /** The whole list, if the text is a summary. */ all?: string
}

/** Returns the delivery days, cut-off, minimum order, service area and ABN of a supplier; missing ones are left out. */
export function deliveryFacts({ deliveryDays, cutOff, minimumOrderCents, serviceArea, abn }: Supplier): DeliveryFact[] {
  const facts: (DeliveryFact | false)[] = [
    deliveryDays.length > 0 && { icon: 'truck', label: 'Delivery days', text: `Delivers ${daysInWords(deliveryDays)}` },
    cutOff !== null && { icon: 'clock', label: 'Cut-off time', text: `Order by ${clockTime(cutOff)}` },
    minimumOrderCents !== null && { icon: 'receipt', label: 'Minimum order', text: minimumInWords(minimumOrderCents) },
    serviceArea.length > 0 && { icon: 'map-trifold', label: 'Service area', ...areaInWords(serviceArea) },
    abn !== null && { icon: 'identification-card', label: 'Australian Business Number', text: `ABN ${abnInWords(abn)}` },
  ]
  return facts.filter((fact) => fact !== false)
}

/** Formats days: "every day", "Mon to Fri", "Mon, Wed and Fri". */
export const daysInWords = (days: readonly Weekday[]): string => LIST.format(daySpans(days))

const minimumInWords = (cents: number) => (cents === 0 ? 'No minimum order' : `Minimum order ${dollars(cents)}`)

/** The number of ranges that are listed in full; of more only the first is named and the others are counted. */
const NAMED_MOST = 4

function areaInWords(ranges: Supplier['serviceArea']) {
  const all = `Postcodes ${rangesInWords(ranges)}`
  if (ranges.length <= NAMED_MOST) return { text: all }
  return { text: `Postcodes ${rangesInWords(ranges.slice(0, 1))} and ${ranges.length - 1} more ranges`, all }
}

const rangesInWords = (ranges: Supplier['serviceArea']) =>
  LIST.format(ranges.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)))
