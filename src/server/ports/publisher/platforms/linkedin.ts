import * as z from 'zod/mini'
import { littleText, plainText } from './little-text.ts'
import { linkedinAccess } from './linkedin-access.ts'
import { LINKEDIN, LINKEDIN_HEADERS } from './linkedin-api.ts'
import type { PlatformKeys } from '#server/ports/publisher/oauth.ts'
import { readJpeg } from '#server/ports/publisher/pictures.ts'
import { platformCalls, type PlatformCalls, type PlatformTimes, type Verdict } from '#server/ports/publisher/platform-calls.ts'
import type { PlatformReply } from '#server/ports/publisher/platform-http.ts'
import type { LivePlatform, OutgoingImage } from '#server/ports/publisher/publisher.ts'
import { accessRefused, busyRefused, postRefused, repeated, retryAfterOf, siteRefused } from '#server/ports/publisher/refusals.ts'
import { earliestOf, isSameText } from '#server/ports/publisher/same-text.ts'

const Upload = z.object({ value: z.object({ uploadUrl: z.url(), image: z.string() }) })
const Post = z.object({ id: z.string(), commentary: z.optional(z.string()), createdAt: z.optional(z.number()) })
const Posts = z.object({ elements: z.array(Post) })
const Failed = z.object({ code: z.optional(z.string()), message: z.optional(z.string()) })

/**
 * Pages of organisations and members of LinkedIn, by its versioned REST API, 202605. Read in November 2026 at
 * learn.microsoft.com/en-us/linkedin/marketing/community-management: shares/posts-api (li-lms-2023-11 and unversioned),
 * shares/little-text-format (li-lms-2026-05), organizations/organization-access-control-by-role; the upload of pictures in the public
 * repository gitroomhq/postiz-app, linkedin.provider.ts, since the page of the Images API could not be read.
 */
export function linkedin(keys: PlatformKeys, now: () => Date, times: PlatformTimes): LivePlatform {
  const api = keys.base ?? 'https://api.linkedin.com'
  const calls = platformCalls(LINKEDIN, verdictOf(now), times)
  return {
    ...linkedinAccess(keys, now, times),
    async publish({ text, image }, { remoteId: author, tokens }) {
      const token = tokens.accessToken
      const media = image && (await upload({ keys, api, calls, times }, image, author, token))
      const json = {
        author,
        commentary: littleText(text),
        visibility: 'PUBLIC',
        distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
        ...(media && { content: { media: { id: media } } }),
        lifecycleState: 'PUBLISHED',
        isReshareDisabledByAuthor: false,
      }
      const read = ({ headers }: PlatformReply) => headers.get('x-restli-id') ?? undefined
      const id = await calls.post({ method: 'POST', url: `${api}/rest/posts`, token, headers: LINKEDIN_HEADERS, json }, read)
      return { remoteId: id, url: urlOf(id) }
    },
    async find(post, { remoteId: author, tokens }) {
      const url = `${api}/rest/posts?${new URLSearchParams({ author, q: 'author', count: '50', sortBy: 'CREATED' })}`
      const headers = { ...LINKEDIN_HEADERS, 'x-restli-method': 'FINDER' }
      // Members cannot be read: LinkedIn gives that permission to few.
      const posts = await calls.look({ url, token: tokens.accessToken, headers }, ({ body }) => Posts.safeParse(body).data?.elements)
      if (!posts) return 'unknown'
      const since = earliestOf(post).getTime()
      const found = posts.find(
        ({ commentary = '', createdAt = since }) => createdAt >= since && isSameText(plainText(commentary), post.text),
      )
      return found ? { remoteId: found.id, url: urlOf(found.id) } : 'not posted'
    },
  }
}

const urlOf = (urn: string) => `https://www.linkedin.com/feed/update/${urn}/`

type UploadDeps = { keys: PlatformKeys; api: string; calls: PlatformCalls; times: PlatformTimes }

/** Sends a picture and returns its URN. */
async function upload({ keys, api, calls, times }: UploadDeps, image: OutgoingImage, owner: string, token: string): Promise<string> {
  const url = `${api}/rest/images?action=initializeUpload`
  const json = { initializeUploadRequest: { owner } }
  const read = ({ body }: PlatformReply) => Upload.safeParse(body).data?.value
  const { uploadUrl, image: urn } = await calls.prepare({ method: 'POST', url, token, headers: LINKEDIN_HEADERS, json }, read)
  if (!isOfLinkedin(uploadUrl, keys)) throw siteRefused(LINKEDIN, 'it wants pictures elsewhere')
  const bytes = { type: 'image/jpeg', data: await readJpeg(image) }
  await calls.prepare({ method: 'PUT', url: uploadUrl, token, bytes }, () => true, times.upload)
  return urn
}

/** The token goes to LinkedIn only. */
function isOfLinkedin(address: string, { base }: PlatformKeys): boolean {
  const { protocol, hostname, origin } = new URL(address)
  return base === null ? protocol === 'https:' && hostname.endsWith('.linkedin.com') : origin === new URL(base).origin
}

const verdictOf =
  (now: () => Date) =>
  (reply: PlatformReply): Verdict => {
    const { code = '', message = '' } = Failed.safeParse(reply.body).data ?? {}
    if (reply.status === 429) return busyRefused(LINKEDIN, retryAfterOf(reply, now()))
    // 403: the member has no role any more that may post for the page.
    if (reply.status === 401 || reply.status === 403) return accessRefused(LINKEDIN)
    if (reply.status === 426) return siteRefused(LINKEDIN, 'its version of the API is not served any more')
    if (/duplicate/i.test(`${code} ${message}`)) return repeated(LINKEDIN)
    return postRefused(LINKEDIN, code || reply.status)
  }
