import * as z from 'zod/mini'
import { GRAPH_BUSY, GRAPH_FAULTS, graphAccess, graphAddresses, graphError, isGraphAccess, pageTokens, withProof } from './graph.ts'
import type { PlatformKeys } from '#server/ports/publisher/oauth.ts'
import { platformCalls, type PlatformTimes, type Verdict } from '#server/ports/publisher/platform-calls.ts'
import type { PlatformReply } from '#server/ports/publisher/platform-http.ts'
import { pictureFile, readJpeg } from '#server/ports/publisher/pictures.ts'
import type { LivePlatform, OutgoingImage } from '#server/ports/publisher/publisher.ts'
import { accessRefused, busyRefused, postRefused, repeated, retryAfterOf, siteRefused } from '#server/ports/publisher/refusals.ts'
import { earliestOf, isSameText } from '#server/ports/publisher/same-text.ts'

const NAME = 'Facebook'
const SCOPES = ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts']

const Posted = z.object({ id: z.string(), post_id: z.optional(z.string()) })
const Post = z.object({ id: z.string(), message: z.optional(z.string()), permalink_url: z.optional(z.string()) })
const Posts = z.object({ data: z.array(Post) })

/**
 * Pages of Facebook, by the Graph API v26.0 (graph.ts): `/{page}/feed` for a text, `/{page}/photos` for a picture with its text, and
 * `/{page}/published_posts` to find one. Read in November 2026 at developers.facebook.com: documentation/pages-api/getting-started.md,
 * docs/graph-api/reference/page/feed, docs/graph-api/reference/post and docs/graph-api/guides/error-handling.
 */
export function facebook(keys: PlatformKeys, now: () => Date, times: PlatformTimes): LivePlatform {
  const { pagesFor, ...access } = graphAccess(keys, { name: NAME, scopes: SCOPES, times })
  const { api } = graphAddresses(keys)
  const calls = platformCalls(NAME, verdictOf(now), times, withProof(keys))
  return {
    ...access,
    async accountsFor(code) {
      const pages = await pagesFor(code)
      return pages.map((page) => ({ remoteId: page.id, accountName: page.name, tokens: pageTokens(page) }))
    },
    async publish({ text, image }, { remoteId: page, tokens }) {
      const token = tokens.accessToken
      const id = image
        ? await calls.post(
            { method: 'POST', url: `${api}/${page}/photos`, token, multipart: await photo(text, image) },
            postedId,
            times.upload,
          )
        : await calls.post({ method: 'POST', url: `${api}/${page}/feed`, token, json: { message: text } }, postedId)
      const fields = await calls.describe({ url: `${api}/${id}?fields=permalink_url`, token }, ({ body }) => Post.safeParse(body).data)
      return { remoteId: id, url: fields?.permalink_url ?? null }
    },
    async find(post, { remoteId: page, tokens }) {
      const query = new URLSearchParams({
        fields: 'id,message,permalink_url',
        since: String(Math.floor(earliestOf(post).getTime() / 1000)),
        limit: '50',
      })
      const url = `${api}/${page}/published_posts?${query}`
      const posts = await calls.look({ url, token: tokens.accessToken }, ({ body }) => Posts.safeParse(body).data?.data)
      if (!posts) return 'unknown'
      const found = posts.find(({ message = '' }) => isSameText(message, post.text))
      return found ? { remoteId: found.id, url: found.permalink_url ?? null } : 'not posted'
    },
  }
}

async function photo(text: string, image: OutgoingImage): Promise<FormData> {
  const form = new FormData()
  form.append('message', text)
  form.append('source', pictureFile(await readJpeg(image), 'image/jpeg'))
  return form
}

/** A picture has an id of its own, besides that of its post. */
function postedId({ body }: PlatformReply): string | undefined {
  const { data } = Posted.safeParse(body)
  return data?.post_id ?? data?.id
}

const verdictOf =
  (now: () => Date) =>
  (reply: PlatformReply): Verdict => {
    const { code } = graphError(reply)
    if (GRAPH_FAULTS.has(code)) return 'fault'
    if (GRAPH_BUSY.has(code) || reply.status === 429) return busyRefused(NAME, retryAfterOf(reply, now()))
    if (isGraphAccess(code) || reply.status === 401) return accessRefused(NAME)
    if (code === 506) return repeated(NAME)
    if (code === 3) return siteRefused(NAME, 'it has no permission to post')
    return postRefused(NAME, code || reply.status)
  }
