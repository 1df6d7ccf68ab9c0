import * as z from 'zod/mini'
import type { Verdict } from '#server/ports/publisher/platform-calls.ts'
import type { PlatformReply } from '#server/ports/publisher/platform-http.ts'
import { PostRefused } from '#server/ports/publisher/publisher.ts'
import {
  accessRefused,
  busyRefused,
  pictureRefused,
  postRefused,
  retryAfterOf,
  siteRefused,
  tooManyToday,
} from '#server/ports/publisher/refusals.ts'

export const TIKTOK = 'TikTok'

const Failed = z.object({ error: z.object({ code: z.string() }) })

const ACCESS = new Set([
  'access_token_invalid',
  'scope_not_authorized',
  'scope_permission_missed',
  'token_not_authorized_for_specified_publish_id',
])
const BUSY = new Set(['rate_limit_exceeded', 'reached_active_user_cap', 'spam_risk_too_many_pending_share'])

/** Judges a reply that is no success, by the codes of TikTok's API v2. */
export const tiktokVerdict =
  (now: () => Date) =>
  (reply: PlatformReply): Verdict => {
    const code = Failed.safeParse(reply.body).data?.error.code ?? ''
    if (code === 'internal_error' || code === 'internal') return 'fault'
    if (ACCESS.has(code)) return accessRefused(TIKTOK)
    if (code === 'spam_risk_too_many_posts') return tooManyToday(TIKTOK)
    if (BUSY.has(code) || reply.status === 429) return busyRefused(TIKTOK, retryAfterOf(reply, now()))
    if (code === 'url_ownership_unverified') return siteRefused(TIKTOK, 'it has not yet seen that our pictures are ours')
    if (code === 'unaudited_client_can_only_post_to_private_accounts') return siteRefused(TIKTOK, 'it has not yet checked this marketplace')
    if (code.startsWith('spam_risk'))
      return new PostRefused('TikTok does not let this account post at the moment. Please open TikTok and follow what it asks for.')
    if (code.startsWith('picture_') || code === 'file_format_check_failed') return pictureRefused(TIKTOK)
    if (reply.status === 401) return accessRefused(TIKTOK)
    // A success that says nothing of what was asked for.
    return reply.status < 300 && (code === '' || code === 'ok')
      ? 'fault'
      : postRefused(TIKTOK, /^\w{1,60}$/.test(code) ? code : reply.status)
  }
