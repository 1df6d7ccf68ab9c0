import type { requestQuote, requestQuotes } from './quotes.ts'
import type { Input } from './endpoint.ts'
import type { CategoryName } from './options.ts'
import type { StoredAnswer } from './quote-forms.ts'
import type { Party, StepName } from './quote-states.ts'
import type { Review } from './reviews.ts'
import type { Totals } from '#shared/totals.ts'

/** Whoever a request went to, as an email names them. */
export type Receiver = { id: number; businessName: string; category: CategoryName; phone: string | null; email: string | null }

type ToSupplier = {
  supplier: Receiver
  /** The listing has no e-mail: the email goes to the owner of the marketplace, who passes it on. */
  forOwner: boolean
}
/** The red number on the docket. */
type Numbered = { serial: number }
type Single = Omit<Input<typeof requestQuote>, 'supplierId' | 'answers' | 'formVersion'>
type Bulk = Omit<Input<typeof requestQuotes>, 'supplierIds'>
/**
 * A link to one's own request, by its id and, for a buyer, the key that opens it without an account; encrypted as a token is.
 * null: the reader is a supplier, or the request is closed and only an account opens it.
 */
type OwnRequest = { requestId: string; token: string | null }
/** What somebody who asks to be contacted has said, and where they can be reached. */
export type Inquiry = { message: string | null; email: string | null; phone: string | null }

type Listing = Pick<Receiver, 'id' | 'businessName'>
/** A one-time link by its token; encrypted while the email is kept. */
type WithLink = { token: string }
export type SecurityChange = 'password' | 'email' | 'two-factor-on' | 'two-factor-off'

/** What each kind of email tells. It is kept as JSON when the email is written, and rendered when the email leaves. */
export type EmailFacts = {
  'quote-request': ToSupplier & Numbered & { requestId: string; request: Single; answers: StoredAnswer[] }
  'quote-request-copy': { supplier: Receiver } & Numbered & OwnRequest & { request: Single; answers: StoredAnswer[] }
  'bulk-quote-request': ToSupplier & Numbered & { requestId: string; request: Bulk }
  /** `bulkId` leads to the page that compares the answers. */
  'bulk-quote-request-copy': { suppliers: (Receiver & Numbered)[]; request: Bulk; bulkId: string; token: string }
  'quote-step': QuoteStep
  /** Whose turn it has been for two days. */
  'quote-reminder': QuoteMatter & EmailAudience
  /** To a buyer, once for all of their requests: `token` opens the first of them, `others` is how many more there are than are named. */
  'supplier-left': {
    supplier: Pick<Receiver, 'businessName' | 'category'>
    requests: (Numbered & { requestId: string; isWon: boolean })[]
    others: number
  } & WithLink
  'review-invitation': { supplier: Listing; buyer: string; serial: number }
  'review-written': { supplier: Receiver; review: Pick<Review, 'customerName' | 'rating' | 'text'> }
  /** The first reply to it; a changed one is not told again. */
  'review-answered': { supplier: Listing; username: string; reply: string }
  inquiry: ToSupplier & { inquiry: Inquiry }
  'inquiry-copy': { supplier: Receiver; inquiry: Inquiry }
  'confirm-email': { username: string } & WithLink
  'reset-password': { username: string } & WithLink
  /** What somebody, the reader we hope, has changed. */
  'security-notice': { username: string; change: SecurityChange }
  /** `token` is of the link that stops such emails. */
  'search-alert': { supplier: Pick<Receiver, 'id' | 'businessName' | 'category'>; search: string; location: string | null } & WithLink
  'claim-link': { supplier: Listing; username: string } & WithLink
  'claim-to-owner': { supplier: Listing; username: string; email: string; message: string | null }
  'claim-decided': { supplier: Listing; username: string; isApproved: boolean }
}
/** What an email about a request says of it. */
type QuoteMatter = Numbered &
  OwnRequest & {
    supplier: Receiver
    /** The buyer by business or name, else by address. */
    buyer: string
    requirements: string
    /** The prices of now; `revision` counts the answers from 1. */
    offer: (Totals & { validUntil: string | null; lines: number; revision: number }) | null
  }
/** Which of the two sides is told. `forOwner`: see ToSupplier. */
type EmailAudience = { to: Party; forOwner: boolean }
/** `note`: the reason, the text of a message, what came with the prices. */
type QuoteStep = QuoteMatter & EmailAudience & { step: StepName; note: string | null }

/** So many requests are named in an email about all that a supplier leaves behind. */
export const LEFT_REQUESTS_SHOWN = 20

export type EmailKind = keyof EmailFacts
/** A kind with its own facts. */
export type EmailMessage = { [Kind in EmailKind]: { kind: Kind; facts: EmailFacts[Kind] } }[EmailKind]

export type RenderedEmail = { subject: string; html: string; text: string }
