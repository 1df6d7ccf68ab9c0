import * as z from 'zod/mini'
import { keysOf } from '#shared/objects.ts'
import { MIB } from '#shared/bytes.ts'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { ATTACHMENT_KINDS } from '#contract/quotes/supplier-quote.ts'
import { described, Id, paging, PathId, text, Time, Uuid } from '#contract/endpoint/values.ts'

// Documents that suppliers hand in for the owner to look at (docs/behaviour/suppliers.md, Documents). A file is sent and read as raw bytes, outside
// the JSON contract: POST /api/suppliers/:id/documents?kind=…&name=…&expiresOn=…, GET /api/suppliers/:id/documents/:documentId.

/** The kinds of documents that suppliers hand in. */
export const DOCUMENT_KINDS = {
  abn: 'Business or ABN registration',
  food: 'Food business licence or certificate',
  insurance: 'Certificate of insurance',
  liquor: 'Liquor licence',
  certificate: 'Organic, halal, kosher or other certificate',
  other: 'Something else',
} as const
export type DocumentKind = keyof typeof DOCUMENT_KINDS
export const DOCUMENT_KIND_NAMES = keysOf(DOCUMENT_KINDS)

export const DOCUMENT_BYTES = 5 * MIB
/** What one listing can have handed in. */
export const MAX_DOCUMENTS = 10

export const SupplierDocument = z.object({
  id: Uuid,
  kind: z.enum(DOCUMENT_KIND_NAMES),
  name: z.string(),
  type: described(z.enum(ATTACHMENT_KINDS), 'By its content.'),
  bytes: z.int(),
  expiresOn: described(z.nullable(z.string()), 'Its last valid day, as the supplier says.'),
  createdAt: Time,
  asked: described(z.nullable(z.object({ text: z.string(), at: Time })), 'What the owner has asked for instead of it.'),
})
export type SupplierDocument = z.output<typeof SupplierDocument>

export const listDocuments = endpoint('GET /api/suppliers/:id/documents', {
  isPrivate: true,
  summary: 'The documents that a supplier has handed in, newest first: for it and the owner',
  params: { id: PathId },
  output: z.array(SupplierDocument),
})
export const deleteDocument = endpoint('DELETE /api/suppliers/:id/documents/:documentId', {
  summary: 'Take a document back',
  params: { id: PathId, documentId: Uuid },
})

/** A document in the owner's queue. */
export const HandedIn = z.extend(SupplierDocument, {
  supplierId: Id,
  businessName: z.string(),
  isVerified: z.boolean(),
  isOpen: described(z.boolean(), 'Whether nothing has been checked of the listing since it was handed in, nor another one asked for.'),
  answerBy: described(
    z.nullable(z.string()),
    'The day in Sydney until whose end the answer is promised; null where it is not open, or the listing has no plan.',
  ),
})
export type HandedIn = z.output<typeof HandedIn>
export const listHandedIn = listEndpoint('GET /api/admin/documents', {
  isPrivate: true,
  summary: 'The documents that suppliers have handed in: those to check first, of them those of listings with a plan',
  query: paging(50),
  item: HandedIn,
})

export const askForAnother = endpoint('POST /api/admin/documents/:id/ask', {
  summary: 'Ask a supplier for another document than one that it has handed in: by email, and in its dashboard',
  canConflict: true,
  params: { id: Uuid },
  body: { text: text(500, 'Please say what is missing: the supplier reads it.') },
})
