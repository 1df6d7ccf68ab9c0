import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits as text: nobody guesses it. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token. It needs no salt: a token is random already. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What an owner's page sends with every call of its own, for one session: the cookie alone opens nothing there. */
export const ownerTokenOf = (secret: string, sessionHash: string): string =>
  createHmac('sha256', secret).update(`owner:${sessionHash}`).digest('base64url')

/** Compares in equal time, whatever the lengths. */
export const isSame = (given: string, right: string): boolean => timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(right)))
