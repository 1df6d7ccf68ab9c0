import type { HoldSignal } from '#contract/reviews/review-decisions.ts'
import { telHref } from '#shared/contact/phone.ts'
import { isSameStreetAddress } from './street-address.ts'
import { isSharedDomain } from '#shared/contact/shared-domains.ts'

/** What is known of an author and a supplier when a review is written. */
export type SignalFacts = {
  authorEmail: string
  /** Of the listing and of the account that manages it. */
  supplierEmails: string[]
  /** Phone numbers and delivery addresses of the author's own quote requests. */
  requestPhones: string[]
  requestPlaces: string[]
  supplierPhone: string | null
  supplierAddress: { address: string | null; suburb: string | null; postcode: string | null }
  /** Whether the owner has removed a review of this supplier by this author, which is deleted now. */
  hasRemoved: boolean
  /** The reviews that came from the client's network today, this one included. */
  reviewsOfDay: number
}

/** The reviews of one network in a day that are not held. */
export const REVIEWS_OF_DAY = 10

/** Returns why a new review is held; an empty list for one that is published (docs/behaviour/reviews.md, Moderation). */
export function signalsOf(facts: SignalFacts): HoldSignal[] {
  const signals: Record<HoldSignal, boolean> = {
    'same-email-domain': hasSameDomain(facts),
    'same-phone': hasSamePhone(facts),
    'same-address': facts.requestPlaces.some((place) => isSameStreetAddress(place, facts.supplierAddress)),
    'many-in-a-day': facts.reviewsOfDay > REVIEWS_OF_DAY,
    'removed-before': facts.hasRemoved,
  }
  return (Object.keys(signals) as HoldSignal[]).filter((signal) => signals[signal])
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** A subdomain belongs to the same business: mail.beans.com.au and beans.com.au. */
function hasSameDomain({ authorEmail, supplierEmails }: SignalFacts): boolean {
  const author = domainOf(authorEmail)
  if (isSharedDomain(author)) return false
  return supplierEmails.map(domainOf).some((domain) => {
    if (isSharedDomain(domain)) return false
    return domain === author || domain.endsWith(`.${author}`) || author.endsWith(`.${domain}`)
  })
}

/** Two numbers are the same when a telephone in Australia would reach the same with them. */
function hasSamePhone({ supplierPhone, requestPhones }: SignalFacts): boolean {
  return supplierPhone !== null && requestPhones.map(reached).includes(reached(supplierPhone))
}

const reached = (phone: string) => telHref(phone).replace('+61', '0')
