import { createHash } from 'node:crypto'
import { SOCIAL_PLATFORMS, type SocialPlatform } from '#contract/social/social-options.ts'
import { MAX_SOCIAL_ACCOUNTS } from '#contract/social/social-accounts.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { decrypt, encrypt } from '#server/security/encryption.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { conflict } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { hashOf, newToken } from '#server/http/access/tokens.ts'
import type { RemoteAccount } from '#server/ports/publisher/publisher.ts'
import { socialCallback, type ConnectProblem } from '#shared/social/social-connecting.ts'
import { countAccounts } from './account-queries.ts'
import { deleteStale, insertConnection, lockAccountsAt, takeConnection } from './connection-queries.ts'
import { storeAccounts } from './store-accounts.ts'

export type ConnectDeps = Pick<Context, 'db' | 'publisher' | 'secrets' | 'config' | 'log' | 'now'>
/** What the address says by which a platform sends a person back here. */
export type CameBack = { state: string; code: string | null; error: string | null }

const MINUTES = 10
/** How platforms say that somebody does not agree. */
const DENIALS = new Set(['access_denied', 'user_denied', 'user_cancelled_login', 'user_cancelled_authorize'])

/**
 * Returns the page of a platform on which a supplier agrees. The state holds for this session, once, for ten minutes; the verifier of PKCE
 * never leaves the server.
 * @throws 409 for a platform without keys, and where the listing has as many accounts as it may
 */
export const beginConnecting = (
  { db, publisher, secrets, config, now }: ConnectDeps,
  { sessionId }: SessionAccount,
  supplierId: number,
  platform: SocialPlatform,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const live = publisher.live[platform]
    if (!live) throw conflict(`${SOCIAL_PLATFORMS[platform]} is not open here yet. Please connect an account in the sandbox instead.`)
    await lockSupplier(tx, supplierId)
    // Those that are there already can be connected again.
    const isNew = !(await lockAccountsAt(tx, supplierId, platform)).some(({ remoteId }) => remoteId !== null)
    if (isNew && (await countAccounts(tx, supplierId)) >= MAX_SOCIAL_ACCOUNTS)
      throw conflict(`A listing has ${MAX_SOCIAL_ACCOUNTS} accounts at most. Please disconnect one first.`)
    const [state, verifier, at] = [newToken(), newToken(), now()]
    await deleteStale(tx, sessionId, at)
    const expiresAt = new Date(at.getTime() + MINUTES * 60_000)
    const codeVerifier = encrypt(secrets, verifier)
    await insertConnection(tx, { stateHash: hashOf(state), sessionId, platform, codeVerifier, expiresAt })
    const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
    return live.authorizeUrl({ state, codeChallenge, redirectUri: redirectUri(config, platform) })
  })

/** Connects what somebody has agreed to at a platform. Returns why it does not, if it does not. */
export async function finishConnecting(
  deps: ConnectDeps,
  account: SessionAccount | null,
  platform: SocialPlatform,
  { state, code, error }: CameBack,
): Promise<ConnectProblem | null> {
  const { db, publisher, secrets, config, log, now } = deps
  if (!account) return 'expired'
  const begun = await takeConnection(db, hashOf(state), account.sessionId, platform)
  const live = publisher.live[platform]
  if (!begun || !live || account.supplierId === undefined || account.member === 'viewer') return 'failed'
  if (Date.parse(begun.expiresAt) < now().getTime()) return 'expired'
  if (error !== null) return DENIALS.has(error) ? 'denied' : 'failed'
  const codeVerifier = decrypt(secrets, begun.codeVerifier)
  if (code === null || codeVerifier === null) return 'failed'
  let remote: RemoteAccount[]
  try {
    remote = await live.accountsFor({ code, codeVerifier, redirectUri: redirectUri(config, platform) })
  } catch (cause) {
    log.warn({ err: cause, platform }, 'An account at a social platform was not connected')
    return 'failed'
  }
  if (remote.length === 0) return 'none'
  const { id: accountId, supplierId } = account
  if (await storeAccounts(deps, { accountId, supplierId }, platform, remote)) return null
  // Nobody could use it or end it any more.
  await Promise.allSettled(remote.map(({ tokens }) => live.revoke(tokens)))
  return 'failed'
}

const redirectUri = ({ publicUrl }: Context['config'], platform: SocialPlatform) => publicUrl + socialCallback(platform)
