import type { Address, AnswerOf, SentTo } from '#contract/api.ts'
import { listKindOf } from '#contract/lists.ts'
import { placed, withQuery } from '#contract/placed.ts'
import { decodeReading } from '#contract/search-reading.ts'
import { CallError } from './call-error.ts'

export type CallOptions = {
  /** Makes a second call with the same key and input give the first answer again (contract §2). */
  idempotencyKey?: string
  /** From the link of an email: opens one request without an account. A GET takes it with its input, where it belongs to what is asked for. */
  linkKey?: string | null
  /** Is sent also where the page is left in the same moment: for what was shown as done already. Small bodies only. */
  outlivesPage?: boolean
  /** Ends the call as soon as nobody waits for it. */
  signal?: AbortSignal
  /** Sends `{}` where nothing was given, for a call whose payload is an empty object (public-side §7). Others have no body then. */
  emptyBody?: boolean
}

/** As `Call`, with what only a browser has to say. */
export type WebCall = <A extends Address>(address: A, input: SentTo<A>, options?: CallOptions) => Promise<AnswerOf<A>>

/** Calls over HTTP, from a browser. */
export const callOverHttp: WebCall = async (address, input, options) => {
  const { method, url, body } = placed(address, input)
  const payload = body ?? (options?.emptyBody ? {} : undefined)
  const response = await fetch(withQuery(url, { key: options?.linkKey }), requestOf(method, url, payload, options))
  if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText)
  const answer = await bodyOf(response)
  if (address === 'GET /api/me') ownerToken = (answer as Partial<AnswerOf<'GET /api/me'>> | undefined)?.ownerToken
  return shapedAs(listKindOf(address), answer, response.headers) as never
}

/** A list that is no array counts as an empty one (public-side §7). */
function shapedAs(kind: ReturnType<typeof listKindOf>, answer: unknown, headers: Headers) {
  if (kind === undefined) return answer
  const items = Array.isArray(answer) ? answer : []
  if (kind === 'whole') return items
  const total = headers.get('x-total-count')
  const reading = decodeReading(headers.get('x-search-reading'))
  return { items, total: items === answer && total !== null ? Number(total) : items.length, ...(reading && { reading }) }
}

/** Of the session, where it is an owner's: what the owner's part of the API is asked with (contract §2). */
let ownerToken: string | undefined

const requestOf = (
  method: string,
  url: string,
  body: object | undefined,
  { idempotencyKey, outlivesPage = false, signal }: CallOptions = {},
): RequestInit => ({
  method,
  keepalive: outlivesPage,
  ...(signal && { signal }),
  credentials: 'same-origin',
  headers: {
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
