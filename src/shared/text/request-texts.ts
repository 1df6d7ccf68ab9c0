import { SEATING_CAPACITIES, TIMELINES, URGENCIES, VENUE_TYPES } from '#contract/quotes/venue-options.ts'
import type { StoredAnswer } from '#contract/quotes/quote-forms.ts'
import { firstWords } from './first-words.ts'

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
type LabelledText = [label: string, text: string]

/** The fields of the form General that every request also has as columns (docs/behaviour/quotes.md, Quote forms). */
export const SHARED_FIELDS = ['quantity', 'timeline', 'deliveryLocation', 'specialRequirements'] as const
type SharedField = (typeof SHARED_FIELDS)[number]
const isShared = (fieldId: string): fieldId is SharedField => SHARED_FIELDS.some((name) => name === fieldId)

/** Returns the buyer's business, else the buyer's name, else their email address. */
export const buyerName = (buyer: { businessName: MaybeText; contactName: MaybeText; contactEmail: string }): string =>
  buyer.businessName ?? buyer.contactName ?? buyer.contactEmail

/** Who asks, where no name is given or what was typed is left out. */
export const A_BUYER = 'A buyer'

/**
 * Returns who asks in the subject and the sentences of an email: the buyer's business, else the buyer's name, else where it is to be delivered.
 * Never the email address, which reads badly in the list of an inbox; the email has it below.
 */
export function buyerForEmails(buyer: { businessName: MaybeText; contactName: MaybeText; deliveryLocation?: MaybeText }): string {
  const { businessName, contactName, deliveryLocation } = buyer
  return businessName ?? contactName ?? (deliveryLocation ? `${A_BUYER} in ${firstWords(deliveryLocation)}` : A_BUYER)
}

/**
 * Returns the label and text of each field that the buyer filled in, followed by the answers to the supplier's own form. `SHARED_FIELDS`
 * are stored both as columns and as answers: such an answer is left out when it equals the column. Other answers are never left out as
 * duplicates.
 */
export function requestRows(request: RequestFields): LabelledText[] {
  const own = filledIn([
    ['Requirements', request.requirements],
    ['Quantity', request.quantity],
    ['Timeline', labelIn(TIMELINES, request.timeline)],
    ['Urgency', labelIn(URGENCIES, request.urgency)],
    ['Delivery location', request.deliveryLocation],
    ['Special requirements', request.specialRequirements],
  ])
  const answers = request.answers.filter(({ fieldId, value }) => !isShared(fieldId) || request[fieldId] !== value.toString())
  return [...own, ...filledIn(answers.map(({ label, value }) => [label, answerText(value)]))]
}

/** Returns the facts about the buyer's venue. */
export const venueFacts = ({ venueType, seatingCapacity }: { venueType: MaybeText; seatingCapacity: MaybeText }): LabelledText[] =>
  filledIn([
    ['Venue type', labelIn(VENUE_TYPES, venueType)],
    ['Seating capacity', labelIn(SEATING_CAPACITIES, seatingCapacity)],
  ])

const filledIn = (rows: [string, MaybeText][]) => rows.filter((row): row is LabelledText => row[1] !== null && row[1] !== '')

/** Returns the label of a choice. Text from a supplier's own form is not a key and is returned as it is. */
const labelIn = (options: Record<string, string>, value: MaybeText): MaybeText =>
  (value !== null && Object.hasOwn(options, value) ? options[value] : null) ?? value

const answerText = (value: StoredAnswer['value']) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value))
