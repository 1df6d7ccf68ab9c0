import type { Address, ResponseOf, RequestOf } from '#contract/api.ts'
import { listKindOf } from '#contract/lists.ts'
import { buildRequest, withQuery } from '#contract/build-request.ts'
import { decodeReading } from '#contract/search-reading.ts'
import { CallError } from './call-error.ts'

export type CallOptions = {
  /** Makes a second call with the same key and input give the first answer again (docs/behaviour.md, Idempotency). */
  idempotencyKey?: string
  /** From the link of an email: opens one request without an account. A GET takes it with its input, where it belongs to what is asked for. */
  linkKey?: string | null
  /** Is sent also where the page is left in the same moment: for what was shown as done already. Small bodies only. */
  outlivesPage?: boolean
  /** Ends the call as soon as nobody waits for it. */
  signal?: AbortSignal
  /** Sends `{}` where nothing was given, for a call whose payload is an empty object. Others have no body then. */
  emptyBody?: boolean
}

/** As `Call`, with what only a browser has to say. */
export type WebCall = <A extends Address>(address: A, input: RequestOf<A>, options?: CallOptions) => Promise<ResponseOf<A>>

/** Calls over HTTP, from a browser. */
export const callOverHttp: WebCall = async (address, input, options) => {
  const response = await sendRequest(address, input, options)
  const answer = await bodyOf(response)
  if (address === 'GET /api/me') ownerToken = (answer as Partial<ResponseOf<'GET /api/me'>> | undefined)?.ownerToken
  return shapedAs(listKindOf(address), answer, response.headers) as never
}

/** Sends a call and returns its response as it comes, in the media type that is asked for. @throws CallError where it was refused */
export async function sendRequest(address: string, input: object, options?: CallOptions, accept?: string): Promise<Response> {
  const { method, url, body } = buildRequest(address, input as Record<string, unknown>)
  const payload = body ?? (options?.emptyBody ? {} : undefined)
  const response = await fetch(withQuery(url, { key: options?.linkKey }), requestOf(method, url, payload, { ...options, accept }))
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText)
  return response
}

/** A list that is no array counts as an empty one (docs/behaviour.md, Reading and writing). */
function shapedAs(kind: ReturnType<typeof listKindOf>, answer: unknown, headers: Headers) {
  if (kind === undefined) return answer
  const items = Array.isArray(answer) ? answer : []
  if (kind === 'whole') return items
  const total = headers.get('x-total-count')
  const reading = decodeReading(headers.get('x-search-reading'))
  return { items, total: items === answer && total !== null ? Number(total) : items.length, ...(reading && { reading }) }
}

/** Of the session, where it is an owner's: what the owner's part of the API is asked with (docs/behaviour.md, Owner token). */
let ownerToken: string | undefined

const requestOf = (
  method: string,
  url: string,
  body: object | undefined,
  { idempotencyKey, outlivesPage = false, signal, accept }: CallOptions & { accept: string | undefined },
): RequestInit => ({
  method,
  keepalive: outlivesPage,
  ...(signal && { signal }),
  credentials: 'same-origin',
  headers: {
    ...(accept && { accept }),
    ...(body && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(ownerToken && url.startsWith('/api/admin/') && { 'x-owner-authorization': ownerToken }),
  },
  ...(body && { body: JSON.stringify(body) }),
})

/** Some answers have a status only, like 202. */
async function bodyOf(response: Response) {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}
