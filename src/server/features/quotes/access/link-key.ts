import { isClosed, type QuoteState } from '#contract/quotes/quote-states.ts'
import { signaturesOf, type Secrets } from '#server/security/encryption.ts'
import { isReadingKey, READING_KEY } from '#shared/site/reading-key.ts'
import { spellingsOf } from '#shared/contact/email-domain.ts'
import { isOneOf } from '#server/http/access/tokens.ts'
import { itemAt } from '#shared/item-at.ts'

type Keyed = { id: string; bulkId: string | null }

/**
 * Returns the key in the link of a buyer's email, which gives access without an account. It is derived from the site's secret, so it is not
 * stored and cannot be guessed. A bulk request has one key for all of its requests.
 */
export const linkKeyOf = (secrets: Secrets, subject: Keyed): string => linkKeysOf(secrets, subject)[0]

/** Returns the key for the browser from which a visitor has sent a request: it reads what the link in the email opens, and does nothing else. */
export const readingKeyOf = (secrets: Secrets, subject: Keyed): string => itemAt(readingKeysOf(secrets, subject), 0)

const readingKeysOf = (secrets: Secrets, { id, bulkId }: Keyed) =>
  signaturesOf(secrets, `quote:${bulkId ?? id}:sent`).map((signature) => READING_KEY + signature)

/** Returns every key that opens a request: that of its link now, and those of the site's former secrets. */
export const linkKeysOf = (secrets: Secrets, { id, bulkId }: Keyed) => signaturesOf(secrets, `quote:${bulkId ?? id}`)

/** What the link of an email to a listing without an account is about. */
type KeyedForSupplier = { id: string; supplierId: number; email: string }
/**
 * Tells the key of a supplier from that of a buyer, so that a wrong one can be answered without naming the request. No signature has a dot,
 * so no buyer's key begins like this.
 */
const FOR_SUPPLIER = 's.'

/**
 * Returns the key in the link of an email to a listing without an account, which opens this one request for the listing's side. It is made
 * for the address that the email goes to, so a listing that gets another address leaves the old one without access.
 */
export const supplierKeyOf = (secrets: Secrets, subject: KeyedForSupplier): string => itemAt(supplierKeysOf(secrets, subject), 0)

const supplierKeysOf = (secrets: Secrets, { id, supplierId, email }: KeyedForSupplier) =>
  // Links that were sent before a domain had one spelling stay right.
  spellingsOf(email).flatMap((each) =>
    signaturesOf(secrets, `quote:${id}:supplier:${supplierId}:${each}`).map((signature) => FOR_SUPPLIER + signature),
  )

export const isForSupplier = (key: string | undefined): key is string => key?.startsWith(FOR_SUPPLIER) ?? false

/** What decides which link opens a request. */
type Linked = Keyed & {
  supplierId: number | null
  status: QuoteState
  contactEmail: string
  isOpen: boolean
  isConfirmed: boolean
  unclaimedEmail: string | null
  isUnclaimedConfirmed: boolean
}
/** A link that gives access: for which side, and to which address it went. `readsOnly`: not by an email, but for the browser that sent the request. */
export type OpenLink = { side: 'buyer' | 'supplier'; address: string; isConfirmed: boolean; readsOnly?: true }

/**
 * Returns the link that a requester came by; null where its key is wrong or gives no access any more. A buyer's ends with the last open
 * request of a bulk request, a supplier's with its own request, and as soon as an account manages the listing.
 */
export function openLinkOf(secrets: Secrets, key: string | undefined, subject: Linked): OpenLink | null {
  if (key === undefined) return null
  const { id, supplierId, unclaimedEmail: email, contactEmail, isConfirmed } = subject
  if (isReadingKey(key))
    return subject.isOpen && isOneOf(key, readingKeysOf(secrets, subject))
      ? { side: 'buyer', address: contactEmail, isConfirmed, readsOnly: true }
      : null
  if (!isForSupplier(key))
    return subject.isOpen && isOneOf(key, linkKeysOf(secrets, subject)) ? { side: 'buyer', address: contactEmail, isConfirmed } : null
  if (supplierId === null || email === null || isClosed(subject.status)) return null
  if (!isOneOf(key, supplierKeysOf(secrets, { id, supplierId, email }))) return null
  return { side: 'supplier', address: email, isConfirmed: subject.isUnclaimedConfirmed }
}
