import type { EmailKind } from './emails.ts'
import type { EmailList } from './unsubscribe.ts'

/** What the emails that cannot be stopped are about. */
export const ALWAYS_SENT = ['requests', 'account', 'listing', 'plan', 'market'] as const
export type AlwaysSent = (typeof ALWAYS_SENT)[number]

/**
 * Who reads emails: a buyer, whoever manages a listing, and an owner at the address of their account, a listing at its own, and whoever runs the
 * marketplace at the address of the settings.
 */
export type EmailReader = 'buyer' | 'manager' | 'owner' | 'listing' | 'operator'

/** Whether a kind can be stopped, by its list, and who reads it; nobody with an account where it goes to those without a confirmed address. */
type KindOfEmail = ({ list: EmailList } | { always: AlwaysSent }) & { to: readonly EmailReader[] }

const ACCOUNTS = ['buyer', 'manager', 'owner'] as const
const PARTIES = ['buyer', 'listing'] as const
const ofRequests = (...to: EmailReader[]) => ({ always: 'requests', to }) as const
const ofListing = (...to: EmailReader[]) => ({ always: 'listing', to }) as const
const toOperator = { always: 'market', to: ['operator'] } as const
const ofAccount = { always: 'account', to: ACCOUNTS } as const

/** Every kind of email. Links that stop emails, their headers and the choices in the account follow from this. */
export const EMAIL_KINDS: Record<EmailKind, KindOfEmail> = {
  'quote-request': ofRequests('listing'),
  'quote-request-copy': ofRequests('buyer'),
  'bulk-quote-request': ofRequests('listing'),
  'bulk-quote-request-copy': ofRequests('buyer'),
  'quote-step': ofRequests(...PARTIES),
  'quote-accepted': ofRequests('buyer'),
  'price-change': ofRequests('buyer'),
  'sample-request': ofRequests('listing'),
  'sample-request-copy': ofRequests('buyer'),
  'sample-step': ofRequests(...PARTIES),
  'origin-change': ofRequests('buyer'),
  'supplier-left': ofRequests('buyer'),
  'review-answered': ofRequests('buyer'),
  inquiry: ofRequests('listing'),
  'inquiry-copy': ofRequests('buyer'),
  'group-order': ofRequests('listing'),
  'enquiry-copy': ofRequests('buyer'),

  'quote-reminder': { list: 'reminders', to: PARTIES },
  'sample-reminder': { list: 'reminders', to: PARTIES },
  'prices-to-confirm': { list: 'reminders', to: ['manager'] },
  'review-written': { list: 'reviews', to: ['listing'] },
  // To the author of the review it is an answer, and always sent (email-lists.ts).
  'review-decided': { list: 'reviews', to: ['listing'] },
  'review-invitation': { list: 'review-invitations', to: ['buyer'] },
  'search-alert': { list: 'search-alerts', to: ACCOUNTS },
  'weekly-figures': { list: 'weekly-figures', to: ['manager'] },
  'group-news': { list: 'groups', to: ['buyer'] },
  'register-expiries': { list: 'register', to: ['buyer'] },
  'public-holiday': { list: 'public-holidays', to: ['buyer'] },
  'newsletter-welcome': { list: 'newsletter', to: ACCOUNTS },
  'newsletter-issue': { list: 'newsletter', to: ACCOUNTS },
  digest: { list: 'digests', to: [] },

  'confirm-email': ofAccount,
  'reset-password': ofAccount,
  'security-notice': ofAccount,
  'newsletter-confirm': ofAccount,
  'buyer-welcome': { always: 'account', to: ['buyer'] },
  'supplier-welcome': { always: 'account', to: ['manager'] },

  'claim-link': ofListing('listing'),
  'claim-decided': ofListing('manager'),
  'member-invitation': ofListing(),
  'listing-suspension': ofListing('manager'),
  'listing-merged': ofListing('manager'),
  'social-access': ofListing('manager'),
  'seal-given': ofListing('manager'),
  'document-asked': ofListing('manager'),
  'evidence-expiring': ofListing('listing', 'operator'),

  'subscription-notice': { always: 'plan', to: ['manager'] },
  'support-request-copy': { always: 'plan', to: ['manager'] },

  'review-to-owner': toOperator,
  'claim-to-owner': toOperator,
  'support-request': toOperator,
  enquiry: toOperator,
  'payment-disputed': toOperator,
  test: toOperator,
  'owner-digest': toOperator,
}
