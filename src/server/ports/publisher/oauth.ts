import * as z from 'zod/mini'
import { askPlatform, NoReply, type PlatformReply, type PlatformRequest } from './platform-http.ts'
import { AccessEnded, PostRefused, type Authorization, type Tokens } from './publisher.ts'

/** The keys of the marketplace at a platform. */
export type PlatformKeys = {
  clientId: string
  clientSecret: string
  /** Replaces all addresses of the platform; tests have one of their own. */
  base: string | null
}

const Granted = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.optional(z.string()),
  expires_in: z.optional(z.number()),
  /** LinkedIn's name, and TikTok's. */
  refresh_token_expires_in: z.optional(z.number()),
  refresh_expires_in: z.optional(z.number()),
})
const Failed = z.object({ error: z.string() })

/** Errors of RFC 6749 that say nothing of the access: the keys of the marketplace are wrong, or the platform is. */
const NOT_OF_THE_ACCESS = new Set([
  'invalid_client',
  'unauthorized_client',
  'server_error',
  'temporarily_unavailable',
  'rate_limit_exceeded',
])

const later = (name: string) => new PostRefused(`${name} does not answer at the moment. Please try again later.`, 'busy')

/** Sends a request for access. `isEnded` says whether a refusal ends the access. @throws AccessEnded, PostRefused `busy` */
export async function askForAccess<Result>(
  name: string,
  request: PlatformRequest,
  {
    read,
    isEnded,
    timeoutMs,
  }: { read(reply: PlatformReply): Result | undefined; isEnded(reply: PlatformReply): boolean; timeoutMs: number },
): Promise<Result> {
  const reply = await askPlatform(request, timeoutMs).catch((error: unknown) => {
    throw error instanceof NoReply ? later(name) : error
  })
  const result = reply.status < 300 ? read(reply) : undefined
  if (result !== undefined) return result
  throw reply.status < 500 && reply.status !== 429 && isEnded(reply) ? new AccessEnded(`${name} has ended the access.`) : later(name)
}

/** Asks a token endpoint of OAuth 2 for tokens. A refresh token that does not come again stays, and so does its end. */
export const askForTokens = (
  name: string,
  url: string,
  {
    form,
    headers = {},
    before,
    now,
    timeoutMs,
  }: { form: Record<string, string>; headers?: Record<string, string>; before?: Tokens; now: Date; timeoutMs: number },
): Promise<Tokens> =>
  askForAccess(name, { method: 'POST', url, headers, form }, { read: ({ body }) => tokensIn(body, now, before), isEnded, timeoutMs })

function tokensIn(body: unknown, now: Date, before?: Tokens): Tokens | undefined {
  const { data } = Granted.safeParse(body)
  if (!data) return undefined
  const { refresh_expires_in, refresh_token_expires_in = refresh_expires_in } = data
  const refreshToken = data.refresh_token ?? before?.refreshToken ?? null
  const expiresAt = after(now, data.expires_in)
  const endOfRefreshing = after(now, refresh_token_expires_in) ?? before?.endsAt ?? null
  return { accessToken: data.access_token, refreshToken, expiresAt, endsAt: refreshToken === null ? expiresAt : endOfRefreshing }
}

/** TikTok replies with an error to some calls with the status 200. */
const isEnded = ({ body }: PlatformReply): boolean => {
  const { data } = Failed.safeParse(body)
  return data !== undefined && !NOT_OF_THE_ACCESS.has(data.error)
}

const after = (now: Date, seconds: number | undefined): Date | null =>
  seconds === undefined ? null : new Date(now.getTime() + seconds * 1000)

/** Returns the address of a page on which somebody agrees. */
export const authorizationPage = (page: string, { state, redirectUri }: Authorization, parameters: Record<string, string>): string =>
  `${page}?${new URLSearchParams({ response_type: 'code', redirect_uri: redirectUri, state, ...parameters })}`

/** PKCE, for platforms that document it (RFC 7636). */
export const withChallenge = ({ codeChallenge }: Authorization) => ({ code_challenge: codeChallenge, code_challenge_method: 'S256' })
