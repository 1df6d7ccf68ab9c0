import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { invalid } from '#server/http/problems.ts'
import { hashOf, newToken } from '#server/http/access/tokens.ts'
import { encrypt } from '#server/security/encryption.ts'
import { deleteLink, deleteLinks, insertLink, ownerOfLink, type LinkRow, type Purpose } from './link-queries.ts'
import { lockAccount } from '#server/features/accounts/queries.ts'

const HOUR_MS = 3_600_000
/** Hours until a link of each purpose expires. */
const HOURS: Record<Purpose, number> = { confirm: 1, reset: 1, claim: 24 }

type NewLink = Pick<LinkRow, 'accountId'> & Partial<Pick<LinkRow, 'supplierId' | 'email'>>

/** Stores the hash of a new token and returns the token encrypted: emails are stored for a while and must not hold it in plain text. */
export async function makeLink(
  tx: Db,
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  purpose: Purpose,
  about: NewLink,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now().getTime() + HOURS[purpose] * HOUR_MS)
  await insertLink(tx, { ...about, purpose, tokenHash: hashOf(token), expiresAt })
  return encrypt(secrets, token)
}

export const unusableLink = () => invalid([{ path: 'token', message: 'This link has been used or has expired. Please ask for a new one.' }])

/**
 * Consumes a link together with all others of its account and purpose. With `accountId`, only that account can use it.
 * @throws 400 when it was used, has expired or is for another purpose or account
 */
export async function useLink(
  tx: Db,
  { now }: Pick<Context, 'now'>,
  link: { purpose: Purpose; token: string; accountId?: string },
): Promise<LinkRow> {
  const { purpose, token, accountId } = link
  const owner = accountId ?? (await ownerOfLink(tx, hashOf(token)))
  if (owner !== undefined) await lockAccount(tx, owner)
  const used = await deleteLink(tx, { purpose, tokenHash: hashOf(token), accountId, now: now() })
  if (!used) throw unusableLink()
  await deleteLinks(tx, used.accountId, [purpose])
  return used
}
