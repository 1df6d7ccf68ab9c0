import type { MemberRole } from '#contract/accounts/accounts.ts'
import type { GroupNewsOfEmail } from '#contract/groups/group-emails.ts'
import type { sendEnquiry } from '#contract/site/consultations.ts'
import type { requestQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { WeeklyFigures } from '#contract/dashboard/insights.ts'
import type { DecisionReason, HoldSignal, ReviewDecision } from '#contract/reviews/review-decisions.ts'
import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { StoredAnswer } from '#contract/quotes/quote-forms.ts'
import type {
  AnsweredAtOnce,
  EmailAudience,
  Numbered,
  OwnRequest,
  QuoteAccepted,
  QuoteMatter,
  QuoteStep,
  Receiver,
  RequestLinesOfEmail,
  Typed,
} from '#contract/quotes/quote-emails.ts'
import type { OriginChangeEmail } from '#contract/seafood/origin-emails.ts'
import type { PriceChangeEmail } from '#contract/quotes/price-change-emails.ts'
import type { SampleReminder, SampleRequestCopy, SampleRequestEmail, SampleStepEmail } from '#contract/samples/sample-emails.ts'
import type { HolidayEmail } from '#contract/venue/holiday-emails.ts'
import type { Plan } from '#contract/billing/plans.ts'
import type { Resource } from '#contract/resources/resources.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import type { SubscriptionNotice } from '#contract/billing/subscription-notice.ts'
import type { ExpiringDocument } from '#contract/venue/approved-documents.ts'
import type { EmailList } from './unsubscribe.ts'

type ToSupplier = {
  supplier: Receiver
  /** True when the listing has no email address, or wants no emails: the email then goes to the owner of the marketplace, who passes it on. */
  forOwner: boolean
}
/** Lines are counted, and the first of them shown. Emails of before have none. */
type WithLines = { lines?: RequestLinesOfEmail }
type Single = Omit<Input<typeof requestQuote>, 'supplierId' | 'answers' | 'formVersion' | 'lines'> & WithLines
type SingleRequest = { request: Typed<Single>; answers: StoredAnswer[] } & SentOn
type Bulk = Omit<Input<typeof requestQuotes>, 'supplierIds' | 'lines' | 'linesFor'> & WithLines
type SentOn = { sentOn?: string }
/** Where the price list of the supplier has answered before the email left. */
type Answerable = { answered?: AnsweredAtOnce }
/** The message and contact details of a person who asks a supplier to get in touch. */
export type Inquiry = { message: string | null; email: string | null; phone: string | null }

type ConsultationToOwner = Input<typeof sendEnquiry>
/** What an issue of the newsletter says, the same to everybody: resources as they were called when it was sent. */
export type IssueContent = {
  subject: string
  introduction: string
  resources: Pick<Resource, 'id' | 'title' | 'description' | 'readTime'>[]
}

type Listing = Pick<Receiver, 'id' | 'businessName'>
/**
 * The account that the reader's address belongs to. `username` is null where nobody has confirmed the address: a stranger to whom it belongs
 * in truth has not chosen that name, which could be any text.
 */
type AccountOfReader = { username: string | null }
/** An email with a one-time link. The token is encrypted while the email is stored. */
type WithLink = { token: string }
export type SecurityChange = 'password' | 'email' | 'two-factor-on' | 'two-factor-off' | 'two-factor-guesses' | 'owner-created'

/** The facts of each kind of email. They are stored as JSON when an email is enqueued, and rendered when it is sent. */
export type EmailFacts = {
  'quote-request': ToSupplier & Numbered & OwnRequest & SingleRequest & Answerable
  'quote-request-copy': { supplier: Receiver } & Numbered & OwnRequest & SingleRequest
  'bulk-quote-request': ToSupplier & Numbered & OwnRequest & { request: Typed<Bulk> } & SentOn & Answerable
  /** `bulkId` identifies the page that compares the answers. */
  'bulk-quote-request-copy': { suppliers: (Receiver & Numbered)[]; request: Typed<Bulk>; bulkId: string; token: string } & SentOn
  'quote-step': QuoteStep
  'quote-accepted': QuoteAccepted
  'price-change': PriceChangeEmail
  'sample-request': SampleRequestEmail
  'sample-request-copy': SampleRequestCopy
  'sample-step': SampleStepEmail
  /** Goes to the side that a sample has waited for. */
  'sample-reminder': SampleReminder
  'origin-change': OriginChangeEmail
  'public-holiday': HolidayEmail
  /** Goes to the side that has not acted on the request for two days. */
  'quote-reminder': QuoteMatter & EmailAudience
  /** One email to a buyer for all of their requests. `token` opens the first; `others` counts the requests that are not listed in it. */
  'supplier-left': {
    supplier: Pick<Receiver, 'businessName' | 'category'>
    requests: (Numbered & { requestId: string; isWon: boolean })[]
    others: number
  } & WithLink
  'review-invitation': { supplier: Listing; buyer: Typed<string>; serial: number }
  'review-written': { supplier: Receiver; review: WrittenReview }
  /** The first reply to a review. No email is sent when the reply is edited. */
  'review-answered': { supplier: Listing; reply: Typed<string> } & AccountOfReader
  /**
   * The owner's decision on a review, to its author or its supplier. The words are only in the supplier's email, and only of a review that is
   * shown; what an author whose address nobody has confirmed wrote could be anything.
   */
  'review-decided': { decision: ReviewDecision; reason: DecisionReason } & (
    ({ to: 'author'; supplier: Listing } & AccountOfReader) | { to: 'supplier'; supplier: Receiver; review: WrittenReview }
  )
  /** A review to decide on, because somebody has reported it or because signals hold it. */
  'review-to-owner': { supplier: Listing; review: Pick<Review, 'customerName' | 'rating' | 'text'> } & (
    { why: 'reported'; username: string; reason: string } | { why: 'held'; heldFor: HoldSignal[] }
  )
  /** `isRecorded`: an answer by email stands in the supplier's inbox, too. */
  inquiry: ToSupplier & { inquiry: Typed<Inquiry>; isRecorded?: boolean } & SentOn
  'inquiry-copy': { supplier: Receiver; inquiry: Typed<Inquiry> } & SentOn
  'confirm-email': WithLink
  /** Goes once to an account whose address is confirmed: what to do first. */
  'supplier-welcome': { supplier: Listing }
  'buyer-welcome': Record<never, never>
  'reset-password': AccountOfReader & WithLink
  /** A change to the account's security, which the reader did not necessarily make. */
  'security-notice': AccountOfReader & { change: SecurityChange }
  /** Goes to an address that somebody has entered for the newsletter: the link that confirms it. */
  'newsletter-confirm': WithLink
  /** Goes to an address that has been confirmed for the newsletter. */
  'newsletter-welcome': Record<never, never>
  /** An issue of the newsletter. `issueId` is null in a test to the owner. */
  'newsletter-issue': IssueContent & { issueId: string | null }
  'search-alert': { supplier: Pick<Receiver, 'id' | 'businessName' | 'category'>; search: Typed<string>; location: string | null }
  /** Goes to a member of groups: what became of each. `units` is null where the member is not among those who buy. */
  'group-news': { groups: GroupNewsOfEmail[] }
  /** Goes to the supplier of a group that was settled for good: what each venue takes. */
  'group-order': ToSupplier & {
    groupId: string
    item: Typed<string>
    unit: Typed<string>
    place: string
    priceCents: number | null
    total: number | null
    venues: { name: Typed<string>; email: string; units: number; costCents: number | null; feeCents: number | null }[]
  }
  /** Goes to a venue, once a day at most: which documents of its approved suppliers end within a month or a week. `others` counts the rest. */
  'register-expiries': { today: string; documents: ExpiringDocument[]; others: number }
  'claim-link': { supplier: Listing } & WithLink
  /** Goes to an address that the manager of a listing has entered: the link by which an account works on the listing. */
  'member-invitation': { supplier: Listing; invitedBy: Typed<string>; role: MemberRole } & WithLink
  /** Emails of before do not say whether the account has confirmed its address. */
  'claim-to-owner': { supplier: Listing; username: string; email: string; emailConfirmed?: boolean; message: string | null }
  /** `reason` is what the owner says of a refusal. */
  'claim-decided': { supplier: Listing; isApproved: boolean; reason?: string | null } & AccountOfReader
  /** Goes to the owner who asks whether emails arrive. */
  test: { username: string }
  /** Goes to the supplier of a listing: why it is suspended; null when it is listed again. */
  'listing-suspension': { supplier: Listing; reason: string | null }
  /** Goes to the account that manages a listing which has got the seal; `what` is null where the owner has not said what was checked. */
  'seal-given': { supplier: Listing; what: string | null; expiresOn: string | null }
  /** Goes to the account that manages a listing: what the owner asks for instead of a document. */
  'document-asked': { supplier: Listing; document: string; text: string }
  /**
   * To the account that manages `supplier`: the marketplace has made `merged` part of `kept`, or has undone that. `supplier` is one of the two.
   */
  'listing-merged': { supplier: Listing; kept: Listing; merged: Listing; isUndone: boolean }
  /**
   * To the account that manages a listing: the access to one of its accounts at a social platform ends at `endsAt` unless it is connected
   * again; null: it has ended.
   */
  'social-access': { supplier: Listing; platform: SocialPlatform; accountName: Typed<string>; endsAt: string | null }
  /** Goes to supplier and owner: what the Verified seal rests on expires, or has. `what` is null where the owner has not said. */
  'evidence-expiring': { supplier: Receiver; what: string | null; expiresOn: string; forOwner: boolean; hasEnded?: boolean }
  /** Goes to whoever manages a listing whose price list answers at once: after `until` it stops unless the prices are confirmed. */
  'prices-to-confirm': { supplier: Listing; until: string }
  /** Goes to whoever manages a listing: what has happened, or is about to happen, to its subscription. Amounts are in cents, GST included. */
  'subscription-notice': { supplier: Listing; plan: Plan; notice: SubscriptionNotice }
  /** Goes to the owner: a question of a supplier with a plan, whose account has this name and address. */
  'support-request': SupportQuestion & { username: string; email: string }
  'support-request-copy': Omit<SupportQuestion, 'message'> & { message: Typed<string> }
  /** Goes to the owner: what somebody asks the marketplace itself. */
  enquiry: { enquiry: ConsultationToOwner }
  'enquiry-copy': { enquiry: Typed<ConsultationToOwner> } & SentOn
  /** Goes to the account of a listing, on Mondays. */
  'weekly-figures': { supplier: Listing } & WeeklyFigures
  /** Goes to the owner: a cardholder's bank has taken a payment back, or has decided about it. */
  'payment-disputed': { supplier: Listing | null; cents: number; status: 'open' | 'won' | 'lost' }
  /** Several emails to an address that nobody has confirmed; `others` counts those that are not shown. */
  digest: Digest
  /** What the owner was told on a day with many such emails. */
  'owner-digest': Digest
}
type SupportQuestion = { supplier: Listing; plan: Plan; message: string; phone: string | null }
type Digest = { emails: Pick<RenderedEmail, 'subject' | 'text'>[]; others: number }
type WrittenReview = Pick<Review, 'rating'> & { customerName: Typed<string>; text: Typed<string> }
/** The most requests that a `supplier-left` email lists. */
export const LEFT_REQUESTS_SHOWN = 20

export type EmailKind = keyof EmailFacts
/** A kind of email together with its facts. */
export type EmailMessage = { [Kind in EmailKind]: { kind: Kind; facts: EmailFacts[Kind] } }[EmailKind]

/** The link that stops the emails of a list to the reader's address. */
export type StopLink = { list: EmailList; url: string }

export type RenderedEmail = { subject: string; html: string; text: string }
