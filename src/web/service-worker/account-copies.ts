import { KEPT_COPIES, KEPT_HEADER } from '#web/storage/kept-copies.ts'

// What the signed-in buyer has read last: one account's at a time, which is the one in the copy of `GET /api/me`.

const ME = '/api/me'
const LISTS = '/api/order-lists'
/** The account for which the page that calls was made. */
const ACCOUNT_HEADER = 'signed-in-as'
const MAX_COPIES = 80
const MAX_LETTERS = 300_000
const MAX_DAYS = 14
/** Lists that are read ahead, so that they can be opened without a network. */
const MAX_LISTS = 20

type User = { id: string; role: string }

/** Counts how often everything was removed: what was asked before is not kept after it. */
let removals = 0

/** Removes everything of the account, after what is being kept at the moment. */
export function clearCopies(): Promise<unknown> {
  removals++
  return inTurn(() => caches.delete(KEPT_COPIES))
}

/** Returns the server's response, which is kept, or without a network the copy of it. @throws what the network says where there is none */
export async function answerRead(request: Request, path: string, meanwhile: (work: Promise<unknown>) => void): Promise<Response> {
  const before = removals
  try {
    const response = await fetch(request)
    const copy = response.clone()
    meanwhile(inTurn(() => (before === removals ? keep(request, path, copy) : Promise.resolve())))
    return response
  } catch (error) {
    const copy = await copyOf(request, path)
    if (copy) return copy
    throw error
  }
}

/** One after the other, so that nothing is put into what is being removed. */
let last: Promise<unknown> = Promise.resolve()
function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  last = last.then(work).catch(() => undefined)
  return last
}

async function keep(request: Request, path: string, response: Response): Promise<void> {
  if (path === ME) return keepUser(response)
  const account = await keptAccount()
  if (account === undefined || request.headers.get(ACCOUNT_HEADER) !== account) return
  if (response.status === 401) return void (await caches.delete(KEPT_COPIES))
  const cache = await caches.open(KEPT_COPIES)
  // A copy outlasts what may be over in a minute.
  if (response.status >= 500 || response.status === 429) return
  await cache.delete(request.url)
  if (!response.ok) return
  await put(cache, request.url, await response.text(), response.headers)
  if (path === LISTS) await readAhead(cache, account)
}

/** Keeps who is signed in, and nothing of anybody else. */
async function keepUser(response: Response): Promise<void> {
  if (!response.ok) return
  const text = await response.text()
  const { user } = JSON.parse(text) as { user: User | null }
  if (user?.role !== 'restaurant' || user.id !== (await keptAccount())) await caches.delete(KEPT_COPIES)
  if (user?.role === 'restaurant') await put(await caches.open(KEPT_COPIES), ME, text, response.headers)
}

async function keptAccount(): Promise<string | undefined> {
  if (!(await caches.has(KEPT_COPIES))) return undefined
  const me = await (await caches.open(KEPT_COPIES)).match(ME)
  if (!me || ageOf(me) > MAX_DAYS * 86_400_000) return undefined
  return ((await me.json()) as { user: User }).user.id
}

const ageOf = (copy: Response) => Date.now() - Number(copy.headers.get(KEPT_HEADER))

async function put(cache: Cache, url: string, text: string, headers: Headers): Promise<void> {
  if (text.length > MAX_LETTERS) return
  const marked = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) marked.delete(name)
  marked.set(KEPT_HEADER, String(Date.now()))
  await cache.put(url, new Response(text, { headers: marked }))
  const keys = (await cache.keys()).filter((key) => new URL(key.url).pathname !== ME)
  // The oldest first.
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_COPIES)).map((key) => cache.delete(key)))
}

/** Reads the lists that have changed since they were kept. */
async function readAhead(cache: Cache, account: string): Promise<void> {
  const lists = (await (await cache.match(LISTS))?.json()) as { id: string; updatedAt: string }[] | undefined
  for (const { id, updatedAt } of lists?.slice(0, MAX_LISTS) ?? []) {
    const url = `${LISTS}/${encodeURIComponent(id)}`
    const copy = await cache.match(url)
    if (copy && Number(copy.headers.get(KEPT_HEADER)) > Date.parse(updatedAt)) continue
    const response = await fetch(url, { headers: { [ACCOUNT_HEADER]: account } })
    if (response.ok && (await keptAccount()) === account) await put(cache, url, await response.text(), response.headers)
  }
}

/** Returns the copy of a read, of the account that asks only. */
async function copyOf(request: Request, path: string): Promise<Response | undefined> {
  const account = await keptAccount()
  const asks = request.headers.get(ACCOUNT_HEADER)
  const isOwn = asks === account || (asks === null && path === ME)
  return account !== undefined && isOwn ? (await caches.open(KEPT_COPIES)).match(request.url, { ignoreVary: true }) : undefined
}
