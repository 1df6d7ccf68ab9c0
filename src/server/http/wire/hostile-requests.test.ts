import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMe } from '#contract/accounts/accounts.ts'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { isAsked } from '#test/app/asked-addresses.ts'
import { turnGroupsOn } from '#test/people/groups.ts'
import { busyMarketplace, type BusyMarketplace } from '#test/people/busy-marketplace.ts'
import { filesTo, readsOf, requestsTo, type HostileRequest } from '#test/data/hostile-requests.ts'
import { expectedOf, guardTable } from '#test/app/guard-table.ts'
import { contractEndpoints } from '#test/app/endpoints.ts'
import { collectLog } from '#test/app/log.ts'
import { servedRoutes } from '#test/app/served-routes.ts'
import { routes } from '#web/routes.ts'

/** The same requests in every run. A failure repeats itself with the seed that it prints: `HOSTILE_SEED=… HOSTILE_RUNS=… npx vitest run hostile-requests`. */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_123)
const RUNS = Number(process.env.HOSTILE_RUNS ?? 14)

type Caller = keyof BusyMarketplace['callers']
const HOSTILE_CALLERS = ['visitor', 'buyer', 'supplier', 'owner'] as const satisfies Caller[]

const endpoints = await contractEndpoints()

const log = collectLog()
let app: TestApp
let marketplace: BusyMarketplace
let addresses = 0
/** The operations of the API document, by the address of their endpoint. */
let documented: Map<string, { responses: object }>

beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'error' }, { logTo: log })
  await turnGroupsOn(app)
  marketplace = await busyMarketplace(app)
  const { paths } = (await app.server.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, { responses: object }>> }>()
  documented = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, operation]),
    ),
  )
})
afterAll(() => app.stop())

/** Sends a request from an address of its own, and forgets what its account has sent, so that no limit is reached. */
async function send(caller: Caller, request: HostileRequest) {
  addresses++
  await app.context.db.deleteFrom('rateLimits').where('key', 'like', 'listing:%').execute()
  const remoteAddress = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
  return marketplace.callers[caller].ask({ ...request, remoteAddress })
}

/** Checks what every response promises, whatever was sent. */
function check(address: string, caller: Caller, request: HostileRequest, { statusCode, headers, body }: LightMyRequestResponse) {
  const problem =
    problemWith(statusCode, String(headers['content-type']), body, request.url.startsWith('/api/')) ?? undocumented(address, statusCode)
  if (!problem) return
  const { method, url, payload } = request
  const lines = [
    `${address} as ${caller}: ${problem}`,
    `${method} ${url} ${String(payload ?? '')}`,
    `${statusCode} ${body.slice(0, 2000)}`,
    log.text(),
  ]
  log.clear()
  throw new Error(lines.join('\n'))
}

const INSIDES =
  /\n\s+at |node_modules|\.tsx?:\d|\b(select|insert into|update|delete from) "|syntax error|violates|relation "|invalid input/i

function problemWith(status: number, type: string, body: string, isApi: boolean): string | undefined {
  if (status >= 500) return 'the response is an error of the server'
  if (status < 400) return undefined
  if (INSIDES.test(body)) return 'the response tells of our insides'
  if (!isApi) return undefined
  if (!type.startsWith('application/problem+json')) return 'the response is no problem document'
  const { detail, errors } = JSON.parse(body)
  if (!isSentence(detail)) return 'the detail is no sentence'
  if (status === 400 && !Array.isArray(errors)) return 'a 400 has no errors'
  return errors?.every(({ message }: { message: string }) => isSentence(message)) === false ? 'an error has no sentence' : undefined
}

/** A path that is none of this endpoint's is 404 wherever it leads. */
const undocumented = (address: string, status: number): string | undefined => {
  const operation = documented.get(address)
  return !operation || status === 404 || String(status) in operation.responses ? undefined : 'the API document does not name this status'
}

/** The fixed messages of forms are sentences without a full stop. */
const isSentence = (text: unknown) => typeof text === 'string' && /^\p{Lu}?\S* .*[\p{L}.]$/su.test(text)

/** Lets the next endpoint be called by people who are signed in, since a call may have ended their sessions or begun others. */
async function signIn() {
  const { buyer, supplier, owner } = marketplace.callers
  const roles: unknown[] = []
  for (const person of [buyer, supplier, owner]) {
    const { user, ownerToken } = await person.call(getMe, {})
    if (ownerToken) person.headers['x-owner-authorization'] = ownerToken
    roles.push(user?.role)
  }
  if (roles.join() !== 'restaurant,supplier,owner') marketplace = await busyMarketplace(app)
}

/** Generates callers: mostly such as the route lets in. What takes a plan is open to the supplier here, who has one. */
function callersOf(route: string): fc.Arbitrary<Caller> {
  const row = guardTable[route]!
  const admitted = HOSTILE_CALLERS.filter((caller) => ![401, 403].includes(expectedOf(row, caller, false)))
  // Of some routes the resource is that of nobody, such as members of a listing whose plan has none.
  const usual = admitted.length > 0 ? admitted : HOSTILE_CALLERS
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_CALLERS) })
}

/** Sends requests to a route. Returns the report of the first that got a wrong response, as small as it can be made, else an empty text. */
async function failureOf(route: string, requests: fc.Arbitrary<HostileRequest>, numRuns: number): Promise<string> {
  const isRight = fc.asyncProperty(callersOf(route), requests, async (caller, request) => {
    check(route, caller, request, await send(caller, request))
  })
  const report = await fc.check(isRight, { seed: SEED, numRuns, includeErrorInReport: true })
  return (await fc.asyncDefaultReportMessage(report)) ?? ''
}

/** What reads nothing but its path is tried less often. */
const FEW = Math.ceil(RUNS / 5)
const runsOf = ({ query, body }: AnyEndpoint) => (body || Object.keys(query.shape).length > 0 ? RUNS : FEW)
// What takes something away comes last.
const inOrder = endpoints.toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))

const NOT_ASKED = 'needs nothing that has changed'

describe('Hostile requests', () => {
  test.for(inOrder)('$address', async (endpoint, { skip }) => {
    const { address } = endpoint
    skip(!isAsked(address), NOT_ASKED)
    await signIn()
    expect(await failureOf(address, requestsTo(endpoint, marketplace), runsOf(endpoint))).toBe('')
  })

  test.for(routes)('the page $path', async ({ path, ...route }, { skip }) => {
    skip(!isAsked(path), NOT_ASKED)
    expect(await failureOf('GET *', readsOf(path, marketplace), 'search' in route ? RUNS : FEW)).toBe('')
  })

  test.each(['/api/uploads', '/api/quotes/:id/attachments', '/api/order-lists/read'])('files to %s', async (path) => {
    await signIn()
    expect(await failureOf(`POST ${path}`, filesTo(path, marketplace), RUNS)).toBe('')
  })

  test('files, and addresses without a page', async () => {
    const known = new Set(endpoints.map(({ address }) => String(address)))
    const reads = servedRoutes(app.server).filter((route) => route.startsWith('GET ') && !known.has(route))
    for (const route of reads) expect(await failureOf(route, readsOf(route.slice('GET '.length), marketplace), FEW)).toBe('')
  })

  test('no job failed and nothing else was logged', () => {
    expect(log.text()).toBe('')
  })
})
