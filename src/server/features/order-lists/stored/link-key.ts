import { signaturesOf, type Secrets } from '#server/security/encryption.ts'

/** Returns every key that opens a list by a link: the one of today, and those of the site's former secrets. No key is stored. */
export const keysOfLink = (secrets: Secrets, linkId: string) => signaturesOf(secrets, `order-list-link:${linkId}`)
