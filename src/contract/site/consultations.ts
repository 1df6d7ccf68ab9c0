import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { cutAt, described, Email, line, noControls, optional, paging, Phone, text, Time, trimmed, Uuid } from '#contract/endpoint/values.ts'

// Questions to the owner of the marketplace; those to a supplier are inquiries.

/** What somebody asks for: a talk about their buying, or help to sell here. */
export const CONSULTATION_KINDS = ['consultation', 'supplier-success'] as const
export type ConsultationKind = (typeof CONSULTATION_KINDS)[number]
const kind = z.enum(CONSULTATION_KINDS, 'Please choose what it is about.')

export const sendEnquiry = endpoint('POST /api/enquiries', {
  summary: 'Ask the owner of the marketplace to get in touch',
  description: 'The owner gets an email, and the asker a copy. Ten a minute from one client address.',
  body: {
    kind,
    name: line(100, 'Please enter your name.'),
    email: Email,
    phone: optional(Phone),
    message: text(2000, 'Please say what it is about.'),
  },
  output: z.object({ status: z.literal('sent') }),
  status: 202,
})

export const Consultation = z.object({
  id: Uuid,
  kind,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.string(),
  createdAt: Time,
  answeredAt: described(z.nullable(Time), 'Null while nobody has marked it as answered.'),
})
export type Consultation = z.output<typeof Consultation>

export const CONSULTATION_STATES = ['open', 'answered'] as const
export type ConsultationState = (typeof CONSULTATION_STATES)[number]

export const listEnquiries = listEndpoint('GET /api/admin/enquiries', {
  isPrivate: true,
  summary: 'What people have asked the owner, the newest first',
  description: '`search` finds names, addresses and messages that contain it.',
  query: {
    search: described(optional(z.string().check(cutAt(200), trimmed, noControls)), 'Part of a name, an address or a message.'),
    state: described(optional(z.enum(CONSULTATION_STATES, 'Please choose one of the states.')), 'Keeps only enquiries in this state.'),
    ...paging(50),
  },
  item: Consultation,
})

const params = { id: Uuid }

export const markEnquiry = endpoint('PUT /api/admin/enquiries/:id', {
  summary: 'Mark an enquiry as answered, or as open again',
  params,
  body: { isAnswered: z.boolean('Please say whether it is answered.') },
  output: Consultation,
})
export const removeEnquiry = endpoint('DELETE /api/admin/enquiries/:id', {
  summary: 'Remove an enquiry',
  description: 'The removal can be undone for a day.',
  params,
})
export const restoreEnquiry = endpoint('POST /api/admin/enquiries/:id/restore', {
  summary: 'Undo the removal of an enquiry',
  params,
  output: Consultation,
})
