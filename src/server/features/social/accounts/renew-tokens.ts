import { setTimeout as pause } from 'node:timers/promises'
import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import type { Context } from '#server/context.ts'
import { AccessEnded, PostRefused, type LivePlatform, type Tokens } from '#server/ports/publisher/publisher.ts'
import { required } from '#shared/required.ts'
import { tokenColumns, tokensOf } from './account-tokens.ts'
import { beginRenewal, endRenewal, tokensById } from './token-queries.ts'

export type TokenDeps = Pick<Context, 'db' | 'secrets' | 'now'>

/** Access tokens that end within so long are renewed before they are used. */
const NEARLY_ENDED_MS = 300_000
/** How often, and how many times, tokens that somebody else is renewing are looked for. */
const LOOK_MS = 250
const LOOKS = 32
const DAY_MS = 86_400_000

type Renewable = { id: string; platform: keyof typeof SOCIAL_PLATFORMS }

/** Returns tokens of an account that are good for now. @throws AccessEnded, PostRefused `busy` */
export async function goodTokens(deps: TokenDeps, live: LivePlatform, account: Renewable): Promise<Tokens> {
  const row = await tokensById(deps.db, account.id)
  const tokens = row && tokensOf(deps.secrets, row)
  if (!tokens) throw new AccessEnded('There are no tokens.')
  const { refreshToken, expiresAt } = tokens
  const isGood = refreshToken === null || expiresAt === null || expiresAt.getTime() - deps.now().getTime() > NEARLY_ENDED_MS
  return isGood ? tokens : renewTokens(deps, live, account, tokens)
}

/**
 * Renews the tokens of an account, of which `used` are those that no longer serve. Only one process at a time does so: a refresh token may be
 * good for one use, so the others wait for what it gets.
 * @throws AccessEnded, after which the account has to be connected again; PostRefused `busy` where the platform cannot be asked now
 */
export async function renewTokens(deps: TokenDeps, live: LivePlatform, account: Renewable, used: Tokens): Promise<Tokens> {
  const { db, secrets, now } = deps
  const begun = await beginRenewal(db, account.id)
  if (!begun) return renewedByOther(deps, account, used)
  const end = (change: Parameters<typeof endRenewal>[3]) =>
    endRenewal(db, account.id, required(begun.renewId, 'The id of a renewal'), change)
  const present = tokensOf(secrets, begun)
  if (present && present.accessToken !== used.accessToken) {
    await end({})
    return present
  }
  try {
    if (!present) throw new AccessEnded('There are no tokens.')
    const renewed = await live.renew(present)
    const endsLater = (renewed.endsAt?.getTime() ?? Infinity) - (present.endsAt?.getTime() ?? Infinity) > DAY_MS
    await end({ ...tokenColumns(secrets, renewed, now()), ...(endsLater && { expiryToldAt: null }) })
    if (!(await tokensById(db, account.id))?.tokens) await endUnwanted(live, renewed)
    return renewed
  } catch (error) {
    await end(error instanceof AccessEnded ? { needsConnecting: true, renewAt: null } : {})
    throw error
  }
}

/** Ends an access that nobody wants any more since it was being renewed: what was to be revoked then were the tokens of before. */
async function endUnwanted(live: LivePlatform, tokens: Tokens): Promise<never> {
  await live.revoke(tokens).catch(() => {})
  throw new AccessEnded('The account was removed, or its access ended.')
}

async function renewedByOther({ db, secrets }: TokenDeps, { id, platform }: Renewable, used: Tokens): Promise<Tokens> {
  for (let look = 0; look < LOOKS; look++) {
    await pause(LOOK_MS)
    const row = await tokensById(db, id)
    const tokens = row && tokensOf(secrets, row)
    if (tokens && tokens.accessToken !== used.accessToken) return tokens
    if (!row || row.renewId === null) break
  }
  throw new PostRefused(`The access to ${SOCIAL_PLATFORMS[platform]} is being renewed. Please try again in a minute.`, 'busy')
}
