import { signaturesOf, type Secrets } from '#server/encryption.ts'

type Keyed = { id: string; bulkId: string | null }

/**
 * Returns the key in the link of a buyer's email, which gives access without an account. It is derived from the site's secret, so it is not
 * stored and cannot be guessed. A bulk request has one key for all of its requests.
 */
export const linkKeyOf = (secrets: Secrets, subject: Keyed): string => linkKeysOf(secrets, subject)[0]

/** Returns every key that opens a request: that of its link now, and those of the site's former secrets. */
export const linkKeysOf = (secrets: Secrets, { id, bulkId }: Keyed) => signaturesOf(secrets, `quote:${bulkId ?? id}`)
