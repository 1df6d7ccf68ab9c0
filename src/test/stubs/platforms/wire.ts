import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A request to a platform, as it arrived. */
export type PlatformCall = {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
  /** The fields of a form or a JSON body; of a multipart form its texts, and its files by their type and first bytes. */
  fields: Record<string, unknown>
  bytes: Buffer
}
export type WireReply = { status: number; body?: unknown; headers?: Record<string, string> }
/** A post at the platform. `picture` is the address or the type of what was sent. */
export type PlatformPost = { id: string; author: string; text: string; picture: string | null; at: Date }

/** What a platform knows. */
export type World = {
  base: string
  now(): Date
  posts: PlatformPost[]
  /** The codes that were given out, each for one use. */
  codes: Map<string, { challenge: string | null; redirectUri: string }>
  access: Set<string>
  refresh: Set<string>
  /** What the platform holds between the calls of one post: pictures and containers. */
  parts: Map<string, Record<string, unknown>>
  issue(kind: 'access' | 'refresh'): string
}

/** How a stub reads the calls to a platform and writes what it replies. */
export type Wire = {
  clientId: string
  clientSecret: string
  isPosting(call: PlatformCall): boolean
  reply(call: PlatformCall, world: World): WireReply
  /** What it replies to a post that it does not take: for its content, for now, and for want of access. */
  refusals: Record<'content' | 'busy' | 'access', WireReply>
}

/** Returns whether a code is good for this exchange; it is used up by it. */
export function useCode({ codes }: World, given: Record<string, unknown>): boolean {
  const code = codes.get(String(given.code))
  codes.delete(String(given.code))
  if (!code || code.redirectUri !== given.redirect_uri) return false
  const { challenge } = code
  return challenge === null || createHash('sha256').update(String(given.code_verifier)).digest('base64url') === challenge
}

const SIGNATURES: [string, string][] = [
  ['ffd8ff', 'image/jpeg'],
  ['52494646', 'image/webp'],
  ['89504e47', 'image/png'],
]
/** Returns the type of a picture by its first bytes. */
export const typeOfBytes = (bytes: Buffer): string =>
  SIGNATURES.find(([signature]) => bytes.toString('hex', 0, 4).startsWith(signature))?.[1] ?? 'unknown'
