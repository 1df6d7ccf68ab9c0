import type { requestQuote, requestQuotes } from './quotes.ts'
import type { Input } from './endpoint.ts'
import type { CategoryName } from './options.ts'

/** Whoever a request went to, as a letter names them. */
export type Receiver = { id: number; businessName: string; category: CategoryName; phone: string | null; email: string | null }

type ToSupplier = {
  supplier: Receiver
  /** The listing has no e-mail: the letter goes to the owner of the marketplace, who passes it on. */
  forOwner: boolean
}
/** The red number on the docket. */
type Numbered = { serial: number }
type Single = Omit<Input<typeof requestQuote>, 'supplierId'>
type Bulk = Omit<Input<typeof requestQuotes>, 'supplierIds'>
type Inquiry = { message: string | null; email: string | null }

type Listing = Pick<Receiver, 'id' | 'businessName'>
/** A one-time link by its token; sealed while the letter is kept. */
type WithLink = { token: string }
export type SecurityChange = 'password' | 'email' | 'two-factor-on' | 'two-factor-off'

/** What each kind of letter tells. It is kept as JSON when the letter is written, and rendered when the letter leaves. */
export type LetterFacts = {
  'quote-request': ToSupplier & Numbered & { request: Single }
  'quote-request-copy': { supplier: Receiver } & Numbered & { request: Single }
  'bulk-quote-request': ToSupplier & Numbered & { request: Bulk }
  'bulk-quote-request-copy': { suppliers: (Receiver & Numbered)[]; request: Bulk }
  inquiry: ToSupplier & { inquiry: Inquiry }
  'inquiry-copy': { supplier: Receiver; inquiry: Inquiry }
  'confirm-email': { username: string } & WithLink
  'reset-password': { username: string } & WithLink
  /** What somebody, the reader we hope, has changed. */
  'security-notice': { username: string; change: SecurityChange }
  'claim-link': { supplier: Listing; username: string } & WithLink
  'claim-to-owner': { supplier: Listing; username: string; email: string; message: string | null }
  'claim-decided': { supplier: Listing; username: string; isApproved: boolean }
}
export type LetterKind = keyof LetterFacts
/** A kind with its own facts. */
export type Letter = { [Kind in LetterKind]: { kind: Kind; facts: LetterFacts[Kind] } }[LetterKind]

export type RenderedLetter = { subject: string; html: string; text: string }
