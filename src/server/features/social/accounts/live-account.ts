import type { SocialPlatform } from '#contract/social/social-options.ts'
import { PostRefused, type LivePlatform, type OutgoingPost, type Published, type Tokens } from '#server/ports/publisher/publisher.ts'
import { goodTokens, renewTokens, type TokenDeps } from './renew-tokens.ts'

/** An account at a platform, as it is stored. */
type StoredAccount = { id: string; platform: SocialPlatform; remoteId: string; accountName: string }

/** A platform that has refused a post only after so long is not asked again: all of an attempt has to be over in time. */
const ASKED_AGAIN_MS = 5_000

/** Returns a platform as an account sees it: with tokens that are renewed when they are about to end, and once when they are refused. */
export function liveAccount(deps: TokenDeps, live: LivePlatform, account: StoredAccount) {
  const as = (tokens: Tokens) => ({ remoteId: account.remoteId, accountName: account.accountName, tokens })
  return {
    async publish(post: OutgoingPost): Promise<Published> {
      const begun = performance.now()
      const tokens = await goodTokens(deps, live, account)
      try {
        return await live.publish(post, as(tokens))
      } catch (error) {
        const canRenew = error instanceof PostRefused && error.kind === 'access' && tokens.refreshToken !== null
        if (!canRenew || performance.now() - begun > ASKED_AGAIN_MS) throw error
        return live.publish(post, as(await renewTokens(deps, live, account, tokens)))
      }
    },
    find: async (post: OutgoingPost) => live.find(post, as(await goodTokens(deps, live, account))),
  }
}
