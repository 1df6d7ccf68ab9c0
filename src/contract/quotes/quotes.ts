import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { Quote } from './supplier-quote.ts'
import { CATEGORIES } from '#contract/options.ts'
import { SEATING_CAPACITIES, TIMELINES, URGENCIES, VENUE_TYPES } from './venue-options.ts'
import { HistoryEntry } from './quote-history.ts'
import { AskedSuppliers } from './asked-suppliers.ts'
import { LinesFor, NewRequestLines, RequestLine } from './request-lines.ts'
import { keysOf } from '#shared/objects.ts'
import { StoredAnswer, NewAnswers } from './quote-forms.ts'
import { PARTIES, QUOTE_STATES, STEP_NAMES } from './quote-states.ts'
import { NextDelivery } from '#contract/suppliers/suppliers.ts'
import { described, Email, Id, line, optional, paging, PathId, Phone, searchedText, text, Time, Uuid } from '#contract/endpoint/values.ts'

const choice = <Options extends Record<string, string>>(options: Options) =>
  optional(z.enum(keysOf(options), 'Please choose one of the options.'))

/** A buyer's request to one supplier. Visitors without an account can send it (docs/behaviour/quotes.md, Quote requests). */
export const requestQuote = endpoint('POST /api/quotes/request', {
  summary: 'Ask one supplier for a quote',
  body: {
    supplierId: Id,
    businessName: line(200, 'Please enter your business name.'),
    contactEmail: Email,
    contactPhone: optional(Phone),
    category: optional(line(100)),
    requirements: text(5000, 'Please say what you need.'),
    timeline: choice(TIMELINES),
    quantity: optional(line(200)),
    deliveryLocation: optional(line(300)),
    urgency: choice(URGENCIES),
    specialRequirements: optional(text(2000)),
    venueType: choice(VENUE_TYPES),
    seatingCapacity: choice(SEATING_CAPACITIES),
    ...NewRequestLines,
    ...NewAnswers,
  },
  /** `key` is for a visitor's browser: with it, it reads what it has sent. */
  output: z.object({ id: Uuid, status: z.literal('new'), key: z.optional(z.string()) }),
  status: 201,
})

export const requestQuotes = endpoint('POST /api/quotes/bulk', {
  summary: 'Ask up to fifty suppliers for a quote',
  description: 'The same request to many suppliers: either all of them receive it or none. Duplicate ids are ignored.',
  body: {
    supplierIds: AskedSuppliers,
    message: text(5000, 'Please write a message.'),
    contactName: optional(line(200)),
    contactEmail: Email,
    contactPhone: optional(Phone),
    company: optional(line(200)),
    ...NewRequestLines,
    ...LinesFor,
  },
  output: z.object({ ids: z.array(Uuid), count: z.int(), bulkId: Uuid, key: z.optional(z.string()) }),
  status: 201,
})

/** A request as both sides see it, with its state and the current prices. */
export const QuoteRequest = z.object({
  id: Uuid,
  serial: described(z.int(), 'The number printed in red on the docket.'),
  bulkId: described(z.nullable(Uuid), 'The same for all requests of one bulk request.'),
  status: z.enum(QUOTE_STATES),
  createdAt: Time,
  statusAt: described(Time, 'When it got this status. Another revision is a new time, although the status stays `revised`.'),
  supplier: z.object({
    id: described(z.nullable(Id), 'null when the supplier has deleted its listing; the other fields are as they were then.'),
    businessName: z.string(),
    category: z.enum(CATEGORIES),
    logoUrl: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    abn: z.nullable(z.string()),
  }),
  businessName: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  contactEmail: z.string(),
  contactPhone: z.nullable(z.string()),
  category: z.nullable(z.string()),
  requirements: z.string(),
  timeline: z.nullable(z.string()),
  quantity: z.nullable(z.string()),
  deliveryLocation: z.nullable(z.string()),
  urgency: z.nullable(z.string()),
  specialRequirements: z.nullable(z.string()),
  venueType: z.nullable(z.string()),
  seatingCapacity: z.nullable(z.string()),
  answers: described(z.array(StoredAnswer), "The answers to the fields of the supplier's own form."),
  formVersion: z.nullable(z.int()),
  lines: described(z.array(RequestLine), 'What is to be priced, line by line; empty where the request has only words.'),
  isUnread: described(z.boolean(), 'Whether something in it is new to the requester.'),
  offer: z.nullable(Quote),
})
export type QuoteRequest = z.output<typeof QuoteRequest>

