import * as z from 'zod/mini'
import type { Db } from '#server/db/db.ts'
import { decrypt, encrypt, type Secrets } from '#server/security/encryption.ts'
import type { Tokens } from '#server/ports/publisher/publisher.ts'
import { updateAccount } from './account-queries.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Access tokens that last longer are renewed so long before they end; the others when they are used, and once in so long so that their access does not end. */
const RENEWED_BEFORE_MS = 7 * DAY_MS
/** Access tokens that last no longer than this are of the second kind. */
const SHORT_MS = DAY_MS

const Stored = z.object({ accessToken: z.string(), refreshToken: z.nullable(z.string()), expiresAt: z.nullable(z.string()) })

/** Returns an account's tokens; null where it has none, or none of the site's secrets opens them. */
export function tokensOf(secrets: Secrets, row: { tokens: string | null; tokensExpireAt: string | null }): Tokens | null {
  const text = row.tokens === null ? null : decrypt(secrets, row.tokens)
  if (text === null) return null
  const { expiresAt, ...stored } = Stored.parse(JSON.parse(text))
  return { ...stored, expiresAt: expiresAt === null ? null : new Date(expiresAt), endsAt: asDate(row.tokensExpireAt) }
}

const asDate = (time: string | null) => (time === null ? null : new Date(time))

/** Returns the columns that hold tokens, encrypted with the site's first secret. */
export const tokenColumns = (secrets: Secrets, tokens: Tokens, now: Date) => ({
  tokens: encrypt(
    secrets,
    JSON.stringify({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, expiresAt: tokens.expiresAt }),
  ),
  tokensExpireAt: tokens.endsAt,
  renewAt: renewalOf(tokens, now),
})

/** Returns when tokens are to be renewed by themselves; null for those that cannot be, or need not. */
function renewalOf({ refreshToken, expiresAt }: Tokens, now: Date): Date | null {
  if (refreshToken === null || expiresAt === null) return null
  const lastsMs = expiresAt.getTime() - now.getTime()
  const inMs = lastsMs <= SHORT_MS ? RENEWED_BEFORE_MS : Math.max(lastsMs / 2, lastsMs - RENEWED_BEFORE_MS)
  return new Date(now.getTime() + inMs)
}

/** Replaces the tokens of an account that has been connected; it then need not be again. */
export const storeTokens = (tx: Db, secrets: Secrets, accountId: string, tokens: Tokens, now: Date) =>
  updateAccount(tx, accountId, { ...tokenColumns(secrets, tokens, now), needsConnecting: false, expiryToldAt: null })
