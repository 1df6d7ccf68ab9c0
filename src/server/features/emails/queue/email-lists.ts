import type { EmailKind } from '#contract/emails/emails.ts'
import type { EmailList } from '#contract/emails/unsubscribe.ts'
import type { NewEmail } from './queries.ts'

const LISTS: Partial<Record<EmailKind, EmailList>> = {
  'quote-reminder': 'reminders',
  'sample-reminder': 'reminders',
  'prices-to-confirm': 'reminders',
  'review-written': 'reviews',
  'review-invitation': 'review-invitations',
  'search-alert': 'search-alerts',
  'weekly-figures': 'weekly-figures',
  'group-news': 'groups',
  'register-expiries': 'register',
  'public-holiday': 'public-holidays',
  'newsletter-welcome': 'newsletter',
  'newsletter-issue': 'newsletter',
}

/** Returns the list that an email belongs to; null for one that answers something its reader did, which cannot be stopped. */
export function listOf(email: NewEmail): EmailList | null {
  if (isToUnclaimed(email)) return 'listing'
  // Its author has written the review; its supplier has not asked for it.
  if (email.kind === 'review-decided') return email.facts.to === 'supplier' ? 'reviews' : null
  return LISTS[email.kind] ?? null
}

/** Returns whether an email goes to the address of a listing that nobody has claimed: its business has never asked for emails. */
function isToUnclaimed({ kind, facts }: NewEmail): boolean {
  switch (kind) {
    case 'quote-request':
    case 'bulk-quote-request':
    case 'inquiry':
      return isUnclaimed(facts.supplier) && !facts.forOwner
    case 'evidence-expiring':
      return isUnclaimed(facts.supplier) && !facts.forOwner
    case 'review-written':
      return isUnclaimed(facts.supplier)
    case 'review-decided':
      return facts.to === 'supplier' && isUnclaimed(facts.supplier)
    case 'sample-request':
    case 'sample-step':
    case 'sample-reminder':
    case 'quote-step':
    case 'quote-reminder':
      return facts.to === 'supplier' && isUnclaimed(facts.supplier) && !facts.forOwner
    default:
      return false
  }
}

/**
 * Returns whether the owner gets an email whose reader has stopped those of its list: a buyer waits for what an unclaimed listing does not
 * want.
 */
export const goesToOwner = ({ facts }: NewEmail, list: EmailList | null): boolean => list === 'listing' && 'forOwner' in facts

const isUnclaimed = ({ isClaimed }: { isClaimed?: boolean }) => isClaimed === false
