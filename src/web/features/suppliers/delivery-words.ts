import { abnInWords } from '#contract/abn.ts'
import { dollars } from '#contract/money.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '#contract/weekdays.ts'

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

/** "every day", "Mon to Fri", "Mon, Wed and Fri"; three and more in a row are a span. */
export function daysInWords(days: readonly Weekday[]): string {
  if (days.length === WEEKDAYS.length) return 'every day'
  return LIST.format(
    spansOf(days).flatMap((span) => (span.length > 2 ? [`${nameOf(span[0])} to ${nameOf(span.at(-1))}`] : span.map(nameOf))),
  )
}

/** "Mon" */
const nameOf = (day: Weekday | undefined) => WEEKDAY_NAMES[day!].slice(0, 3)

/** Days in the order of the week, cut where one is missing. */
function spansOf(days: readonly Weekday[]): Weekday[][] {
  const spans: Weekday[][] = []
  for (const [at, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue
    if (at > 0 && days.includes(WEEKDAYS[at - 1]!)) spans.at(-1)!.push(day)
    else spans.push([day])
  }
  return spans
}

/** "14:30" as "2:30 pm" */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hours < 12 ? 'am' : 'pm'}`
}

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
