import { typeOfBytes, useCode, type PlatformCall, type Wire, type WireReply, type World } from './wire.ts'

// LinkedIn's REST API in the format of its documentation (linkedin.ts names the pages).

const CLIENT = { clientId: '86linkedinclient', clientSecret: 'secret-of-linkedin-client' }
const ORGANIZATION = 'urn:li:organization:5515715'

const failed = (status: number, code: string, message: string, headers: Record<string, string> = {}): WireReply => ({
  status,
  body: { status, serviceErrorCode: 100, code, message },
  headers,
})

export const linkedinWire: Wire = {
  ...CLIENT,
  isPosting: ({ method, path }) => method === 'POST' && path === '/rest/posts',
  refusals: {
    content: failed(422, 'INVALID_CONTENT', 'The commentary is too long.'),
    busy: failed(429, 'TOO_MANY_REQUESTS', 'Resource level throttle limit for calls to this resource is reached.', {
      'retry-after': '600',
    }),
    access: failed(401, 'REVOKED_ACCESS_TOKEN', 'The token used in the request has been revoked by the user'),
  },
  reply(call, world) {
    if (call.path === '/oauth/v2/accessToken') return oauth(call, world)
    if (!world.access.has(call.headers.authorization?.replace('Bearer ', '') ?? ''))
      return failed(401, 'EXPIRED_ACCESS_TOKEN', 'The token has expired')
    if (call.method === 'PUT') return upload(call, world)
    if (call.path.startsWith('/rest/') && call.headers['linkedin-version'] !== '202605')
      return failed(426, 'NONEXISTENT_VERSION', 'No such version')
    if (call.headers['x-restli-protocol-version'] !== '2.0.0') return failed(400, 'ILLEGAL_ARGUMENT', 'Protocol version')
    return ROUTES[`${call.method} ${call.path}`]?.(call, world) ?? failed(404, 'NOT_FOUND', 'Not found')
  },
}

const ROUTES: Record<string, (call: PlatformCall, world: World) => WireReply> = {
  'GET /v2/me': () => ({ status: 200, body: { id: 'yrZCpj2Z12', localizedFirstName: 'Ann', localizedLastName: 'Bean' } }),
  'GET /rest/organizationAcls': () => ({
    status: 200,
    body: {
      elements: [{ organization: ORGANIZATION, role: 'ADMINISTRATOR', roleAssignee: 'urn:li:person:yrZCpj2Z12', state: 'APPROVED' }],
    },
  }),
  'GET /rest/organizations': ({ query }) =>
    query.ids === 'List(5515715)'
      ? { status: 200, body: { results: { 5515715: { localizedName: 'Bean Street Pty Ltd', id: 5515715 } }, statuses: {}, errors: {} } }
      : failed(400, 'ILLEGAL_ARGUMENT', 'ids'),
  'POST /rest/images': ({ query, fields }, { base, parts }) => {
    const { owner } = fields.initializeUploadRequest as { owner: string }
    if (query.action !== 'initializeUpload') return failed(400, 'ILLEGAL_ARGUMENT', 'action')
    const image = `urn:li:image:C4E${parts.size}`
    parts.set(image, { owner, type: null })
    return { status: 200, body: { value: { uploadUrlExpiresAt: 1_650_567_510_704, uploadUrl: `${base}/dms-uploads/${image}`, image } } }
  },
  'POST /rest/posts': ({ fields }, { posts, parts }) => {
    const media = (fields.content as { media: { id: string } } | undefined)?.media.id
    const part = media === undefined ? null : parts.get(media)
    if (part && (part.owner !== fields.author || part.type !== 'image/jpeg')) return failed(400, 'INVALID_IMAGE', 'image')
    const id = `urn:li:share:69${posts.length}`
    posts.push({
      id,
      author: String(fields.author),
      text: String(fields.commentary),
      picture: part ? String(part.type) : null,
      at: new Date(),
    })
    return { status: 201, headers: { 'x-restli-id': id } }
  },
  'GET /rest/posts': ({ query, headers }, { posts }) => {
    if (headers['x-restli-method'] !== 'FINDER' || query.q !== 'author') return failed(400, 'ILLEGAL_ARGUMENT', 'finder')
    if (query.author !== ORGANIZATION) return failed(403, 'ACCESS_DENIED', 'Not enough permissions to access: r_member_social')
    const found = posts.filter(({ author }) => author === query.author)
    return { status: 200, body: { elements: found.map(({ id, text, at }) => ({ id, commentary: text, createdAt: at.getTime() })) } }
  },
}

function upload({ path, bytes }: PlatformCall, { parts }: World): WireReply {
  const part = parts.get(decodeURIComponent(path.slice('/dms-uploads/'.length)))
  if (!part) return failed(404, 'NOT_FOUND', 'upload')
  part.type = typeOfBytes(bytes)
  return { status: 201 }
}

function oauth({ fields }: PlatformCall, world: World): WireReply {
  if (fields.client_id !== CLIENT.clientId || fields.client_secret !== CLIENT.clientSecret)
    return { status: 401, body: { error: 'invalid_client', error_description: 'Client authentication failed' } }
  // LinkedIn refuses a verifier from a program with a secret.
  const isGood = fields.grant_type === 'refresh_token' ? world.refresh.has(String(fields.refresh_token)) : useCode(world, fields)
  if (!isGood || 'code_verifier' in fields)
    return { status: 400, body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' } }
  const refreshToken = fields.grant_type === 'refresh_token' ? String(fields.refresh_token) : world.issue('refresh')
  const tokens = { access_token: world.issue('access'), expires_in: 5_184_000, refresh_token: refreshToken }
  return { status: 200, body: { ...tokens, refresh_token_expires_in: secondsLeft(refreshToken, world), scope: 'w_organization_social' } }
}

/** A refresh token lasts a year from its beginning, whatever is renewed by it. */
function secondsLeft(refreshToken: string, { parts, now }: World): number {
  const { endsAt } = parts.get(refreshToken) ?? { endsAt: now().getTime() + 31_536_000_000 }
  parts.set(refreshToken, { endsAt })
  return Math.floor((Number(endsAt) - now().getTime()) / 1000)
}
