import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { described, optional, paging, PathId, searchedText, Time, Uuid } from '#contract/endpoint/values.ts'
import { PARTIES, QUOTE_STATES } from './quote-states.ts'
import { QuoteRequest } from './quotes.ts'

/** What a visitor who pressed "Contact Supplier" has left. */
export const Contact = z.object({
  id: Uuid,
  createdAt: described(Time, 'When the visitor last said something.'),
  message: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  isUnread: described(z.boolean(), 'Whether the supplier has not opened it yet. One that says nothing is never unread.'),
  answeredAt: described(z.nullable(Time), 'When the supplier ticked that it has answered, or answered by email; null until then.'),
})
export type Contact = z.output<typeof Contact>

const waitsSince = described(z.nullable(Time), 'Since when it waits for the supplier; null when it does not.')

/** A contact with what came in about it by email. */
export const ContactThread = z.extend(Contact, {
  replies: described(
    z.array(z.object({ by: z.enum(PARTIES), text: z.string(), at: Time })),
    'What either side wrote by email to the address that takes replies, the oldest first; empty where no emails come in.',
  ),
})
export type ContactThread = z.output<typeof ContactThread>

/** A row of a supplier's inbox. */
export const Lead = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    waitsSince,
    lastMessage: described(
      z.nullable(z.object({ by: z.enum(PARTIES), text: z.string(), at: Time })),
      'The last message of either side; null where nobody has written one.',
    ),
    request: QuoteRequest,
  }),
  z.object({ kind: z.literal('contact'), waitsSince, contact: Contact }),
])
export type Lead = z.output<typeof Lead>

export const LEAD_KINDS = ['request', 'contact'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

export const listLeads = listEndpoint('GET /api/suppliers/:id/leads', {
  isPrivate: true,
  summary: 'Requests and contacts that I received, those that wait for me first',
  description:
    'First what waits for the supplier, the longest first; then the rest, the newest first, with contacts that say nothing last.',
  params: { id: PathId },
  query: {
    kind: described(optional(z.enum(LEAD_KINDS, 'kind is request or contact.')), 'Keeps only quote requests, or only contacts.'),
    status: described(optional(z.enum(QUOTE_STATES, 'Please choose one of the states.')), 'Keeps only quote requests in this state.'),
    unread: described(
      optional(z.literal('true', 'Please say true, or leave it out.')),
      'Keeps only those with something that the supplier has not seen yet.',
    ),
    search: described(optional(searchedText), 'Part of what was written, or of the name or address of whoever wrote.'),
    ...paging(20),
  },
  item: Lead,
})

const onContact = { params: { id: PathId, contactId: Uuid } }

export const getContact = endpoint('GET /api/suppliers/:id/leads/:contactId', {
  isPrivate: true,
  summary: 'One contact that I received',
  ...onContact,
  output: ContactThread,
})
export const markContactSeen = endpoint('POST /api/suppliers/:id/leads/:contactId/seen', {
  summary: 'Mark a contact as seen',
  ...onContact,
})
export const changeContact = endpoint('PUT /api/suppliers/:id/leads/:contactId', {
  summary: 'Say whether I have answered a contact',
  ...onContact,
  body: { isAnswered: z.boolean('Please say whether it is answered.') },
  output: ContactThread,
})

export const getWaiting = endpoint('GET /api/waiting', {
  isPrivate: true,
  summary: 'How much is new for me',
  description: 'Small enough to be asked once a minute by a page that is in view.',
  output: z.object({
    count: described(
      z.int(),
      'Of a supplier the unread requests and contacts, and samples to send; of a buyer `needsYou` in `GET /api/venue/overview`; else 0.',
    ),
    at: described(z.nullable(Time), 'When the newest of them came; null without any.'),
  }),
})
