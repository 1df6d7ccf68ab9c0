import { keysOf } from '#shared/objects.ts'

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
