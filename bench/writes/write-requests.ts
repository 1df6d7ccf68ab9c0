import { randomUUID } from 'node:crypto'
import { login, register } from '#contract/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { linkKeyOf } from '#server/features/quotes/access/link-key.ts'
import { itemAt } from '#shared/item-at.ts'
import type { LoadRequest } from '#bench/loader.ts'

const PASSWORD = 'seven green crates'
let clients = 0

/** Returns a POST from a client in a subnet of its own, whose address the site takes from the proxy header, so that no rate limit applies. */
function post(path: string, body: object, headers: Record<string, string> = {}): LoadRequest {
  clients++
  const address = `10.${(clients >> 8) & 255}.${clients & 255}.${clients >> 16}`
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify(body),
  }
}

const several = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index))

/** Requests, each from another buyer and to another supplier as long as there are enough. */
export const quoteRequests = (count: number, suppliers: number): LoadRequest[] =>
  several(count, (i) =>
    post('/api/quotes/request', {
      supplierId: 1 + (i % suppliers),
      businessName: 'The Corner Cafe',
      contactEmail: `orders-${randomUUID()}@corner-cafe.example`,
      requirements: 'Two kilos of beans a week, ground for filter.',
      timeline: null,
    }),
  )

/** A message of the buyer about each of the latest requests, by the link of its email. */
export async function messages(count: number, { db, secrets }: Context): Promise<LoadRequest[]> {
  const requests = await db.selectFrom('quoteRequests').select(['id', 'bulkId']).orderBy('serial', 'desc').limit(count).execute()
  return requests.map((request) =>
    post(`/api/quotes/${request.id}/message?key=${linkKeyOf(secrets, request)}`, { text: 'Could you deliver before six in the morning?' }),
  )
}

/** Emails to suppliers that one account causes in an hour without reaching its budget. */
const EACH_BUYER = 150

/** Reviews of as many suppliers, by as many buyers as it takes, in turn: one buyer writes one review at a time. */
export async function reviews(count: number, origin: string): Promise<LoadRequest[]> {
  const cookies = await Promise.all(several(Math.ceil(count / EACH_BUYER), () => signedInBuyer(origin)))
  const text = 'On time every week, and they ring when they run late.'
  return several(count, (i) =>
    post(`/api/suppliers/${i + 1}/reviews`, { rating: 4, text }, { cookie: itemAt(cookies, i % cookies.length) }),
  )
}

export const registrations = (count: number): LoadRequest[] => several(count, () => post(register.path, newcomer()))

const newcomer = () => {
  const username = `bench-${randomUUID().slice(0, 12)}`
  return { username, email: `${username}@bench.example`, password: PASSWORD, confirmPassword: PASSWORD, userType: 'restaurant' }
}

/** Registers and signs in a buyer; returns the cookie of the session. */
async function signedInBuyer(origin: string): Promise<string> {
  const account = newcomer()
  await sent(origin, post(register.path, account))
  const response = await sent(origin, post(login.path, account))
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function sent(origin: string, { path, ...request }: LoadRequest): Promise<Response> {
  const response = await fetch(origin + path, request)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response
}
