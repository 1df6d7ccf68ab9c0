import * as z from 'zod/mini'
import { askForAccess, askForTokens, authorizationPage, type PlatformKeys } from '#server/ports/publisher/oauth.ts'
import type { PlatformTimes } from '#server/ports/publisher/platform-calls.ts'
import type { PlatformReply } from '#server/ports/publisher/platform-http.ts'
import { LINKEDIN, LINKEDIN_HEADERS } from './linkedin-api.ts'
import type { LivePlatform, RemoteAccount, Tokens } from '#server/ports/publisher/publisher.ts'

/** Those of LinkedIn's product "Community Management API". */
const SCOPES = ['r_basicprofile', 'w_member_social', 'rw_organization_admin', 'r_organization_social', 'w_organization_social']

const Me = z.object({ id: z.string(), localizedFirstName: z.optional(z.string()), localizedLastName: z.optional(z.string()) })
const Roles = z.object({ elements: z.array(z.object({ organization: z.string() })) })
const Organizations = z.object({ results: z.record(z.string(), z.object({ localizedName: z.string() })) })

/**
 * The walk to LinkedIn: the pages whose administrator somebody is, then they themselves. Read in November 2026:
 * learn.microsoft.com/en-us/linkedin/shared/authentication/programmatic-refresh-tokens and the public repository
 * linkedin-developers/linkedin-api-js-client, lib/auth.ts. Without PKCE, which LinkedIn offers to programs without a secret only. Nothing is
 * revoked: the pages of a member share its tokens, and no page about it could be read.
 */
export function linkedinAccess(
  keys: PlatformKeys,
  now: () => Date,
  times: PlatformTimes,
): Pick<LivePlatform, 'authorizeUrl' | 'accountsFor' | 'renew' | 'revoke'> {
  const [api, oauth] = [keys.base ?? 'https://api.linkedin.com', `${keys.base ?? 'https://www.linkedin.com'}/oauth/v2`]
  const tokensFor = (grant: Record<string, string>, before?: Tokens) => {
    const form = { ...grant, client_id: keys.clientId, client_secret: keys.clientSecret }
    return askForTokens(LINKEDIN, `${oauth}/accessToken`, { form, now: now(), timeoutMs: times.call, ...(before && { before }) })
  }
  const get = <Result>(url: string, token: string, read: (reply: PlatformReply) => Result | undefined) =>
    askForAccess(
      LINKEDIN,
      { url, token, headers: LINKEDIN_HEADERS },
      { read, isEnded: ({ status }) => status === 401 || status === 403, timeoutMs: times.call },
    )

  async function accountsOf(tokens: Tokens): Promise<RemoteAccount[]> {
    const token = tokens.accessToken
    const me = await get(`${api}/v2/me`, token, ({ body }) => Me.safeParse(body).data)
    const query = new URLSearchParams({ q: 'roleAssignee', role: 'ADMINISTRATOR', state: 'APPROVED', count: '20' })
    const roles = await get(`${api}/rest/organizationAcls?${query}`, token, ({ body }) => Roles.safeParse(body).data?.elements)
    const ids = roles.flatMap(({ organization }) => /^urn:li:organization:(\d+)$/.exec(organization)?.[1] ?? [])
    const url = `${api}/rest/organizations?ids=List(${ids.join(',')})`
    const named = ids.length > 0 ? await get(url, token, ({ body }) => Organizations.safeParse(body).data?.results) : {}
    const pages = ids.map((id) => ({
      remoteId: `urn:li:organization:${id}`,
      accountName: named[id]?.localizedName ?? `Page ${id}`,
      tokens,
    }))
    const name = [me.localizedFirstName, me.localizedLastName].filter(Boolean).join(' ')
    return [...pages, { remoteId: `urn:li:person:${me.id}`, accountName: name || LINKEDIN, tokens }]
  }

  return {
    authorizeUrl: (authorization) =>
      authorizationPage(`${oauth}/authorization`, authorization, { client_id: keys.clientId, scope: SCOPES.join(' ') }),
    accountsFor: async ({ code, redirectUri }) =>
      accountsOf(await tokensFor({ grant_type: 'authorization_code', code, redirect_uri: redirectUri })),
    renew: (tokens) => tokensFor({ grant_type: 'refresh_token', refresh_token: tokens.refreshToken ?? '' }, tokens),
    revoke: async () => {},
  }
}
