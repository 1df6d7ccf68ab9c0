/** A call of a platform's API. */
export type PlatformRequest = {
  method?: 'GET' | 'POST' | 'PUT'
  url: string
  /** Sent as a bearer. */
  token?: string
  headers?: Record<string, string>
  /** At most one of these is the body. */
  json?: unknown
  form?: Record<string, string>
  multipart?: FormData
  bytes?: { type: string; data: Buffer }
}

/** What a platform replied; `body` is null where it is no JSON. */
export type PlatformReply = { status: number; headers: Headers; body: unknown }

/** A platform did not reply in time, or not to the end. */
export class NoReply extends Error {
  /** Whether the request may have arrived. */
  readonly wasSent: boolean
  constructor(wasSent: boolean, cause: unknown) {
    super(`No reply: ${nameOf(cause)}`)
    this.wasSent = wasSent
  }
}

/** The most bytes of a reply; what platforms send is a few kilobytes. */
const MAX_BYTES = 1024 * 1024
/** The errors with which no request has left. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/** Calls a platform. Its errors name neither the address nor the body, both of which may hold tokens. @throws NoReply */
export async function askPlatform(request: PlatformRequest, timeoutMs: number): Promise<PlatformReply> {
  const { method = 'GET', url, token, headers = {} } = request
  const [type, body] = bodyOf(request)
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(type && { 'content-type': type }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      // A token must not follow to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, headers: response.headers, body: jsonIn(await boundedText(response)) }
  } catch (error) {
    throw new NoReply(!NOT_SENT.has(codeOf(error)), error)
  }
}

type Body = string | FormData | Buffer<ArrayBuffer> | URLSearchParams

function bodyOf({ json, form, multipart, bytes }: PlatformRequest): [type: string | undefined, body: Body | undefined] {
  if (json !== undefined) return ['application/json; charset=UTF-8', JSON.stringify(json)]
  if (form) return ['application/x-www-form-urlencoded', new URLSearchParams(form)]
  // A picture is never in shared memory, which `fetch` does not take.
  if (bytes) return [bytes.type, bytes.data as Buffer<ArrayBuffer>]
  return [undefined, multipart]
}

async function boundedText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body ?? []) {
    bytes += piece.length
    if (bytes > MAX_BYTES) throw new RangeError('The reply is too long.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `fetch` reports the reason of a failure as its cause. */
const codeOf = (error: unknown): string => (error instanceof Error && error.cause ? String((error.cause as { code?: unknown }).code) : '')
const nameOf = (cause: unknown): string => codeOf(cause) || (cause instanceof Error ? cause.name : 'error')
