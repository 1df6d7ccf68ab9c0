import { useCode, type PlatformCall, type Wire, type WireReply, type World } from './wire.ts'

// X's API v2 in the format of its OpenAPI document (x.ts names the pages).

const CLIENT = { clientId: 'M1M5R3BMVy13:ci', clientSecret: 'secret-of-x-client' }
const BASIC = `Basic ${Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret}`).toString('base64')}`
const USER = '2244994945'

const problem = (status: number, type: string, detail: string, headers: Record<string, string> = {}): WireReply => ({
  status,
  body: { title: 'Problem', detail, type: `https://api.x.com/2/problems/${type}`, status },
  headers,
})
const unauthorized = (): WireReply => ({
  status: 401,
  body: { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' },
})

export const xWire: Wire = {
  ...CLIENT,
  isPosting: ({ method, path }) => method === 'POST' && path === '/2/tweets',
  refusals: {
    content: problem(400, 'invalid-request', 'Your Post text is too long.'),
    busy: { ...problem(429, 'rate-limit-exceeded', 'Too Many Requests'), headers: { 'retry-after': '900' } },
    access: unauthorized(),
  },
  reply(call, world) {
    if (call.path.startsWith('/2/oauth2/')) return oauth(call, world)
    if (!world.access.has(call.headers.authorization?.replace('Bearer ', '') ?? '')) return unauthorized()
    const route = ROUTES[`${call.method} ${call.path}`]
    return route ? route(call, world) : problem(404, 'resource-not-found', 'Not found')
  },
}

const ROUTES: Record<string, (call: PlatformCall, world: World) => WireReply> = {
  'GET /2/users/me': () => ({ status: 200, body: { data: { id: USER, name: 'Bean Street', username: 'beanstreet' } } }),
  'POST /2/media/upload': ({ fields }, { parts }) => {
    if (fields.media_category !== 'tweet_image' || !/^image\/(webp|jpeg|png)$/.test(String(fields.media)))
      return problem(400, 'invalid-request', 'media type unrecognized')
    const id = String(1_880_000_000 + parts.size)
    parts.set(id, { type: fields.media })
    return { status: 200, body: { data: { id, media_key: `3_${id}`, expires_after_secs: 86_400 } } }
  },
  'POST /2/tweets': ({ fields }, { posts, parts }) => {
    const media = (fields.media as { media_ids: string[] } | undefined)?.media_ids[0]
    if (posts.some(({ text }) => text === fields.text))
      return problem(403, 'forbidden', 'You are not allowed to create a Post with duplicate content.')
    const id = String(1_445_000_000 + posts.length)
    posts.push({
      id,
      author: USER,
      text: String(fields.text),
      picture: media === undefined ? null : String(parts.get(media)?.type),
      at: new Date(),
    })
    return { status: 201, body: { data: { id, text: fields.text } } }
  },
  [`GET /2/users/${USER}/tweets`]: ({ query }, { posts }) => {
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(query.start_time ?? '')) return problem(400, 'invalid-request', 'start_time')
    const found = posts.filter(({ at }) => at >= new Date(query.start_time!))
    return { status: 200, body: { ...(found.length > 0 && { data: found.map(shortened) }), meta: { result_count: found.length } } }
  },
}

/** X shortens every address in a text, adds that of the picture, and escapes three characters. */
function shortened({ id, text, picture }: World['posts'][number]) {
  const urls = [...text.matchAll(/https?:\/\/\S+/g)].map(([expanded], n) => ({ url: `https://t.co/a${n}`, expanded_url: expanded }))
  const replaced = urls.reduce((sum, { url, expanded_url }) => sum.replace(expanded_url, url), text)
  const escaped = replaced.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const ofPicture = { url: 'https://t.co/pic', expanded_url: `https://x.com/beanstreet/status/${id}/photo/1`, media_key: '3_1' }
  return { id, text: picture ? `${escaped} https://t.co/pic` : escaped, entities: { urls: picture ? [...urls, ofPicture] : urls } }
}

function oauth({ path, headers, fields }: PlatformCall, world: World): WireReply {
  if (headers.authorization !== BASIC)
    return { status: 401, body: { error: 'unauthorized_client', error_description: 'Missing valid authorization header' } }
  const refused: WireReply = {
    status: 400,
    body: { error: 'invalid_request', error_description: 'Value passed for the token was invalid.' },
  }
  if (path === '/2/oauth2/revoke') {
    for (const known of [world.access, world.refresh]) known.delete(String(fields.token))
    return { status: 200, body: { revoked: true } }
  }
  // A refresh token is good for one use.
  const isGood = fields.grant_type === 'refresh_token' ? world.refresh.delete(String(fields.refresh_token)) : useCode(world, fields)
  if (!isGood) return refused
  const tokens = { access_token: world.issue('access'), refresh_token: world.issue('refresh') }
  return { status: 200, body: { token_type: 'bearer', expires_in: 7200, scope: 'tweet.read offline.access', ...tokens } }
}
