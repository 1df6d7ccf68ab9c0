import type { Quote } from '#contract/quotes/supplier-quote.ts'
import { EXAMPLE_ANSWERS, EXAMPLE_TERMS, type ExampleAnswer } from '#shared/example-request/answers.ts'
import { EXAMPLE_LINES } from '#shared/example-request/lines.ts'
import { quotedLines } from '#shared/quoted-lines/quoted-lines.ts'
import type { AnsweredRequest } from '#web/features/quotes/compare/lines/columns.ts'

/** Nothing of the example has happened, so no time of it is shown. */
const NEVER = new Date(0).toISOString()

const offerOf = ({ lines, passedLineIds, deliveryCents, minimumCents, note }: ExampleAnswer): Quote => ({
  revision: 1,
  isInstant: false,
  lines: quotedLines(lines, EXAMPLE_LINES, null),
  passedLineIds,
  deliveryCents,
  minimumCents,
  note,
  ...EXAMPLE_TERMS,
  attachment: null,
  createdAt: NEVER,
})

const requestOf = (answer: ExampleAnswer): AnsweredRequest => ({
  id: answer.id,
  serial: 0,
  bulkId: null,
  status: 'quoted',
  createdAt: NEVER,
  statusAt: NEVER,
  supplier: { id: null, businessName: answer.name, category: 'Dairy', logoUrl: null, phone: null, email: null, abn: null },
  businessName: null,
  contactName: null,
  contactEmail: '',
  contactPhone: null,
  category: null,
  requirements: '',
  timeline: null,
  quantity: null,
  deliveryLocation: null,
  urgency: null,
  specialRequirements: null,
  venueType: null,
  seatingCapacity: null,
  answers: [],
  formVersion: null,
  lines: [...EXAMPLE_LINES],
  isUnread: false,
  nextDelivery: null,
  distanceKm: null,
  offer: offerOf(answer),
})

/** The answers of the example in the form of those to a request. */
export const exampleRequests: readonly AnsweredRequest[] = EXAMPLE_ANSWERS.map(requestOf)
