import { SEATING_CAPACITIES, TIMELINES, URGENCIES, VENUE_TYPES } from '#contract/options.ts'
import type { StoredAnswer } from '#contract/quote-forms.ts'

type MaybeText = string | null
type RequestFields = {
  requirements: string
  quantity: MaybeText
  timeline: MaybeText
  urgency: MaybeText
  deliveryLocation: MaybeText
  specialRequirements: MaybeText
  answers: StoredAnswer[]
}
type Row = [label: string, text: string]

/** The fields of the form General that are columns of every request (docs/behaviour.md, Quote forms). */
export const SHARED_FIELDS = ['quantity', 'timeline', 'deliveryLocation', 'specialRequirements'] as const
type SharedField = (typeof SHARED_FIELDS)[number]
const isShared = (fieldId: string): fieldId is SharedField => SHARED_FIELDS.some((name) => name === fieldId)

/** A buyer by business or name, else by address. */
export const buyerName = (buyer: { businessName: MaybeText; contactName: MaybeText; contactEmail: string }): string =>
  buyer.businessName ?? buyer.contactName ?? buyer.contactEmail

/**
 * What a buyer asks for, each under its label, then the answers to the supplier's own form; what was not given is left out.
 * Four fields of the form General stand for the dialog's own and are stored as both: an answer is left out only where it is one of these,
 * never for saying the same as something else.
 */
export function requestRows(request: RequestFields): Row[] {
  const own = given([
    ['Requirements', request.requirements],
    ['Quantity', request.quantity],
    ['Timeline', labelIn(TIMELINES, request.timeline)],
    ['Urgency', labelIn(URGENCIES, request.urgency)],
    ['Delivery location', request.deliveryLocation],
    ['Special requirements', request.specialRequirements],
  ])
  const answers = request.answers.filter(({ fieldId, value }) => !isShared(fieldId) || request[fieldId] !== value.toString())
  return [...own, ...given(answers.map(({ label, value }) => [label, answerText(value)]))]
}

/** What kind of venue asks. */
export const venueFacts = ({ venueType, seatingCapacity }: { venueType: MaybeText; seatingCapacity: MaybeText }): Row[] =>
  given([
    ['Venue type', labelIn(VENUE_TYPES, venueType)],
    ['Seating capacity', labelIn(SEATING_CAPACITIES, seatingCapacity)],
  ])

const given = (rows: [string, MaybeText][]) => rows.filter((row): row is Row => row[1] !== null && row[1] !== '')

/** A choice by its label; a text from a form of the supplier's own is its own label. */
const labelIn = (options: Record<string, string>, value: MaybeText): MaybeText =>
  value !== null && Object.hasOwn(options, value) ? options[value]! : value

const answerText = (value: StoredAnswer['value']) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value))
