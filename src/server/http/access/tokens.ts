import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { signaturesOf, type Secrets } from '#server/security/encryption.ts'

/** Returns 256 random bits as text, which cannot be guessed. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Returns the hash of a token, which is stored instead of it. It needs no salt, since a token is random. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Returns the token that an owner's page sends in the header of its calls, for one session: the cookie alone is not enough there. The tokens
 * after it are those of the site's former secrets, which pages that are open may still send.
 */
export const ownerTokensOf = (secrets: Secrets, sessionHash: string) => signaturesOf(secrets, `owner:${sessionHash}`)

/** Compares in constant time, whatever the lengths. */
export const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))

/** Returns whether a text is one of several, compared in constant time each. */
export const isOneOf = (text: string, valid: readonly string[]): boolean => valid.some((each) => isSame(text, each))
