import type { EmailFacts, EmailKind, EmailMessage } from '#contract/emails/emails.ts'
import type { SubscriptionNotice } from '#contract/billing/subscription-notice.ts'
import type { Receiver } from '#contract/quotes/quote-emails.ts'

type Facts<Kind extends EmailKind> = EmailFacts[Kind]
type Without = { [Kind in EmailKind]: ((facts: Facts<Kind>) => Facts<Kind>) | null }

/** A supplier goes by its public name and number; an email address has room for words. */
const publicly = <Supplier extends Receiver>(supplier: Supplier): Supplier => ({ ...supplier, email: null })
const ofRequest = { buyer: null, requirements: null }
/** Prices without their lines, whose items are typed. */
const summedUp = (quote: Facts<'quote-accepted'>['offer']) => ({ ...quote, shownLines: [], passedItems: [] })
const withoutInvoice = (notice: SubscriptionNotice): SubscriptionNotice => {
  if (notice.about === 'paid') return { ...notice, invoiceId: null }
  return notice.about === 'started' && notice.receipt ? { ...notice, receipt: { ...notice.receipt, invoiceId: null } } : notice
}
const ofSample = { item: null, buyer: null }
const ofReview = { customerName: null, text: null }

/** What each kind of email leaves out; null for one that holds nothing typed, or that only the owner gets. */
const WITHOUT: Without = {
  'quote-request': (facts) => ({ ...facts, request: null, answers: [] }),
  'quote-request-copy': (facts) => ({ ...facts, supplier: publicly(facts.supplier), request: null, answers: [] }),
  'bulk-quote-request': (facts) => ({ ...facts, request: null }),
  'bulk-quote-request-copy': (facts) => ({ ...facts, suppliers: facts.suppliers.map(publicly), request: null }),
  'quote-step': (facts) => ({ ...facts, ...ofRequest, note: null, reach: null, offer: facts.offer && summedUp(facts.offer) }),
  'quote-accepted': (facts) => ({ ...facts, ...ofRequest, terms: null, offer: summedUp(facts.offer) }),
  'quote-reminder': (facts) => ({ ...facts, ...ofRequest, offer: facts.offer && summedUp(facts.offer) }),
  'price-change': (facts) => ({ ...facts, changes: [], note: null }),
  'sample-request': (facts) => ({ ...facts, ...ofSample, request: null }),
  'sample-request-copy': (facts) => ({ ...facts, ...ofSample, supplier: publicly(facts.supplier), request: null }),
  'sample-step': (facts) => ({ ...facts, ...ofSample, note: null }),
  'sample-reminder': (facts) => ({ ...facts, ...ofSample }),
  'origin-change': (facts) => ({ ...facts, changes: [] }),
  'public-holiday': null,
  'supplier-left': null,
  'review-invitation': (facts) => ({ ...facts, buyer: null }),
  'review-written': (facts) => ({ ...facts, review: { ...facts.review, ...ofReview } }),
  'review-answered': (facts) => ({ ...facts, reply: null }),
  'review-decided': (facts) => (facts.to === 'author' ? facts : { ...facts, review: { ...facts.review, ...ofReview } }),
  'review-to-owner': null,
  inquiry: (facts) => ({ ...facts, inquiry: null }),
  'inquiry-copy': (facts) => ({ ...facts, supplier: publicly(facts.supplier), inquiry: null }),
  // The name of the account is left out where they are enqueued (reader-name.ts).
  'confirm-email': null,
  'supplier-welcome': null,
  'buyer-welcome': null,
  'reset-password': null,
  'security-notice': null,
  'newsletter-confirm': null,
  'newsletter-welcome': null,
  'newsletter-issue': null,
  'search-alert': (facts) => ({ ...facts, search: null, location: null }),
  'group-news': ({ groups }) => ({ groups: groups.map((group) => ({ ...group, item: null, unit: null })) }),
  'group-order': (facts) => ({ ...facts, item: null, unit: null, venues: facts.venues.map((venue) => ({ ...venue, name: null })) }),
  'register-expiries': (facts) => ({
    ...facts,
    documents: facts.documents.map((document) => ({ ...document, supplierName: null, number: null })),
  }),
  'claim-link': null,
  'member-invitation': (facts) => ({ ...facts, invitedBy: null }),
  'claim-to-owner': null,
  'claim-decided': null,
  test: null,
  'listing-suspension': null,
  'listing-merged': null,
  'seal-given': null,
  'document-asked': null,
  'social-access': (facts) => ({ ...facts, accountName: null }),
  'evidence-expiring': null,
  'prices-to-confirm': null,
  // An invoice has the name and address that its supplier has typed.
  'subscription-notice': (facts) => ({ ...facts, notice: withoutInvoice(facts.notice) }),
  'support-request': null,
  'support-request-copy': (facts) => ({ ...facts, message: null, phone: null }),
  enquiry: null,
  'enquiry-copy': (facts) => ({ ...facts, enquiry: null }),
  'weekly-figures': (facts) => ({ ...facts, searches: [] }),
  'payment-disputed': null,
  // Made of emails, each of which leaves out its own.
  digest: null,
  'owner-digest': null,
}

/**
 * Returns an email for an address that nobody has confirmed: without anything that somebody has typed, names included, since anybody can type
 * anybody's address and would have us send their words to a stranger. What stays is the number, the day `sentOn`, the public name of a
 * listing, and the link to where the rest is read.
 */
export function withoutTypedText<Message extends EmailMessage>({ kind, facts }: Message, sentOn: string): EmailMessage {
  // TypeScript does not relate the kind of an email to its facts.
  const leaveOut = WITHOUT[kind] as ((given: Message['facts']) => Message['facts']) | null
  return { kind, facts: leaveOut ? { ...leaveOut(facts), sentOn } : facts } as EmailMessage
}

/** Returns the address to which replies go: of such an email only a listing's own, which is public. */
export function publicReplyTo({ facts }: Pick<EmailMessage, 'facts'>, replyTo: string | null): string | null {
  const supplier = 'supplier' in facts ? facts.supplier : null
  return supplier && 'email' in supplier && supplier.email === replyTo ? replyTo : null
}
