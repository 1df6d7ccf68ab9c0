import { randomUUID } from 'node:crypto'

const PASSWORD = 'seven green crates'
/** Addresses that anybody reads. */
const PAGES = [
  '/',
  '/suppliers',
  '/suppliers?search=coffee',
  '/suppliers/3',
  '/api/suppliers?limit=20',
  '/api/suppliers?search=oat+milk',
  '/api/suppliers/5',
  '/api/categories',
]
/** What a buyer reads of its own. */
const PRIVATE = ['/api/me', '/api/venue', '/api/quotes', '/api/order-lists']
/** Whom each buyer asks, and writes a review of. */
const SUPPLIERS = [1, 2, 3, 4, 5]

/**
 * Sends requests of visitors and buyers, one after another, to each origin of `origins` in turn, which may change meanwhile; until `isOver`. What is
 * begun on one is gone on with on another. Returns how many were answered, and what was not as it has to be: a line for each.
 */
export async function mixedTraffic(origins, isOver) {
  const traffic = { answered: 0, failures: [] }
  const client = clientOf(origins, traffic)
  while (!isOver()) {
    const { cookie, email } = await signedInBuyer(client)
    for (const supplierId of SUPPLIERS) {
      for (const path of PAGES) await client.get(path)
      const request = await client.post('/api/quotes/request', quoteRequest(supplierId, email), { cookie })
      if (request) {
        await client.post(`/api/quotes/${request.id}/message`, { text: 'Could you deliver before six in the morning?' }, { cookie })
        await client.get(`/api/quotes/${request.id}`, { cookie })
      }
      await client.post(
        `/api/suppliers/${supplierId}/reviews`,
        { rating: 4, text: 'On time every week, and they ring when they run late.' },
        { cookie },
      )
      for (const path of PRIVATE) await client.get(path, { cookie })
    }
  }
  return traffic
}

const quoteRequest = (supplierId, contactEmail) => ({
  supplierId,
  businessName: 'The Corner Cafe',
  contactEmail,
  requirements: 'Two kilos of beans a week, ground for filter.',
  timeline: null,
})

async function signedInBuyer(client) {
  const username = `busy-${randomUUID().slice(0, 12)}`
  const account = {
    username,
    email: `${username}@corner-cafe.example`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    userType: 'restaurant',
  }
  await client.post('/api/register', account)
  return { email: account.email, cookie: await client.cookieOf('/api/login', account) }
}

let clients = 0

/** Each call is from an address of its own, as a proxy would name it: no limit of requests counts. */
function clientOf(origins, traffic) {
  let turn = 0
  async function call(path, options, headers) {
    const origin = origins[turn++ % origins.length]
    clients++
    const address = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
    try {
      const response = await fetch(origin + path, { ...options, headers: { 'x-forwarded-for': address, ...options.headers, ...headers } })
      const text = await response.text()
      if (response.ok) traffic.answered++
      else traffic.failures.push(`${response.status} ${options.method ?? 'GET'} ${origin}${path} ${text.slice(0, 200)}`)
      return { response, text }
    } catch (error) {
      traffic.failures.push(`${options.method ?? 'GET'} ${origin}${path} ${error.cause?.message ?? error.message}`)
      return null
    }
  }
  const posted = (body) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return {
    get: (path, headers) => call(path, {}, headers),
    async post(path, body, headers) {
      const answer = await call(path, posted(body), headers)
      return answer?.response.ok && answer.text ? JSON.parse(answer.text) : undefined
    },
    async cookieOf(path, body) {
      const answer = await call(path, posted(body))
      const lines = answer?.response.headers.getSetCookie() ?? []
      return lines.map((line) => line.split(';')[0]).join('; ')
    },
  }
}
