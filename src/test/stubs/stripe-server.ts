import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { PaymentRefused, PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import { randomSecret } from '#server/ports/payments/sandbox/browser.ts'
import { newCustomer } from '#server/ports/payments/sandbox/new-customer.ts'
import { operate } from '#server/ports/payments/sandbox/operate.ts'
import { priceJson } from '#server/ports/payments/sandbox/prices.ts'
import { operateOn, type SandboxStore } from '#server/ports/payments/sandbox/sandbox-store.ts'
import { customerOf, subscriptionOf } from '#server/ports/payments/sandbox/timeline.ts'
import type { StripeSettings } from '#server/ports/payments/stripe/stripe-client.ts'
import type { Terms } from '#contract/billing/plans.ts'
import { memorySandbox } from './sandbox-store.ts'
import { expand, objectOf, type World } from './stripe/expand.ts'
import { at, paramsOf, valuesAt, type Params } from './stripe/form.ts'
import { listed } from './stripe/lists.ts'
import { unlessRefused, WRITES } from './stripe/routes.ts'
import { declined, invalid, missing, StripeError } from './stripe/stripe-error.ts'

const API_VERSION = '2026-10-28.endive'
const ACCOUNT = { secretKey: 'sk_test_of_this_server', publishableKey: 'pk_test_of_this_server', webhookSecret: 'whsec_of_this_server' }

const idOfTerms = ({ plan, interval, cents }: Terms) => `price_1${plan}${interval}${cents}`

type Received = { method: string; path: string; params: Params; key: string | undefined }

/** The operator's settings of a site that takes payments by Stripe. */
export const stripeVariables = ({ secretKey, publishableKey, webhookSecret, prices, base }: StripeSettings): Record<string, string> => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_ID: prices[0]!.id,
  STRIPE_PRICES: prices
    .slice(1)
    .map(({ id, plan, interval }) => `${plan}.${interval}=${id}`)
    .join(','),
  STRIPE_API_BASE: base,
  ...BUSINESS,
})

/** Who issues tax invoices. */
export const BUSINESS = {
  BUSINESS_NAME: 'Backdock Pty Ltd',
  BUSINESS_ABN: '51824753556',
  BUSINESS_ADDRESS: '1 Dock Lane, Preston VIC 3072',
}

