import { useCode, type PlatformCall, type Wire, type WireReply, type World } from './wire.ts'

// TikTok's API v2 in the format of its documentation (tiktok.ts names the pages).

const CLIENT = { clientId: 'awtiktokclient', clientSecret: 'secret-of-tiktok-client' }
const USER = 'open-id-of-bean-street'

const ok = (data: unknown): WireReply => ({ status: 200, body: { data, error: { code: 'ok', message: '', log_id: '2026' } } })
const failed = (status: number, code: string, headers: Record<string, string> = {}): WireReply => ({
  status,
  body: { data: {}, error: { code, message: `${code} for act.somebody`, log_id: '2026' } },
  headers,
})

export const tiktokWire: Wire = {
  ...CLIENT,
  isPosting: ({ path }) => path === '/v2/post/publish/content/init/',
  refusals: {
    content: failed(400, 'invalid_params'),
    busy: failed(429, 'rate_limit_exceeded', { 'retry-after': '60' }),
    access: failed(401, 'access_token_invalid'),
  },
  reply(call, world) {
    if (call.path === '/v2/oauth/token/') return oauth(call, world)
    if (call.path === '/v2/oauth/revoke/') {
      world.access.delete(String(call.fields.token))
      return { status: 200, body: {} }
    }
    if (!world.access.has(call.headers.authorization?.replace('Bearer ', '') ?? '')) return failed(401, 'access_token_invalid')
    return ROUTES[`${call.method} ${call.path}`]?.(call, world) ?? failed(404, 'not_found')
  },
}

type Content = { post_info: Record<string, unknown>; source_info: Record<string, unknown>; post_mode: string; media_type: string }

const ROUTES: Record<string, (call: PlatformCall, world: World) => WireReply> = {
  'GET /v2/user/info/': () => ok({ user: { open_id: USER, display_name: 'Bean Street' } }),
  'POST /v2/post/publish/creator_info/query/': () =>
    ok({ creator_username: 'beanstreet', privacy_level_options: ['PUBLIC_TO_EVERYONE', 'SELF_ONLY'], comment_disabled: false }),
  'POST /v2/post/publish/content/init/': ({ fields }, { posts, parts }) => {
    const { post_info, source_info, post_mode, media_type } = fields as Content
    const [picture = ''] = source_info.photo_images as string[]
    if (post_mode !== 'DIRECT_POST' || media_type !== 'PHOTO' || source_info.source !== 'PULL_FROM_URL')
      return failed(400, 'invalid_params')
    if (post_info.privacy_level !== 'PUBLIC_TO_EVERYONE') return failed(403, 'privacy_level_option_mismatch')
    const id = `p_pub_url~v2.${parts.size}`
    const isFetched = /\.jpe?g$/.test(picture)
    parts.set(id, { asked: 0, isFetched, post: `73${posts.length}` })
    if (isFetched) posts.push({ id: `73${posts.length}`, author: USER, text: String(post_info.description), picture, at: new Date() })
    return ok({ publish_id: id })
  },
  'POST /v2/post/publish/status/fetch/': ({ fields }, { parts }) => {
    const part = parts.get(String(fields.publish_id))
    if (!part) return failed(400, 'invalid_publish_id')
    part.asked = Number(part.asked) + 1
    if (part.asked === 1) return ok({ status: 'PROCESSING_DOWNLOAD' })
    if (!part.isFetched) return ok({ status: 'FAILED', fail_reason: 'photo_pull_failed' })
    return ok({ status: 'PUBLISH_COMPLETE', publicaly_available_post_id: [part.post] })
  },
  'POST /v2/video/list/': (_, { posts }) =>
    ok({
      videos: posts.map(({ id, text, at }) => ({
        id,
        title: '',
        video_description: text,
        create_time: Math.floor(at.getTime() / 1000),
        share_url: `https://www.tiktok.com/@beanstreet/photo/${id}`,
      })),
      has_more: false,
    }),
}

function oauth({ fields }: PlatformCall, world: World): WireReply {
  const error = (name: string): WireReply => ({
    status: name === 'invalid_client' ? 401 : 400,
    body: { error: name, error_description: 'Refused.', log_id: '2026' },
  })
  if (fields.client_key !== CLIENT.clientId || fields.client_secret !== CLIENT.clientSecret) return error('invalid_client')
  // A refresh token is good for one use.
  const isGood = fields.grant_type === 'refresh_token' ? world.refresh.delete(String(fields.refresh_token)) : useCode(world, fields)
  if (!isGood) return error('invalid_grant')
  const tokens = {
    access_token: world.issue('access'),
    expires_in: 7_200,
    refresh_token: world.issue('refresh'),
    refresh_expires_in: 15_552_000,
  }
  return { status: 200, body: { open_id: USER, scope: 'user.info.basic,video.publish', token_type: 'Bearer', ...tokens } }
}
