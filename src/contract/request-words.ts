import { SEATING_CAPACITIES, TIMELINES, URGENCIES, VENUE_TYPES } from './options.ts'
import type { KeptAnswer } from './quote-form.ts'

type Given = string | null
type Asked = {
  requirements: string
  quantity: Given
  timeline: Given
  urgency: Given
  deliveryLocation: Given
  specialRequirements: Given
  answers: KeptAnswer[]
}
type Row = [label: string, text: string]

/** A buyer by business or name, else by address. */
export const buyerName = (buyer: { businessName: Given; contactName: Given; contactEmail: string }): string =>
  buyer.businessName ?? buyer.contactName ?? buyer.contactEmail

/** What a buyer asks for, each under its label of contract §4, then the answers to the supplier's own form; what was not given is left out. */
export function askedFor(request: Asked): Row[] {
  const own = given([
    ['Requirements', request.requirements],
    ['Quantity', request.quantity],
    ['Timeline', labelIn(TIMELINES, request.timeline)],
    ['Urgency', labelIn(URGENCIES, request.urgency)],
    ['Delivery location', request.deliveryLocation],
    ['Special requirements', request.specialRequirements],
  ])
  // Four fields of the form General stand for the dialog's own, and are kept as both.
  const said = new Set(own.map(([, text]) => text))
  const more = request.answers.map(({ label, value }): Row => [label, answerText(value)])
  return [...own, ...more.filter(([, text]) => text !== '' && !said.has(text))]
}

/** What kind of venue asks. */
export const venueFacts = ({ venueType, seatingCapacity }: { venueType: Given; seatingCapacity: Given }): Row[] =>
  given([
    ['Venue type', labelIn(VENUE_TYPES, venueType)],
    ['Seating capacity', labelIn(SEATING_CAPACITIES, seatingCapacity)],
  ])

const given = (rows: [string, Given][]) => rows.filter((row): row is Row => row[1] !== null && row[1] !== '')

/** A choice by its label; a text from a form of the supplier's own is its own label. */
const labelIn = (options: Record<string, string>, value: Given): Given =>
  value !== null && Object.hasOwn(options, value) ? options[value]! : value

const answerText = (value: KeptAnswer['value']) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value))