/** Stripe on a real HTTP server in this process: it speaks its format and is as strict, and has the sandbox's engine inside. */
export async function createStripe({ now, sells }: { now: () => Date; sells: Terms[] }) {
  const store = memorySandbox(now)
  const prices = new Map(sells.map((terms) => [idOfTerms(terms), priceJson(idOfTerms(terms), terms)]))
  const world = { customers: store.customers, prices, store }
  const received: Received[] = []
  /** What the next calls get instead of their response, one each. */
  const failures: ((response: ServerResponse) => void)[] = []
  /** What happens just before a call is answered. */
  const meanwhile = { happens: async (_call: Received) => {} }
  const once = savedResponses()

  const server = createServer(async (request, response) => {
    const sent = await text(request)
    const call = received[received.push(readCall(request, sent)) - 1]!
    await meanwhile.happens(call)
    const failure = failures.shift()
    if (failure) return failure(response)
    const { status, body } = await once(call, sent, () => answer(world, call, request.headers))
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${received.length}` }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: StripeSettings = { ...ACCOUNT, base, prices: sells.map((terms) => ({ id: idOfTerms(terms), ...terms })) }
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  /** Makes a subscription active without a payment. */
  const revive = (id: string) =>
    operateOn(store, customerOf(id), randomSecret, (timeline) =>
      Object.assign(subscriptionOf(timeline, id), { status: 'active', ended_at: null }),
    )
  return { settings, store, prices, received, failures, meanwhile, revive, close }
}

/** Answers what is sent with a key once: again, the same; with other parameters, never. Stripe takes a POST without; this program sends none. */
function savedResponses() {
  const saved = new Map<string, { sent: string; status: number; body: string }>()
  return async ({ method, path, key }: Received, body: string, respond: () => Promise<object>) => {
    if (method === 'POST' && key === undefined) return json(invalid('no_key', 'A POST has an Idempotency-Key.'))
    const sent = `${method} ${path} ${body}`
    const earlier = key === undefined ? undefined : saved.get(key)
    if (earlier && earlier.sent !== sent)
      return json(new StripeError(400, 'idempotency_error', 'key_in_use', 'The key was used otherwise.'))
    const result = earlier ?? { sent, ...json(await respond().catch((error: unknown) => error)) }
    if (key !== undefined) saved.set(key, result)
    return result
  }
}

type Site = World & { store: SandboxStore }

async function answer(site: Site, { method, path, params, key }: Received, headers: IncomingHttpHeaders): Promise<object> {
  if (headers.authorization !== `Bearer ${ACCOUNT.secretKey}`)
    throw new StripeError(401, 'invalid_request_error', 'api_key_invalid', `Invalid API Key provided: ${headers.authorization}`)
  if (headers['stripe-version'] !== API_VERSION) throw invalid('api_version', `The version is ${headers['stripe-version']}.`)
  const { expand: paths, ...rest } = params
  const result = method === 'GET' ? readOf(site, path, rest) : await write(site, `${method} ${path}`, rest, key ?? '')
  return expand(site, result, valuesAt({ expand: paths ?? {} }, 'expand').map(String)) as object
}

function readOf(world: World, path: string, params: Params): object {
  const list = listed(world, path, params)
  if (list) return { object: 'list', data: list, has_more: false, url: `/v1/${path}` }
  const id = path.split('/')[1] ?? ''
  const object = objectOf(world, id)
  if (!object) throw missing(id)
  return object
}

async function write({ prices, store }: Site, call: string, params: Params, key: string): Promise<object> {
  if (call === 'POST customers') return createCustomer(store, params, key)
  const [, id = ''] = /_[^/]{20,}/.test(call) ? (/\/([^/]+)/.exec(call) ?? []) : []
  const route = WRITES[id ? call.replace(id, ':id') : call]
  if (!route) throw missing(call)
  const unknown = Object.keys(params).find((each) => !route.takes.includes(each))
  if (unknown) throw invalid('parameter_unknown', `Received unknown parameter: ${unknown}`)
  const priceOf = (price: string | undefined) => {
    const known = prices.get(price ?? '')
    if (!known) throw missing(String(price))
    return known
  }
  const owner = customerOf(route.owner ? (route.owner(params) ?? '') : id)
  return unlessRefused(await operateOn(store, owner, randomSecret, (timeline) => route.work(timeline, { params, id, priceOf })))
}

async function createCustomer(store: SandboxStore, params: Params, key: string): Promise<object> {
  const [name = '', email = ''] = [at(params, 'name'), at(params, 'email')]
  const made = newCustomer({ key, supplierId: Number(at(params, 'metadata', 'supplierId')), name, email }, new Date(0))
  await store.change(made.id, (_, moment) => operate(made, moment, randomSecret, () => null))
  return { id: made.id, object: 'customer', name, email }
}

function readCall({ method = '', url = '', headers }: IncomingMessage, sent: string): Received {
  const { pathname, search } = new URL(url, 'http://stripe')
  const key = headers['idempotency-key']
  return {
    method,
    path: pathname.replace('/v1/', ''),
    params: paramsOf(sent || search.slice(1)),
    key: typeof key === 'string' ? key : undefined,
  }
}

/** The response to a result, or to an error. */
function json(result: unknown): { status: number; body: string } {
  if (!(result instanceof Error)) return { status: 200, body: JSON.stringify(result) }
  const { status, type, code, message } = asStripeError(result)
  return { status, body: JSON.stringify({ error: { type, code, message } }) }
}

function asStripeError(error: Error): StripeError {
  if (error instanceof StripeError) return error
  if (error instanceof PaymentRefused) return declined(error.message)
  return error instanceof PaymentsUnavailable
    ? invalid('not_possible', error.message)
    : new StripeError(500, 'api_error', 'bug', error.message)
}
