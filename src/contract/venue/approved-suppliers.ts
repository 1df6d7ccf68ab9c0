import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { clearable, day, described, Email, Id, line, optional, paging, Phone, text, Time, Uuid } from '#contract/endpoint/values.ts'
import { Abn } from '#contract/suppliers/abn.ts'
import { ApprovedDocument } from './approved-documents.ts'

// The suppliers that a venue has approved (docs/behaviour/register.md, The register).

export const MAX_APPROVED_SUPPLIERS = 200
/** The most suppliers that are suggested at once. */
export const MAX_REGISTER_SUGGESTIONS = 20
export const REGISTER_ORDERS = ['name', 'expiry', 'approved'] as const
export type RegisterOrder = (typeof REGISTER_ORDERS)[number]

export const ApprovedSupplier = z.object({
  id: Uuid,
  supplierId: described(z.nullable(Id), 'Its listing; null for one that was typed, and where the listing was deleted.'),
  isTyped: described(z.boolean(), 'Whether name and ABN were typed, and may change. Those of a listing stay as they were.'),
  businessName: z.string(),
  abn: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  supplies: described(z.nullable(z.string()), 'What it supplies, as the venue says.'),
  approvedOn: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  updatedAt: Time,
  documents: described(z.array(ApprovedDocument), 'Those that expire first are first.'),
})
export type ApprovedSupplier = z.output<typeof ApprovedSupplier>

export const listApprovedSuppliers = listEndpoint('GET /api/venue/register', {
  isPrivate: true,
  summary: 'The suppliers that my venue has approved, with their documents',
  query: {
    sort: described(
      z._default(z.enum(REGISTER_ORDERS, 'Please sort by name, expiry or approved.'), 'name'),
      'By `name`, by `expiry`, the document that ends first first, or by `approved`, the last approved first.',
    ),
    ...paging(50),
  },
  item: ApprovedSupplier,
})

const NAME = 'Please enter the name of the supplier.'
const name = line(200, NAME)
const ApprovedOn = day('Please give a day like 2026-12-31.')
const details = { phone: Phone, email: Email, address: line(300), supplies: text(500), approvedBy: line(200), notes: text(1000) }

export const addApprovedSupplier = endpoint('POST /api/venue/register', {
  summary: 'Add a supplier to my register',
  description: `From the marketplace by \`supplierId\`: name and ABN are those of its listing. Otherwise \`businessName\` is required. A register has ${MAX_APPROVED_SUPPLIERS} suppliers at most, and a listing once (else 409).`,
  body: {
    supplierId: z.optional(z.nullable(Id)),
    businessName: optional(name),
    abn: optional(Abn),
    phone: optional(details.phone),
    email: optional(details.email),
    address: optional(details.address),
    supplies: described(optional(details.supplies), 'Left out, the category of the listing.'),
    approvedOn: described(optional(ApprovedOn), 'The day of the approval, today at the latest.'),
    approvedBy: optional(details.approvedBy),
    notes: optional(details.notes),
  },
  output: ApprovedSupplier,
  status: 201,
})
export const changeApprovedSupplier = endpoint('PUT /api/venue/register/:id', {
  summary: 'Change what my register says of a supplier',
  description: 'Fields that are left out do not change. Name and ABN of a listing stay as they were.',
  params: { id: Uuid },
  body: {
    businessName: z.optional(name),
    abn: clearable(Abn),
    phone: clearable(details.phone),
    email: clearable(details.email),
    address: clearable(details.address),
    supplies: clearable(details.supplies),
    approvedOn: clearable(ApprovedOn),
    approvedBy: clearable(details.approvedBy),
    notes: clearable(details.notes),
  },
  output: ApprovedSupplier,
})
export const removeApprovedSupplier = endpoint('DELETE /api/venue/register/:id', {
  summary: 'Remove a supplier from my register',
  description: 'It can be restored for a day.',
  params: { id: Uuid },
})
export const restoreApprovedSupplier = endpoint('POST /api/venue/register/:id/restore', {
  summary: 'Bring a removed supplier back, with its documents',
  params: { id: Uuid },
  output: ApprovedSupplier,
})

export const listRegisterSuggestions = endpoint('GET /api/venue/register/suggestions', {
  isPrivate: true,
  summary: 'Suppliers that I buy from or have saved, and that are not in my register',
  description: `Those of accepted requests first, the last accepted first; ${MAX_REGISTER_SUGGESTIONS} at most.`,
  output: z.array(
    z.object({
      supplierId: Id,
      businessName: z.string(),
      category: z.string(),
      isBoughtFrom: described(z.boolean(), 'Whether prices of it were accepted; else it is saved.'),
    }),
  ),
})
