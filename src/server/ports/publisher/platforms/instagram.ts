import * as z from 'zod/mini'
import {
  GRAPH_BUSY,
  GRAPH_FAULTS,
  graphAccess,
  graphAddresses,
  graphError,
  isGraphAccess,
  pageTokens,
  withProof,
  type GraphPage,
} from './graph.ts'
import type { PlatformKeys } from '#server/ports/publisher/oauth.ts'
import { platformCalls, type PlatformCalls, type PlatformTimes, type Verdict } from '#server/ports/publisher/platform-calls.ts'
import type { PlatformReply } from '#server/ports/publisher/platform-http.ts'
import { jpegAddressOf } from './jpeg-address.ts'
import { PostRefused, type LivePlatform, type RemoteAccount } from '#server/ports/publisher/publisher.ts'
import {
  accessRefused,
  busyRefused,
  pictureRefused,
  postRefused,
  retryAfterOf,
  siteRefused,
  tooManyToday,
} from '#server/ports/publisher/refusals.ts'
import { earliestOf, isSameText } from '#server/ports/publisher/same-text.ts'

const NAME = 'Instagram'
const SCOPES = ['pages_show_list', 'pages_read_engagement', 'instagram_basic', 'instagram_content_publish']

const Created = z.object({ id: z.string() })
const Container = z.object({ status_code: z.enum(['EXPIRED', 'ERROR', 'FINISHED', 'IN_PROGRESS', 'PUBLISHED']) })
const Media = z.object({
  id: z.string(),
  caption: z.optional(z.string()),
  permalink: z.optional(z.string()),
  timestamp: z.optional(z.string()),
})
const MediaList = z.object({ data: z.array(Media) })

/**
 * Professional accounts of Instagram that belong to a page of Facebook, by the Graph API v26.0 (graph.ts): a container, which fetches the
 * picture, is published once it is finished. Read in November 2026 at developers.facebook.com/documentation/instagram-platform:
 * content-publishing.md, instagram-graph-api/reference/ig-container.md and instagram-graph-api/reference/error-codes (of June 2026).
 */
export function instagram(keys: PlatformKeys, now: () => Date, times: PlatformTimes): LivePlatform {
  const { pagesFor, ...access } = graphAccess(keys, { name: NAME, scopes: SCOPES, times })
  const { api } = graphAddresses(keys)
  const calls = platformCalls(NAME, verdictOf(now), times, withProof(keys))
  return {
    ...access,
    accountsFor: async (code) => (await pagesFor(code)).flatMap(accountOf),
    async publish({ text, image }, { remoteId: user, tokens }) {
      if (!image) throw new PostRefused('Instagram takes posts with a picture only. Please add one.')
      const token = tokens.accessToken
      const json = { image_url: jpegAddressOf(image, NAME), caption: text }
      const container = await calls.prepare({ method: 'POST', url: `${api}/${user}/media`, token, json }, createdId, times.upload)
      await untilFinished({ api, calls, times }, container, token)
      const id = await calls.post(
        { method: 'POST', url: `${api}/${user}/media_publish`, token, json: { creation_id: container } },
        createdId,
      )
      const fields = await calls.describe({ url: `${api}/${id}?fields=permalink`, token }, ({ body }) => Permalink.safeParse(body).data)
      return { remoteId: id, url: fields?.permalink ?? null }
    },
    async find(post, { remoteId: user, tokens }) {
      const query = new URLSearchParams({ fields: 'id,caption,permalink,timestamp', limit: '25' })
      const media = await calls.look(
        { url: `${api}/${user}/media?${query}`, token: tokens.accessToken },
        ({ body }) => MediaList.safeParse(body).data?.data,
      )
      if (!media) return 'unknown'
      const since = earliestOf(post).getTime()
      const found = media.find(({ caption = '', timestamp }) => isSameText(caption, post.text) && !(Date.parse(timestamp ?? '') < since))
      return found ? { remoteId: found.id, url: found.permalink ?? null } : 'not posted'
    },
  }
}

const Permalink = z.object({ permalink: z.string() })

function accountOf(page: GraphPage): RemoteAccount[] {
  const { instagram_business_account: account } = page
  return account
    ? [{ remoteId: account.id, accountName: account.username ? `@${account.username}` : page.name, tokens: pageTokens(page) }]
    : []
}

const createdId = ({ body }: PlatformReply): string | undefined => Created.safeParse(body).data?.id

/** Waits until a container has fetched its picture. @throws PostRefused */
async function untilFinished(
  { api, calls, times }: { api: string; calls: PlatformCalls; times: PlatformTimes },
  container: string,
  token: string,
): Promise<void> {
  const status = await calls.poll(async () => {
    const url = `${api}/${container}?fields=status_code`
    const found = await calls.prepare({ url, token }, ({ body }) => Container.safeParse(body).data?.status_code, times.look)
    return found === 'IN_PROGRESS' ? 'not yet' : found
  })
  if (status === null) throw new PostRefused('Instagram is still fetching the picture. Please try again later.', 'busy')
  if (status === 'ERROR' || status === 'EXPIRED') throw pictureRefused(NAME)
}

/** Subcodes of errors about the picture: too slow or impossible to fetch, too large, of another format or shape. */
const OF_THE_PICTURE = new Set([2207003, 2207004, 2207005, 2207009, 2207052])
const DAILY_NUMBER = 2207042
/** The account is restricted or inactive. */
const RESTRICTED = 2207050
/** A container that is not finished yet, or that is gone. */
const NOT_READY = new Set([2207027, 2207008, 2207020])

const verdictOf =
  (now: () => Date) =>
  (reply: PlatformReply): Verdict => {
    const { code, subcode } = graphError(reply)
    if (subcode === DAILY_NUMBER) return tooManyToday(NAME)
    if (OF_THE_PICTURE.has(subcode)) return pictureRefused(NAME)
    if (subcode === RESTRICTED)
      return new PostRefused('Instagram has restricted this account. Please open Instagram and follow what it asks for.')
    if (GRAPH_FAULTS.has(code)) return 'fault'
    if (NOT_READY.has(subcode) || GRAPH_BUSY.has(code) || reply.status === 429) return busyRefused(NAME, retryAfterOf(reply, now()))
    if (isGraphAccess(code) || reply.status === 401) return accessRefused(NAME)
    if (code === 3) return siteRefused(NAME, 'it has no permission to post')
    return postRefused(NAME, subcode || code || reply.status)
  }
