import { createHmac } from 'node:crypto'
import { useCode, type PlatformCall, type Wire, type WireReply, type World } from './wire.ts'

// The Graph API in the format of its documentation (graph.ts names the pages).

const VERSION = '/v26.0/'
const CLIENT = { clientId: '1234567890', clientSecret: 'secret-of-meta-app' }
export const PAGES = [
  { id: '101', name: 'Bean Street', tasks: ['CREATE_CONTENT', 'MODERATE'], instagram: { id: '9101', username: 'beanstreet' } },
  { id: '102', name: 'Bean Street Carlton', tasks: ['CREATE_CONTENT'], instagram: null },
  { id: '103', name: 'A page of a friend', tasks: ['ANALYZE'], instagram: null },
]

const ok = (body: unknown): WireReply => ({ status: 200, body })
const failed = (code: number, subcode: number | undefined, token = ''): WireReply => ({
  status: 400,
  body: {
    error: {
      message: `(#${code}) Error validating access token ${token}`,
      type: 'OAuthException',
      code,
      error_subcode: subcode,
      fbtrace_id: 'A6L',
    },
  },
})
/** As apps that require it for calls from a server do. */
const isProved = ({ query }: PlatformCall, token: string) =>
  query.appsecret_proof === createHmac('sha256', CLIENT.clientSecret).update(token).digest('hex')
const bearerOf = ({ headers }: PlatformCall) => headers.authorization?.replace('Bearer ', '') ?? ''
const at = (post: { at: Date }) => post.at.toISOString().replace(/\.\d+Z/, '+0000')

const graph = (
  isPosting: Wire['isPosting'],
  routes: (call: PlatformCall, path: string, world: World) => WireReply,
  refusals: Wire['refusals'],
): Wire => ({
  ...CLIENT,
  isPosting,
  refusals,
  reply(call, world) {
    if (!call.path.startsWith(VERSION)) return failed(2500, undefined)
    const path = call.path.slice(VERSION.length)
    if (path === 'oauth/access_token') return exchange(call.query, world)
    if (!world.access.has(bearerOf(call))) return failed(190, 460, bearerOf(call))
    if (!isProved(call, bearerOf(call))) return failed(100, undefined)
    if (path === 'me/accounts') return ok({ data: (world.parts.has('no pages') ? [] : PAGES).map((page) => pageOf(page, world)) })
    return routes(call, path, world)
  },
})

function exchange(query: Record<string, string>, world: World): WireReply {
  if (query.client_id !== CLIENT.clientId || query.client_secret !== CLIENT.clientSecret) return failed(1, undefined)
  const isGood = query.grant_type === 'fb_exchange_token' ? world.access.has(query.fb_exchange_token ?? '') : useCode(world, query)
  return isGood ? ok({ access_token: world.issue('access'), token_type: 'bearer', expires_in: 5_183_944 }) : failed(100, 36_009)
}

const pageOf = ({ instagram, ...page }: (typeof PAGES)[number], world: World) => ({
  ...page,
  access_token: world.issue('access'),
  ...(instagram && { instagram_business_account: instagram }),
})

export const facebookWire = graph(
  ({ method, path }) => method === 'POST' && /\/(feed|photos)$/.test(path),
  ({ method, query, fields }, path, { posts }) => {
    const [, page = '', edge] = /^(\d+)\/(feed|photos|published_posts)$/.exec(path) ?? []
    if (method === 'POST' && edge) {
      const id = `${page}_${posts.length + 1}`
      const picture = edge === 'photos' ? String(fields.source) : null
      if (edge === 'photos' && picture !== 'image/jpeg') return failed(100, undefined)
      posts.push({ id, author: page, text: String(fields.message), picture, at: new Date() })
      return ok(edge === 'photos' ? { id: '77', post_id: id } : { id })
    }
    if (edge === 'published_posts') {
      const since = Number(query.since) * 1000
      const found = posts.filter((post) => post.author === page && post.at.getTime() >= since)
      return ok({ data: found.map((post) => ({ id: post.id, message: post.text, permalink_url: `https://www.facebook.com/${post.id}` })) })
    }
    return posts.some(({ id }) => id === path) ? ok({ permalink_url: `https://www.facebook.com/${path}`, id: path }) : failed(100, 33)
  },
  { content: failed(100, 1_609_005), busy: failed(32, undefined), access: failed(190, 463, 'access-of-somebody') },
)

export const instagramWire = graph(
  ({ path }) => path.endsWith('/media_publish'),
  ({ method, fields }, path, { posts, parts }) => {
    const [, user = '', edge] = /^(\d+)\/(media|media_publish)$/.exec(path) ?? []
    if (method === 'POST' && edge === 'media') {
      if (!String(fields.image_url).endsWith('.jpg')) return failed(36_001, 2_207_005)
      const id = `17${parts.size}`
      parts.set(id, { ...fields, asked: 0 })
      return ok({ id })
    }
    if (edge === 'media_publish') {
      const part = parts.get(String(fields.creation_id))
      if (part?.asked !== 2) return failed(9007, 2_207_027)
      const id = `18${posts.length}`
      posts.push({ id, author: user, text: String(part.caption), picture: String(part.image_url), at: new Date() })
      return ok({ id })
    }
    if (edge === 'media')
      return ok({
        data: posts.map((post) => ({
          id: post.id,
          caption: post.text,
          permalink: `https://www.instagram.com/p/${post.id}/`,
          timestamp: at(post),
        })),
      })
    const part = parts.get(path)
    if (!part)
      return posts.some(({ id }) => id === path) ? ok({ permalink: `https://www.instagram.com/p/${path}/`, id: path }) : failed(100, 33)
    part.asked = Math.min(2, Number(part.asked) + 1)
    return ok({ status_code: part.asked === 2 ? 'FINISHED' : 'IN_PROGRESS', id: path })
  },
  { content: failed(36_004, 2_207_010), busy: failed(9, 2_207_042), access: failed(10, undefined, 'access-of-somebody') },
)
