import { SOCIAL_PLATFORMS, type SocialPlatform } from '#contract/social/social-options.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { AccessEnded, type Network, type OutgoingPost, type Published } from '#server/ports/publisher/publisher.ts'
import { activeAccount } from '#server/features/social/accounts/account-queries.ts'
import { accountOfAttempt, countPosted, posterOf, type Attempt } from './attempt-queries.ts'
import { MAX_POSTED_A_DAY } from '#server/features/social/posts/limits.ts'
import { liveAccount } from '#server/features/social/accounts/live-account.ts'

const DAY_MS = 86_400_000

/** Where a listing's posts for a platform go; or why they go nowhere, as a sentence for its supplier. */
type Destination = { network: 'sandbox' | 'live'; accountId: string | null } | { problem: string }

/** Finds where a post goes: to the active account of a platform with keys, else to the sandbox, with or without an account. */
export async function destinationOf(
  tx: Db,
  { publisher, now }: Pick<Context, 'publisher' | 'now'>,
  { supplierId, platform }: { supplierId: Id; platform: SocialPlatform },
): Promise<Destination> {
  if ((await posterOf(tx, supplierId)).isSuspended) return { problem: 'Your listing is suspended, so nothing is posted for it.' }
  if ((await countPosted(tx, supplierId, new Date(now().getTime() - DAY_MS))) >= MAX_POSTED_A_DAY)
    return { problem: `A listing posts ${MAX_POSTED_A_DAY} times in 24 hours at most. Please try again later.` }
  const account = await activeAccount(tx, supplierId, platform)
  if (!publisher.live[platform]) return { network: 'sandbox', accountId: account?.network === 'sandbox' ? account.id : null }
  const name = SOCIAL_PLATFORMS[platform]
  if (account?.network !== 'live')
    return { problem: `No account of ${name} is connected. Please connect one under Accounts, then try again.` }
  if (account.needsConnecting) return { problem: needsConnecting(name) }
  return { network: 'live', accountId: account.id }
}

export const needsConnecting = (name: string) =>
  `${name} takes no posts from here any more. Please connect your account again under Accounts, then try again.`

/** What an attempt asks: its network, with the account that it was begun with. */
export type Asked = {
  publish(post: OutgoingPost): Promise<Published>
  find(post: OutgoingPost): Promise<Published | 'not posted' | 'unknown'>
}

/** @throws AccessEnded where the platform has no keys any more, or the account is gone with its tokens */
export async function askedBy(
  deps: Pick<Context, 'db' | 'publisher' | 'secrets' | 'now'>,
  { supplierId, platform, network, accountId }: Attempt,
): Promise<Asked> {
  const { db, publisher } = deps
  const account = accountId === null ? undefined : await accountOfAttempt(db, accountId)
  if (network === 'sandbox') {
    const accountName = account?.accountName ?? (await posterOf(db, supplierId)).businessName
    return bound(publisher.sandbox, { supplierId, platform, accountName })
  }
  const live = publisher.live[platform]
  if (!live || !account?.remoteId || account.tokens === null)
    throw new AccessEnded(`There is no access to the account of this post at ${platform}.`)
  return liveAccount(deps, live, { id: account.id, platform, remoteId: account.remoteId, accountName: account.accountName })
}

const bound = <Account>(network: Network<Account>, account: Account): Asked => ({
  publish: (post) => network.publish(post, account),
  find: (post) => network.find(post, account),
})
