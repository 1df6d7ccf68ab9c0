import * as z from 'zod/mini'
import { jpegAddressOf } from './jpeg-address.ts'
import type { PlatformKeys } from '#server/ports/publisher/oauth.ts'
import { platformCalls, type PlatformCalls, type PlatformTimes } from '#server/ports/publisher/platform-calls.ts'
import type { PlatformReply } from '#server/ports/publisher/platform-http.ts'
import { PostRefused, PostUnclear, type LivePlatform } from '#server/ports/publisher/publisher.ts'
import { pictureRefused, postRefused } from '#server/ports/publisher/refusals.ts'
import { earliestOf, isSameText } from '#server/ports/publisher/same-text.ts'
import { tiktokAccess, tiktokAddresses } from './tiktok-access.ts'
import { TIKTOK, tiktokVerdict } from './tiktok-errors.ts'

const PUBLIC = 'PUBLIC_TO_EVERYONE'

const Creator = z.object({ data: z.object({ privacy_level_options: z.array(z.string()), comment_disabled: z.optional(z.boolean()) }) })
const Started = z.object({ data: z.object({ publish_id: z.string() }) })
const Status = z.object({
  data: z.object({
    status: z.string(),
    fail_reason: z.optional(z.string()),
    /** The platform's spelling. */
    publicaly_available_post_id: z.optional(z.array(z.union([z.string(), z.number()]))),
  }),
})
const Videos = z.object({
  data: z.object({
    videos: z.array(
      z.object({
        id: z.string(),
        title: z.optional(z.string()),
        video_description: z.optional(z.string()),
        create_time: z.number(),
        share_url: z.optional(z.string()),
      }),
    ),
  }),
})

/**
 * TikTok, by its Content Posting API v2: a picture that TikTok fetches, posted directly. Read in November 2026 at developers.tiktok.com/doc:
 * content-posting-api-reference-photo-post, -query-creator-info, -get-video-status, content-posting-api-media-transfer-guide; the codes of
 * errors also in the public repository gitroomhq/postiz-app, tiktok.provider.ts. The owner proves to TikTok that the site's address is its
 * own, else it fetches nothing; until TikTok has audited an app, what it posts is private.
 */
export function tiktok(keys: PlatformKeys, now: () => Date, times: PlatformTimes): LivePlatform {
  const { api } = tiktokAddresses(keys)
  const calls = platformCalls(TIKTOK, tiktokVerdict(now), times)
  return {
    ...tiktokAccess(keys, now, times),
    async publish({ text, image }, { tokens }) {
      if (!image) throw new PostRefused('TikTok takes posts with a picture only. Please add one.')
      const token = tokens.accessToken
      const picture = jpegAddressOf(image, TIKTOK)
      const privacy = await privacyFor({ api, calls }, token)
      const json = {
        post_info: { description: text, privacy_level: privacy, disable_comment: false, auto_add_music: true },
        source_info: { source: 'PULL_FROM_URL', photo_cover_index: 0, photo_images: [picture] },
        post_mode: 'DIRECT_POST',
        media_type: 'PHOTO',
      }
      const read = (reply: PlatformReply) => Started.safeParse(reply.body).data?.data.publish_id
      const id = await calls.post({ method: 'POST', url: `${api}/v2/post/publish/content/init/`, token, json }, read)
      return untilPublished({ api, calls }, id, token)
    },
    async find(post, { tokens }) {
      const url = `${api}/v2/video/list/?fields=id,title,video_description,create_time,share_url`
      const read = ({ body }: PlatformReply) => Videos.safeParse(body).data?.data.videos
      const videos = await calls.look({ method: 'POST', url, token: tokens.accessToken, json: { max_count: 20 } }, read)
      const since = earliestOf(post).getTime() / 1000
      const found = videos?.find(
        ({ create_time, title = '', video_description = '' }) =>
          create_time >= since && (isSameText(video_description, post.text) || isSameText(title, post.text)),
      )
      // The list is documented for videos; a picture that is not in it may be there all the same.
      return found ? { remoteId: found.id, url: found.share_url ?? null } : 'unknown'
    },
  }
}

type Deps = { api: string; calls: PlatformCalls }

/** Returns whom a post may be shown to: all, unless the account or TikTok allows less. */
async function privacyFor({ api, calls }: Deps, token: string): Promise<string> {
  const url = `${api}/v2/post/publish/creator_info/query/`
  const options = await calls.prepare(
    { method: 'POST', url, token, json: {} },
    ({ body }) => Creator.safeParse(body).data?.data.privacy_level_options,
  )
  const privacy = options.includes(PUBLIC) ? PUBLIC : options[0]
  if (privacy === undefined) throw postRefused(TIKTOK, 'privacy_level_options')
  return privacy
}

/** Waits until TikTok has fetched and posted it. @throws PostRefused, PostUnclear when that takes too long */
async function untilPublished({ api, calls }: Deps, id: string, token: string): Promise<{ remoteId: string; url: null }> {
  const request = { method: 'POST', url: `${api}/v2/post/publish/status/fetch/`, token, json: { publish_id: id } } as const
  const result = await calls.poll(async () => {
    const found = await calls.describe(request, ({ body }) => Status.safeParse(body).data?.data)
    return found?.status === 'PUBLISH_COMPLETE' || found?.status === 'FAILED' ? found : 'not yet'
  })
  if (!result) throw new PostUnclear('TikTok has not said yet whether it has posted.')
  if (result.status === 'FAILED') throw failureFor(result.fail_reason ?? '')
  const post = result.publicaly_available_post_id?.[0]
  return { remoteId: post === undefined ? id : String(post), url: null }
}

function failureFor(reason: string): PostRefused {
  if (/^(photo_pull_failed|picture_size_check_failed|file_format_check_failed)$/.test(reason)) return pictureRefused(TIKTOK)
  if (reason === 'auth_removed')
    return new PostRefused('TikTok says that this account has taken back its access. Please connect it again.', 'access')
  return postRefused(TIKTOK, /^\w{1,60}$/.test(reason) ? reason : 'FAILED')
}
