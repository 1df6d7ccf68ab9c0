import type { Address, ResponseOf, RequestOf } from '#contract/api.ts'
import { listKindOf } from '#contract/list-kinds.ts'
import { buildRequest, withQuery } from '#contract/endpoint/build-request.ts'
import { decodeReading } from '#contract/directory/search-reading.ts'
import { CallError } from '#web/api/call-error.ts'
import { noteReached } from '#web/api/connection.ts'
import { sendAs, setSignedInAs } from '#web/api/session/ended-session.ts'
import { KEPT_HEADER } from '#web/storage/kept-copies.ts'

export type CallOptions = {
  /** A second call with the same key and input receives the first response again (docs/behaviour/http.md, Idempotency). */
  idempotencyKey?: string
  /** From the link in an email: opens one request without an account. A GET has it in its input instead, since the response depends on it. */
  linkKey?: string | null
  /** Completes the request even if the page is left meanwhile, for a change that is shown as done already. Small bodies only. */
  outlivesPage?: boolean
  /** Aborts the call when its response is no longer needed. */
  signal?: AbortSignal
  /** The ETag of what a write changes: it is refused where somebody else has changed that meanwhile. */
  ifMatch?: string
  /** Sends `{}` where the input has no body, for an endpoint whose body is an empty object. Other calls then send no body. */
  emptyBody?: boolean
}

/** A `Call` with the options that only a browser has. */
export type WebCall = <A extends Address>(address: A, input: RequestOf<A>, options?: CallOptions) => Promise<ResponseOf<A>>

/** Calls an endpoint over HTTP from a browser. */
export const callOverHttp: WebCall = async (address, input, options) => {
  const response = await sendRequest(address, input, options)
  const answer = await bodyOf(response)
  // The server validates its responses, so the body has the type that the contract gives to the address.
  if (address === 'GET /api/me') applySession(answer as Partial<ResponseOf<'GET /api/me'>> | undefined)
  return shapedAs(listKindOf(address), answer, response.headers) as never
}

/** Sends a call and returns its response, unread, in the media type of `accept`. @throws CallError where the status is not 2xx */
export function sendRequest(address: string, input: object, options?: CallOptions, accept?: string): Promise<Response> {
  const { method, url, body } = buildRequest(address, { ...input })
  const payload = body ?? (options?.emptyBody ? {} : undefined)
  // Built for each time it is sent: another session of an owner has another token.
  return sendAs(address, (account) =>
    fetchOrThrow(withQuery(url, { key: options?.linkKey }), requestOf(method, url, payload, { ...options, accept, account })),
  )
}

/** Sends a file as the body of a POST, in the media type that its address takes, and returns the parsed response. @throws what a call throws */
export async function sendFile<Response>(url: string, file: Blob, type: string): Promise<Response> {
  const response = await sendAs(`POST ${url}`, (account) => {
    const { headers, ...request } = requestOf('POST', url, undefined, { accept: undefined, account })
    return fetchOrThrow(url, { ...request, headers: { ...headers, 'content-type': type }, body: file })
  })
  return (await response.json()) as Response
}

async function fetchOrThrow(url: string, request: RequestInit): Promise<Response> {
  const response = await fetch(url, request).catch((error) => {
    noteReached(false)
    throw error
  })
  noteReached(!response.headers.has(KEPT_HEADER), true)
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText)
  return response
}

/** Returns whether the browser has a session. Only asks: what the page shows of it stays. @throws what a call throws */
export async function hasSession(): Promise<boolean> {
  const response = await sendRequest('GET /api/me', {})
  return ((await response.json()) as ResponseOf<'GET /api/me'>).user !== null
}

/** Shapes a list as `{ items, total }`. A body that is not an array counts as an empty list (docs/behaviour/pages.md, Reading and writing). */
function shapedAs(kind: ReturnType<typeof listKindOf>, answer: unknown, headers: Headers) {
  if (kind === undefined) return answer
  const items = Array.isArray(answer) ? answer : []
  if (kind === 'whole') return items
  const total = headers.get('x-total-count')
  const reading = decodeReading(headers.get('x-search-reading'))
  return { items, total: items === answer && total !== null ? Number(total) : items.length, ...(reading && { reading }) }
}

/** The session's token for the owner's endpoints, undefined unless an owner is signed in (docs/behaviour/accounts.md, Owner token). */
let ownerToken: string | undefined

/** Sets in whose name later calls are sent; undefined for nobody. */
export function applySession(session: Partial<ResponseOf<'GET /api/me'>> | undefined) {
  ownerToken = session?.ownerToken
  setSignedInAs(session?.user?.id ?? null)
}

const requestOf = (
  method: string,
  url: string,
  body: object | undefined,
  {
    idempotencyKey,
    ifMatch,
    outlivesPage = false,
    signal,
    accept,
    account,
  }: CallOptions & { accept: string | undefined; account: string | undefined },
): RequestInit => ({
  method,
  keepalive: outlivesPage,
  ...(signal && { signal }),
  credentials: 'same-origin',
  headers: {
    ...(accept && { accept }),
    ...(body && { 'content-type': 'application/json' }),
    ...(account && { 'signed-in-as': account }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(ifMatch && { 'if-match': ifMatch }),
    ...(ownerToken && url.startsWith('/api/admin/') && { 'x-owner-authorization': ownerToken }),
  },
  ...(body && { body: JSON.stringify(body) }),
})

/** Some responses have a status only, like 202. */
async function bodyOf(response: Response) {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}
