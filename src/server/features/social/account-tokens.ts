import * as z from 'zod/mini'
import type { Db } from '#server/db/db.ts'
import { decrypt, encrypt, type Secrets } from '#server/encryption.ts'
import type { Tokens } from '#server/ports/publisher/publisher.ts'
import { updateAccount } from './account-queries.ts'

const Stored = z.object({ accessToken: z.string(), refreshToken: z.nullable(z.string()) })

/** Returns an account's tokens; null where it has none, or none of the site's secrets opens them. */
export function tokensOf(secrets: Secrets, row: { tokens: string | null; tokensExpireAt: string | null }): Tokens | null {
  const text = row.tokens === null ? null : decrypt(secrets, row.tokens)
  if (text === null) return null
  return { ...Stored.parse(JSON.parse(text)), expiresAt: row.tokensExpireAt === null ? null : new Date(row.tokensExpireAt) }
}

/** Returns the columns that hold tokens, encrypted with the site's first secret. */
export const tokenColumns = (secrets: Secrets, { accessToken, refreshToken, expiresAt }: Tokens) => ({
  tokens: encrypt(secrets, JSON.stringify({ accessToken, refreshToken })),
  tokensExpireAt: expiresAt,
})

/** Replaces the tokens of an account, which then need not be connected again. */
export const storeTokens = (tx: Db, secrets: Secrets, accountId: string, tokens: Tokens) =>
  updateAccount(tx, accountId, { ...tokenColumns(secrets, tokens), needsConnecting: false, expiryToldAt: null })
