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
  /** All of it, where the text says only how much there is. */ all?: string
}

/** When, where and from what amount a supplier delivers, and its ABN; what it does not say is left out. */
export function deliveryFacts({ deliveryDays, cutOff, minimumOrderCents, serviceArea, abn }: Supplier): DeliveryFact[] {
  const said: (DeliveryFact | false)[] = [
    deliveryDays.length > 0 && { icon: 'truck', label: 'Delivery days', text: `Delivers ${daysInWords(deliveryDays)}` },
    cutOff !== null && { icon: 'clock', label: 'Cut-off time', text: `Order by ${clockTime(cutOff)}` },
    minimumOrderCents !== null && { icon: 'receipt', label: 'Minimum order', text: minimumInWords(minimumOrderCents) },
    serviceArea.length > 0 && { icon: 'map-trifold', label: 'Service area', ...areaInWords(serviceArea) },
    abn !== null && { icon: 'identification-card', label: 'Australian Business Number', text: `ABN ${abnInWords(abn)}` },
  ]
  return said.filter((fact) => fact !== false)
}

/** "every day", "Mon to Fri", "Mon, Wed and Fri" */
export const daysInWords = (days: readonly Weekday[]): string => LIST.format(daySpans(days))

const minimumInWords = (cents: number) => (cents === 0 ? 'No minimum order' : `Minimum order ${dollars(cents)}`)

/** Ranges that are read at a glance; of more the first is named and the others counted. */
const NAMED_MOST = 4

function areaInWords(ranges: Supplier['serviceArea']) {
  const all = `Postcodes ${rangesInWords(ranges)}`
  if (ranges.length <= NAMED_MOST) return { text: all }
  return { text: `Postcodes ${rangesInWords(ranges.slice(0, 1))} and ${ranges.length - 1} more ranges`, all }
}

const rangesInWords = (ranges: Supplier['serviceArea']) =>
  LIST.format(ranges.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)))
