import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { PlatformKeys } from '#server/ports/publisher/oauth.ts'
import { typeOfBytes, type PlatformCall, type WireReply, type World } from './platforms/wire.ts'
import { WIRES } from './platforms/wires.ts'

/** What becomes of the next call that posts. */
export type Mishap =
  WireReply | 'drops the call' | 'posts and drops the call' | 'posts and stays silent' | 'posts and fails' | 'posts and says too much'

const BYTES_TOO_MANY = 2 * 1024 * 1024

/** Starts a platform on a real HTTP server in this process, which speaks its documented format. */
export async function startPlatform(platform: SocialPlatform) {
  const wire = WIRES[platform]
  const received: PlatformCall[] = []
  const mishaps: Mishap[] = []
  const world = newWorld()
  const server = createServer(async (request, response) => {
    const call = await callOf(request)
    received.push(call)
    if (call.query.response_type === 'code')
      return response.writeHead(200, HTML).end(consentPage(world, `${world.base}${request.url}`, wire.clientId))
    const mishap = wire.isPosting(call) ? mishaps.shift() : undefined
    if (mishap && (typeof mishap === 'object' || mishap === 'drops the call')) return end(response, mishap)
    const reply = wire.reply(call, world)
    end(response, mishap ?? reply)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  world.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys: PlatformKeys = { clientId: wire.clientId, clientSecret: wire.clientSecret, base: world.base }
  return {
    keys,
    world,
    received,
    /** What the next calls that post meet, in turn. */
    mishaps,
    refusals: wire.refusals,
    /** Returns the address to which somebody comes back who agrees on the page. */
    agree: (page: string) => agreed(world, page, wire.clientId),
    /** Every token there has ever been, and the secret. */
    secrets: () => [...world.issued, wire.clientSecret],
    /** Ends every access, as its owner does at the platform. */
    endAccess() {
      world.access.clear()
      world.refresh.clear()
    },
    /** Ends the present access tokens, as time does. */
    expire: () => world.access.clear(),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
export type PlatformServer = Awaited<ReturnType<typeof startPlatform>>

function newWorld(): World & { issued: string[] } {
  const issued: string[] = []
  const world: World & { issued: string[] } = {
    base: '',
    now: () => new Date(),
    issued,
    posts: [],
    codes: new Map(),
    access: new Set(),
    refresh: new Set(),
    parts: new Map(),
    issue(kind) {
      const token = `${kind}-${randomUUID()}`
      world[kind].add(token)
      issued.push(token)
      return token
    },
  }
  return world
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** Returns the page on which the user of a platform agrees, or does not. */
function consentPage(world: World, page: string, clientId: string): string {
  const { searchParams } = new URL(page)
  const refusal = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '' })
  const link = (words: string, href: string) => `<a href="${href.replaceAll('&', '&amp;')}">${words}</a>`
  const links = [link('Agree', agreed(world, page, clientId)), link('Refuse', `${searchParams.get('redirect_uri')}?${refusal}`)]
  return `<!doctype html><html lang="en"><title>Platform</title><p>${links.join(' ')}</p></html>`
}

function agreed({ codes }: World, page: string, clientId: string): string {
  const { searchParams } = new URL(page)
  const [redirectUri, state] = [searchParams.get('redirect_uri'), searchParams.get('state')]
  const client = searchParams.get('client_id') ?? searchParams.get('client_key')
  if (!redirectUri || !state || client !== clientId || searchParams.get('response_type') !== 'code')
    throw new Error('This page asks for nothing.')
  const code = `code-${randomUUID()}`
  codes.set(code, { challenge: searchParams.get('code_challenge'), redirectUri })
  return `${redirectUri}?${new URLSearchParams({ code, state })}`
}

async function callOf(request: IncomingMessage): Promise<PlatformCall> {
  const { method = '', url = '', headers } = request
  const { pathname, searchParams } = new URL(url, 'http://platform')
  const bytes = await buffer(request)
  return { method, path: pathname, query: Object.fromEntries(searchParams), headers, fields: await fieldsOf(headers, bytes), bytes }
}

async function fieldsOf({ 'content-type': type = '' }: IncomingHttpHeaders, bytes: Buffer): Promise<Record<string, unknown>> {
  if (type.startsWith('application/json')) return JSON.parse(bytes.toString()) as Record<string, unknown>
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(bytes.toString()))
  if (!type.startsWith('multipart/form-data')) return {}
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  const fields = [...form].map(async ([name, value]) => [name, typeof value === 'string' ? value : await pictureOf(value)] as const)
  return Object.fromEntries(await Promise.all(fields))
}

const pictureOf = async (file: File) => typeOfBytes(Buffer.from(await file.arrayBuffer()))

function end(response: ServerResponse, reply: Mishap): void {
  if (reply === 'drops the call' || reply === 'posts and drops the call') return void response.destroy()
  if (reply === 'posts and stays silent') return
  if (reply === 'posts and fails') return void response.writeHead(503).end('upstream timed out')
  if (reply === 'posts and says too much') return void response.writeHead(200).end('"'.padEnd(BYTES_TOO_MANY, '.'))
  response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
  response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body))
}
