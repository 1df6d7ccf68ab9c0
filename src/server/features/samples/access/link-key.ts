import { isOneOf } from '#server/http/access/tokens.ts'
import { signaturesOf, type Secrets } from '#server/security/encryption.ts'
import { spellingsOf } from '#shared/contact/email-domain.ts'
import { isReadingKey, READING_KEY } from '#shared/site/reading-key.ts'

/** No signature has a dot, so the key of a supplier is told from that of a buyer before any sample is read. */
const FOR_SUPPLIER = 's.'
export const isForSupplier = (key: string | undefined): boolean => key?.startsWith(FOR_SUPPLIER) ?? false

const buyerKeysOf = (secrets: Secrets, id: string) => signaturesOf(secrets, `sample:${id}`)
const readingKeysOf = (secrets: Secrets, id: string) =>
  signaturesOf(secrets, `sample:${id}:sent`).map((signature) => READING_KEY + signature)

/** Returns the key in the link of a buyer's email, which opens the sample without an account. It follows from the site's secret, so it is not stored. */
export const sampleKeyOf = (secrets: Secrets, id: string): string => buyerKeysOf(secrets, id)[0]

/** Returns the key for the browser from which a visitor has asked: it reads the sample, and does nothing else. */
export const readingKeyOf = (secrets: Secrets, id: string): string => {
  const [first = ''] = readingKeysOf(secrets, id)
  return first
}

type ForSupplier = { id: string; supplierId: number; email: string }
const supplierKeysOf = (secrets: Secrets, { id, supplierId, email }: ForSupplier) =>
  spellingsOf(email).flatMap((address) =>
    signaturesOf(secrets, `sample:${id}:supplier:${supplierId}:${address}`).map((signature) => FOR_SUPPLIER + signature),
  )
/** Returns the key in the link of an email to a listing without an account. A listing that gets another address leaves the old one without access. */
export const supplierKeyOf = (secrets: Secrets, subject: ForSupplier): string => {
  const [first = ''] = supplierKeysOf(secrets, subject)
  return first
}

/** What decides which link opens a sample. */
type Linked = {
  id: string
  supplierId: number | null
  contactEmail: string
  isConfirmed: boolean
  unclaimedEmail: string | null
  isUnclaimedConfirmed: boolean
}
/** A link that gives access: for which side, and to which address it went. `readsOnly`: not by an email, but for the browser that has asked. */
export type SampleLink = { side: 'buyer' | 'supplier'; address: string; isConfirmed: boolean; readsOnly: boolean }

/** Returns the link that a requester came by; null where its key is wrong. A supplier's ends as soon as an account manages the listing. */
export function sampleLinkOf(secrets: Secrets, key: string | undefined, subject: Linked): SampleLink | null {
  if (key === undefined) return null
  const { id, supplierId, unclaimedEmail: email, contactEmail: address, isConfirmed } = subject
  if (isForSupplier(key)) {
    if (supplierId === null || email === null || !isOneOf(key, supplierKeysOf(secrets, { id, supplierId, email }))) return null
    return { side: 'supplier', address: email, isConfirmed: subject.isUnclaimedConfirmed, readsOnly: false }
  }
  const readsOnly = isReadingKey(key)
  const keys = readsOnly ? readingKeysOf(secrets, id) : buyerKeysOf(secrets, id)
  return isOneOf(key, keys) ? { side: 'buyer', address, isConfirmed, readsOnly } : null
}