/** A request in a list of those that the requester has sent. */
export const BuyersRequest = z.extend(QuoteRequest, {
  unreadSteps: described(z.array(z.enum(STEP_NAMES)), 'The kinds of steps that are new to the buyer: prices are not a message.'),
  hasAsked: described(z.boolean(), 'Whether the supplier has asked something instead of answering, and waits for a reply.'),
  isBuyersTurn: described(z.boolean(), 'Whether the buyer has prices to decide on, or a question to reply to.'),
  newsAt: described(Time, 'When something last happened in it, other than that the supplier opened it.'),
})
export type BuyersRequest = z.output<typeof BuyersRequest>

/** The next delivery of its supplier to the place of an open request; null where that is not known. */
const nextDelivery = z.nullable(NextDelivery)

/** One of the requests that a buyer compares. */
export const ComparedRequest = z.extend(BuyersRequest, {
  nextDelivery,
  distanceKm: described(
    z.nullable(z.number()),
    'How far its supplier is from the place that the request names, else from the venue of the account; null when one of the two is not known.',
  ),
})
export type ComparedRequest = z.output<typeof ComparedRequest>
export const SentRequest = z.extend(BuyersRequest, {
  bulk: described(
    z.nullable(z.object({ suppliers: z.int(), answered: z.int(), asked: z.int() })),
    'The progress of the bulk request that it belongs to; null for a single one: how many suppliers got it, have answered with prices, or have asked something instead. Suppliers must not learn who else was asked.',
  ),
})
export type SentRequest = z.output<typeof SentRequest>

export const QuoteDetail = z.extend(QuoteRequest, {
  nextDelivery,
  hasAsked: BuyersRequest.shape.hasAsked,
  offers: described(z.array(Quote), 'All answers, latest first.'),
  history: described(z.array(HistoryEntry), 'All steps, earliest first.'),
  seenAs: described(z.enum([...PARTIES, 'owner']), 'The side that the requester is on.'),
  steps: described(z.array(z.enum(STEP_NAMES)), 'The steps that the requester can take now.'),
})
export type QuoteDetail = z.output<typeof QuoteDetail>

/**
 * The key in the signed link of an email, valid until the request closes: the buyer's, which all requests of a bulk request share, or that of a
 * listing without an account, which opens this one request for its supplier's side.
 */
const key = {
  key: described(optional(text(100)), 'The key in the link of an email: the buyer’s, or that of a supplier whose listing has no account.'),
}
/** What the calls on one request have in common. */
export const onRequest = { params: { id: Uuid }, query: key, output: QuoteDetail }

export const listMyQuotes = listEndpoint('GET /api/quotes', {
  isPrivate: true,
  summary: 'Requests that I sent, the newest first',
  query: {
    sort: described(
      z.optional(z.enum(['newest', 'news'], 'sort is newest or news.')),
      'The order: `newest` by when a request was sent, `news` by whose turn it is, the buyer’s first, then by when something last happened.',
    ),
    ...paging(20),
  },
  item: SentRequest,
})
export const listQuotesOf = listEndpoint('GET /api/suppliers/:id/quotes', {
  isPrivate: true,
  summary: 'Requests that a supplier received, the newest first',
  params: { id: PathId },
  query: {
    status: described(optional(z.enum(QUOTE_STATES, 'Please choose one of the states.')), 'Keeps only requests in this state.'),
    unread: described(
      optional(z.literal('true', 'Please say true, or leave it out.')),
      'Returns only requests with something that the supplier has not seen yet.',
    ),
    search: described(optional(searchedText), 'Part of what the buyer has written, or of the name of its business.'),
    ...paging(20),
  },
  item: QuoteRequest,
})
export const getQuote = endpoint('GET /api/quotes/:id', { isPrivate: true, summary: 'One request with its history', ...onRequest })
export const getBulkQuotes = endpoint('GET /api/quotes/bulk/:id', {
  isPrivate: true,
  summary: 'The requests of one bulk request',
  description: 'All requests of one bulk request, to be compared.',
  params: { id: Uuid },
  query: key,
  output: z.array(ComparedRequest),
})
export const markSeen = endpoint('POST /api/quotes/:id/seen', {
  summary: 'Mark a request as seen',
  description: "Marks everything in the request as seen by the requester's side.",
  params: { id: Uuid },
  query: key,
})
