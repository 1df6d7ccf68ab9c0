import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Returns 256 random bits as text, which cannot be guessed. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Returns the hash of a token, which is stored instead of it. It needs no salt, since a token is random. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Returns the token that an owner's page sends in the header of its calls, for one session: the cookie alone is not enough there. */
export const ownerTokenOf = (secret: string, sessionHash: string): string =>
  createHmac('sha256', secret).update(`owner:${sessionHash}`).digest('base64url')

/** Compares in constant time, whatever the lengths. */
export const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))
