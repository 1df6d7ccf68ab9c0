import * as z from 'zod/mini'
import { askForAccess, askForTokens, authorizationPage, type PlatformKeys } from '#server/ports/publisher/oauth.ts'
import type { PlatformTimes } from '#server/ports/publisher/platform-calls.ts'
import type { PlatformReply } from '#server/ports/publisher/platform-http.ts'
import type { LivePlatform, Tokens } from '#server/ports/publisher/publisher.ts'
import { TIKTOK } from './tiktok-errors.ts'

const SCOPES = ['user.info.basic', 'video.publish', 'video.list']

const User = z.object({ data: z.object({ user: z.object({ open_id: z.string(), display_name: z.optional(z.string()) }) }) })

export const tiktokAddresses = ({ base }: PlatformKeys) => ({
  api: base ?? 'https://open.tiktokapis.com',
  page: `${base ?? 'https://www.tiktok.com'}/v2/auth/authorize/`,
})

/**
 * The walk to TikTok, by its OAuth v2. Read in November 2026 at developers.tiktok.com: doc/oauth-get-a-user-access-token,
 * docs/en/oauth-refresh-a-user-access-token (both of 2 November 2026: tokens of two hours, each refresh token for one use) and
 * doc/oauth-user-access-token-management. Without PKCE, which TikTok documents for mobile and desktop programs only.
 */
export function tiktokAccess(
  keys: PlatformKeys,
  now: () => Date,
  times: PlatformTimes,
): Pick<LivePlatform, 'authorizeUrl' | 'accountsFor' | 'renew' | 'revoke'> {
  const { api, page } = tiktokAddresses(keys)
  const client = { client_key: keys.clientId, client_secret: keys.clientSecret }
  const tokensFor = (grant: Record<string, string>, before?: Tokens) =>
    askForTokens(TIKTOK, `${api}/v2/oauth/token/`, {
      form: { ...client, ...grant },
      now: now(),
      timeoutMs: times.call,
      ...(before && { before }),
    })
  return {
    authorizeUrl: (authorization) => authorizationPage(page, authorization, { client_key: keys.clientId, scope: SCOPES.join(',') }),
    async accountsFor({ code, redirectUri }) {
      const tokens = await tokensFor({ grant_type: 'authorization_code', code, redirect_uri: redirectUri })
      const url = `${api}/v2/user/info/?fields=open_id,display_name`
      const read = ({ body }: PlatformReply) => User.safeParse(body).data?.data.user
      const isEnded = ({ status }: PlatformReply) => status === 401 || status === 403
      const user = await askForAccess(TIKTOK, { url, token: tokens.accessToken }, { read, isEnded, timeoutMs: times.call })
      return [{ remoteId: user.open_id, accountName: user.display_name || TIKTOK, tokens }]
    },
    renew: (tokens) => tokensFor({ grant_type: 'refresh_token', refresh_token: tokens.refreshToken ?? '' }, tokens),
    async revoke({ accessToken }) {
      const form = { ...client, token: accessToken }
      const read = () => true as const
      await askForAccess(
        TIKTOK,
        { method: 'POST', url: `${api}/v2/oauth/revoke/`, form },
        { read, isEnded: () => true, timeoutMs: times.call },
      )
    },
  }
}
