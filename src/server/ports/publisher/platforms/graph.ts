import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { askForAccess, authorizationPage, withChallenge, type PlatformKeys } from '#server/ports/publisher/oauth.ts'
import type { PlatformTimes } from '#server/ports/publisher/platform-calls.ts'
import type { PlatformReply, PlatformRequest } from '#server/ports/publisher/platform-http.ts'
import { AccessEnded, type Authorization, type AuthorizedCode, type LivePlatform, type Tokens } from '#server/ports/publisher/publisher.ts'

/**
 * The part of Meta's Graph API, v26.0, that Facebook and Instagram share. Read in November 2026: the manual login flow
 * (developers.facebook.com/documentation/facebook-login/guides/advanced/manual-flow, of March 2026) with PKCE (…/advanced/oidc-token),
 * pages and their tokens (…/pages-api/getting-started.md), errors (developers.facebook.com/docs/graph-api/guides/error-handling), and the
 * proof that a call is from a server with the app's secret (developers.facebook.com/docs/graph-api/guides/secure-requests).
 */
const VERSION = 'v26.0'

/** Returns where the API is, and the page on which somebody agrees. */
export const graphAddresses = ({ base }: PlatformKeys) => ({
  api: `${base ?? 'https://graph.facebook.com'}/${VERSION}`,
  dialog: `${base ?? 'https://www.facebook.com'}/${VERSION}/dialog/oauth`,
})

/** Adds `appsecret_proof` to a call with a token. An app can refuse calls without it, and so tokens that were stolen. */
export const withProof =
  ({ clientSecret }: PlatformKeys) =>
  (request: PlatformRequest): PlatformRequest => {
    if (request.token === undefined) return request
    const url = new URL(request.url)
    url.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(request.token).digest('hex'))
    return { ...request, url: url.href }
  }

const Token = z.object({ access_token: z.string() })
const FacebookPage = z.object({
  id: z.string(),
  name: z.string(),
  access_token: z.optional(z.string()),
  tasks: z.optional(z.array(z.string())),
  instagram_business_account: z.optional(z.object({ id: z.string(), username: z.optional(z.string()) })),
})
export type GraphPage = z.output<typeof FacebookPage> & { access_token: string }
const Pages = z.object({ data: z.array(FacebookPage) })
const Failed = z.object({ error: z.object({ code: z.number(), error_subcode: z.optional(z.number()) }) })

export type GraphError = { code: number; subcode: number }

/** Returns the code of an error; 0 where the reply is none of the API's. */
export function graphError({ body }: PlatformReply): GraphError {
  const { data } = Failed.safeParse(body)
  return { code: data?.error.code ?? 0, subcode: data?.error.error_subcode ?? 0 }
}

/** Too many calls: of the app, a user, a page, or on one object; and actions that are stopped for a while. */
export const GRAPH_BUSY: ReadonlySet<number> = new Set([4, 17, 32, 341, 368, 613])
/** A fault of the API, which passes. */
export const GRAPH_FAULTS: ReadonlySet<number> = new Set([-1, 1, 2])
/** The token is none any more, or the permission was not given or has been taken back. */
export const isGraphAccess = (code: number) => code === 190 || code === 102 || code === 10 || (code >= 200 && code <= 299)

/** Returns what Facebook and Instagram do alike: the walk, and what there is not. */
export function graphAccess(
  keys: PlatformKeys,
  { name, scopes, times }: { name: string; scopes: string[]; times: PlatformTimes },
): Pick<LivePlatform, 'authorizeUrl' | 'renew' | 'revoke'> & { pagesFor(code: AuthorizedCode): Promise<GraphPage[]> } {
  const { api, dialog } = graphAddresses(keys)
  const client = { client_id: keys.clientId, client_secret: keys.clientSecret }
  const ask = <Result>(path: string, query: Record<string, string>, read: (reply: PlatformReply) => Result | undefined, token?: string) =>
    askForAccess(name, withProof(keys)({ url: `${api}/${path}?${new URLSearchParams(query)}`, ...(token && { token }) }), {
      read,
      isEnded: (reply) => endsAccess(graphError(reply)),
      timeoutMs: times.call,
    })
  const tokenOf = ({ body }: PlatformReply) => Token.safeParse(body).data?.access_token
  return {
    authorizeUrl: (authorization: Authorization) =>
      authorizationPage(dialog, authorization, { client_id: keys.clientId, scope: scopes.join(','), ...withChallenge(authorization) }),
    async pagesFor({ code, codeVerifier, redirectUri }) {
      const short = await ask('oauth/access_token', { ...client, redirect_uri: redirectUri, code, code_verifier: codeVerifier }, tokenOf)
      // The tokens of pages that come by a long-lived one do not end by themselves.
      const long = await ask('oauth/access_token', { ...client, grant_type: 'fb_exchange_token', fb_exchange_token: short }, tokenOf)
      const fields = 'id,name,access_token,tasks,instagram_business_account{id,username}'
      const pages = await ask('me/accounts', { fields, limit: '100' }, ({ body }) => Pages.safeParse(body).data?.data, long)
      return pages.filter((page): page is GraphPage => page.access_token !== undefined && (page.tasks?.includes('CREATE_CONTENT') ?? true))
    },
    /** The token of a page does not end by itself; once it has been ended, only its owner can give a new one. */
    renew: () => Promise.reject(new AccessEnded(`${name} has ended the access.`)),
    /** Only the access of a person can be ended, which is that to all of their pages; a page alone cannot be. */
    revoke: async () => {},
  }
}

/** Code 101 and 102 are of the app and of a session. */
const endsAccess = ({ code }: GraphError) => code === 100 || isGraphAccess(code)

/** A page's token: nothing is known of its end. */
export const pageTokens = (page: GraphPage): Tokens => ({
  accessToken: page.access_token,
  refreshToken: null,
  expiresAt: null,
  endsAt: null,
})
