import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { invalid } from '#server/http/problems.ts'
import { hashOf, newToken } from '#server/http/tokens.ts'
import { encrypt } from '#server/encryption.ts'
import { deleteLink, deleteLinks, insertLink, type LinkRow, type Purpose } from './link-queries.ts'

const HOUR_MS = 3_600_000
/** How long a link of each purpose works. */
const HOURS: Record<Purpose, number> = { confirm: 1, reset: 1, claim: 24 }

type NewLink = Pick<LinkRow, 'accountId'> & Partial<Pick<LinkRow, 'supplierId' | 'email'>>

/** Makes a link for an email and returns its token, encrypted: the email is kept for a while, and what is in the link is at rest nowhere. */
export async function makeLink(
  tx: Db,
  { secret, now }: Pick<Context, 'secret' | 'now'>,
  purpose: Purpose,
  about: NewLink,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now().getTime() + HOURS[purpose] * HOUR_MS)
  await insertLink(tx, { ...about, purpose, tokenHash: hashOf(token), expiresAt })
  return encrypt(secret, token)
}

/**
 * Uses a link up, and with it all others of its account and purpose; `accountId` where only that account may.
 * @throws 400 for one that was used, has expired, or is for something else
 */
export async function useLink(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  link: { purpose: Purpose; token: string; accountId?: string },
): Promise<LinkRow> {
  const { purpose, token, accountId } = link
  const used = await deleteLink(tx, { purpose, tokenHash: hashOf(token), accountId, now: now() })
  if (!used) throw invalid([{ path: 'token', message: 'This link has been used or has expired. Please ask for a new one.' }])
  await deleteLinks(tx, used.accountId, [purpose])
  return used
}
