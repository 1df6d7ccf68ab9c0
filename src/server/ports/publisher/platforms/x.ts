import * as z from 'zod/mini'
import { askForTokens, authorizationPage, withChallenge, askForAccess, type PlatformKeys } from '#server/ports/publisher/oauth.ts'
import { platformCalls, type PlatformCalls, type PlatformTimes, type Verdict } from '#server/ports/publisher/platform-calls.ts'
import type { PlatformReply } from '#server/ports/publisher/platform-http.ts'
import { pictureFile, readPicture } from '#server/ports/publisher/pictures.ts'
import type { LivePlatform, OutgoingImage, Tokens } from '#server/ports/publisher/publisher.ts'
import {
  accessRefused,
  busyRefused,
  pictureRefused,
  postRefused,
  repeated,
  retryAfterOf,
  siteRefused,
} from '#server/ports/publisher/refusals.ts'
import { earliestOf, isSameText } from '#server/ports/publisher/same-text.ts'
import { textBeforeX } from './x-text.ts'

const NAME = 'X'
const SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access']

const Me = z.object({ data: z.object({ id: z.string(), username: z.string() }) })
const Created = z.object({ data: z.object({ id: z.string() }) })
const Entities = z.object({
  urls: z.optional(z.array(z.object({ url: z.string(), expanded_url: z.string(), media_key: z.optional(z.string()) }))),
})
const Post = z.object({ id: z.string(), text: z.string(), entities: z.optional(Entities) })
/** Without any post there is no `data`. */
const Posts = z.object({ data: z.optional(z.array(Post)), meta: z.object({ result_count: z.number() }) })
const Failed = z.object({ type: z.optional(z.string()), detail: z.optional(z.string()) })

const addresses = ({ base }: PlatformKeys) => ({
  api: `${base ?? 'https://api.x.com'}/2`,
  page: `${base ?? 'https://x.com'}/i/oauth2/authorize`,
})

/**
 * X, by its API v2. Read in the public repository xdevplatform/docs at 2871328 (August 2026): openapi.json 2.167 (`/2/tweets`,
 * `/2/media/upload`, `/2/users/me`, `/2/users/{id}/tweets`), fundamentals/authentication/oauth-2-0/user-access-token.mdx,
 * x-api/media/quickstart/best-practices.mdx, x-api/fundamentals/response-codes-and-errors.mdx.
 */
export function x(keys: PlatformKeys, now: () => Date, times: PlatformTimes): LivePlatform {
  const { api } = addresses(keys)
  const calls = platformCalls(NAME, verdictOf(now), times)
  return {
    ...access(keys, now, times),
    async publish({ text, image }, { tokens }) {
      const token = tokens.accessToken
      const media = image && (await upload({ api, calls, times }, image, token))
      const json = { text, ...(media && { media: { media_ids: [media] } }) }
      const id = await calls.post({ method: 'POST', url: `${api}/tweets`, token, json }, createdId)
      return { remoteId: id, url: urlOf(id) }
    },
    async find(post, { remoteId: user, tokens }) {
      const query = new URLSearchParams({
        max_results: '50',
        start_time: earliestOf(post)
          .toISOString()
          .replace(/\.\d+Z$/, 'Z'),
        'tweet.fields': 'entities',
      })
      const url = `${api}/users/${user}/tweets?${query}`
      const posts = await calls.look({ url, token: tokens.accessToken }, ({ body }) => Posts.safeParse(body).data)
      if (!posts) return 'unknown'
      const found = posts.data?.find((each) => isSameText(textBeforeX(each), post.text))
      return found ? { remoteId: found.id, url: urlOf(found.id) } : 'not posted'
    },
  }
}

/** The address of a post without the name of its account, which may change. */
const urlOf = (id: string) => `https://x.com/i/web/status/${id}`
const createdId = ({ body }: PlatformReply): string | undefined => Created.safeParse(body).data?.data.id

/** X takes WebP as well, up to 5 MB, which no upload exceeds. */
async function upload(
  { api, calls, times }: { api: string; calls: PlatformCalls; times: PlatformTimes },
  image: OutgoingImage,
  token: string,
) {
  const form = new FormData()
  form.append('media_category', 'tweet_image')
  form.append('media', pictureFile(await readPicture(image), image.type))
  return calls.prepare({ method: 'POST', url: `${api}/media/upload`, token, multipart: form }, createdId, times.upload)
}

function access(
  keys: PlatformKeys,
  now: () => Date,
  times: PlatformTimes,
): Pick<LivePlatform, 'authorizeUrl' | 'accountsFor' | 'renew' | 'revoke'> {
  const { api, page } = addresses(keys)
  const headers = { authorization: `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}` }
  const tokensFor = (form: Record<string, string>, before?: Tokens) =>
    askForTokens(NAME, `${api}/oauth2/token`, { form, headers, now: now(), timeoutMs: times.call, ...(before && { before }) })
  const isEnded = ({ status }: PlatformReply) => status === 401 || status === 403
  return {
    authorizeUrl: (authorization) =>
      authorizationPage(page, authorization, { client_id: keys.clientId, scope: SCOPES.join(' '), ...withChallenge(authorization) }),
    async accountsFor({ code, codeVerifier, redirectUri }) {
      const tokens = await tokensFor({ grant_type: 'authorization_code', code, code_verifier: codeVerifier, redirect_uri: redirectUri })
      const read = ({ body }: PlatformReply) => Me.safeParse(body).data?.data
      const { id, username } = await askForAccess(
        NAME,
        { url: `${api}/users/me`, token: tokens.accessToken },
        { read, isEnded, timeoutMs: times.call },
      )
      return [{ remoteId: id, accountName: `@${username}`, tokens }]
    },
    renew: (tokens) => tokensFor({ grant_type: 'refresh_token', refresh_token: tokens.refreshToken ?? '' }, tokens),
    async revoke({ accessToken, refreshToken }) {
      const form = { token: refreshToken ?? accessToken, token_type_hint: refreshToken ? 'refresh_token' : 'access_token' }
      await askForAccess(
        NAME,
        { method: 'POST', url: `${api}/oauth2/revoke`, headers, form },
        { read: () => true, isEnded: () => true, timeoutMs: times.call },
      )
    },
  }
}

const verdictOf =
  (now: () => Date) =>
  (reply: PlatformReply): Verdict => {
    const { type = '', detail = '' } = Failed.safeParse(reply.body).data ?? {}
    if (reply.status === 429 || type.endsWith('/usage-capped')) return busyRefused(NAME, retryAfterOf(reply, now()))
    if (reply.status === 401) return accessRefused(NAME)
    if (reply.status === 402 || type.endsWith('/client-forbidden')) return siteRefused(NAME, 'its own access there has to be renewed')
    if (/duplicate/i.test(detail)) return repeated(NAME)
    if (/media/i.test(detail)) return pictureRefused(NAME)
    return postRefused(NAME, reply.status)
  }
