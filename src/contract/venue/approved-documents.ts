import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { clearable, day, described, line, optional, Uuid } from '#contract/endpoint/values.ts'
import { ATTACHMENT_KINDS } from '#contract/quotes/supplier-quote.ts'
import { MIB } from '#shared/bytes.ts'
import { keysOf } from '#shared/objects.ts'

// The documents that a venue keeps of its approved suppliers (docs/behaviour/register.md, Documents of a supplier). The file of one is sent and
// read as raw bytes, outside the JSON contract: POST and GET /api/venue/register/:id/documents/:documentId/file.

export const MAX_APPROVED_DOCUMENTS = 20
export const APPROVED_FILE_BYTES = 5 * MIB
export const APPROVED_FILE_TOO_LARGE = `This file is larger than ${APPROVED_FILE_BYTES / MIB} MiB. Please choose a smaller one.`

export const APPROVED_DOCUMENT_KINDS = {
  licence: 'Food business licence',
  certificate: 'Certificate',
  insurance: 'Insurance',
  other: 'Something else',
} as const
export const APPROVED_DOCUMENT_KIND_NAMES = keysOf(APPROVED_DOCUMENT_KINDS)
export type ApprovedDocumentKind = keyof typeof APPROVED_DOCUMENT_KINDS

/** How near the end of a document is: past, within 30 days, or later. */
export const EXPIRIES = ['expired', 'soon', 'later'] as const
export type Expiry = (typeof EXPIRIES)[number]

const ApprovedFile = z.object({
  name: z.string(),
  type: described(z.enum(ATTACHMENT_KINDS), 'By its content.'),
  bytes: z.int(),
})
export const ApprovedDocument = z.object({
  id: Uuid,
  kind: z.enum(APPROVED_DOCUMENT_KIND_NAMES),
  number: z.nullable(z.string()),
  expiresOn: described(z.nullable(z.string()), 'The last day on which it is valid; null where it does not expire, or this was not said.'),
  expiry: described(z.nullable(z.enum(EXPIRIES)), 'Today, in Sydney: `soon` is within 30 days; null without a last day.'),
  file: described(z.nullable(ApprovedFile), 'The document itself, where it was handed in.'),
})
export type ApprovedDocument = z.output<typeof ApprovedDocument>

/** A document as an email tells of it; null is what may not be said to an address that nobody has confirmed. */
export type ExpiringDocument = Pick<ApprovedDocument, 'kind' | 'number'> & { supplierName: string | null; expiresOn: string }

const kind = z.enum(APPROVED_DOCUMENT_KIND_NAMES, 'Please say what kind of document it is.')
const Number = line(100)
const ExpiresOn = day('Please give a day like 2027-12-31.')
const ofDocument = { id: Uuid, documentId: Uuid }

export const addApprovedDocument = endpoint('POST /api/venue/register/:id/documents', {
  summary: 'Note a document of an approved supplier',
  description: `A supplier has ${MAX_APPROVED_DOCUMENTS} documents at most (else 409).`,
  params: { id: Uuid },
  body: { kind, number: optional(Number), expiresOn: described(optional(ExpiresOn), 'Its last valid day, which may be over.') },
  output: ApprovedDocument,
  status: 201,
})
export const changeApprovedDocument = endpoint('PUT /api/venue/register/:id/documents/:documentId', {
  summary: 'Change what is noted of a document',
  description: 'Fields that are left out do not change. A new last day is announced again.',
  params: ofDocument,
  body: { kind: z.optional(kind), number: clearable(Number), expiresOn: clearable(ExpiresOn) },
  output: ApprovedDocument,
})
export const removeApprovedDocument = endpoint('DELETE /api/venue/register/:id/documents/:documentId', {
  summary: 'Remove a document',
  params: ofDocument,
})
export const removeApprovedFile = endpoint('DELETE /api/venue/register/:id/documents/:documentId/file', {
  summary: 'Remove the file of a document; what is noted of it stays',
  params: ofDocument,
})
