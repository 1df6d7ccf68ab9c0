import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { MIB } from '#shared/bytes.ts'
import type { Context } from '#server/context.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { tracing } from '#server/tracing/tracing.ts'
import { clientAddress } from './access/client-address.ts'
import { createCookies } from './access/cookies.ts'
import { addDraining } from './draining.ts'
import { CHANGES_STATE, rejectOtherOrigins, rejectUnknownPath } from './access/guards.ts'
import { HEALTH_PATHS } from './health.ts'
import { problemOf } from './problem-of.ts'
import { documentOf, invalid, unknownPath, whenToRetry, type Problem } from './problems.ts'
import { respondUnreadable, lenientJson, readablePath, readQuery } from './wire/reading.ts'
import { requestIds } from './request-id.ts'
import { RequestLog } from './request-log.ts'
import { securityHeaders } from './wire/security-headers.ts'
import { requesterFrom, type Requester } from './access/requester.ts'

declare module 'fastify' {
  interface FastifyRequest {
    requester: Requester
  }
}

/** The time in which a client must send its whole request (docs/behaviour/limits.md, Request limits). */
const REQUEST_MS = 60_000
const CHECK_MS = 5_000
/** How long handlers may go on when all clients have gone. */
const HANDLERS_MS = 1_000

/** Takes the place of Fastify's own compilers of JSON Schema, which take long to load and have nothing to do here. */
const NO_JSON_SCHEMA = {
  buildValidator: () => () => {
    throw new Error('Schemas are of zod.')
  },
  buildSerializer: () => () => JSON.stringify,
}

/** Creates the Fastify server with limits, checks of paths and origins, and the one error handler; the features add the routes. */
export function createSiteServer(
  { config, secrets, log, metrics = null }: Pick<Context, 'config' | 'secrets' | 'log'> & Partial<Pick<Context, 'metrics'>>,
  { requestMs = REQUEST_MS } = {},
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    bodyLimit: MIB,
    requestTimeout: requestMs,
    http: { connectionsCheckingInterval: Math.min(CHECK_MS, requestMs), headersTimeout: requestMs },
    keepAliveTimeout: 72_000,
    // Exactly one proxy is trusted: the address it forwards is the client's.
    trustProxy: config.trustProxy ? (_, hop) => hop === 0 : false,
    forceCloseConnections: 'idle',
    // What arrives on a connection that is kept while the server closes is served as ever; its response ends the connection.
    return503OnClosing: false,
    exposeHeadRoutes: true,
    // As long as a URL can be, so that a malformed id of any length is an unknown path.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384, querystringParser: readQuery },
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    clientErrorHandler: respondUnreadable(log, securityHeaders(config)),
    schemaController: { compilersFactory: NO_JSON_SCHEMA },
    loggerInstance,
    logController: new RequestLog(log),
    genReqId: requestIds(config.trustProxy),
  })
  tracing()?.addTo(app, { trustsHeader: config.trustProxy })
  if (metrics) countResponses(app, metrics)
  addDraining(app)
  awaitHandlers(app)
  checkAndSerialize(app)
  addHooks(app, { config, secrets })
  if (config.process === 'worker') serveHealthOnly(app)
  if (config.trustProxy && config.publicUrl.startsWith('http:')) warnOfHttps(app)
  respondToErrors(app)
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether so many handlers are running that what can wait should. */
    isBusy(): boolean
  }
}

/** The number of handlers that keep a process busy, each of which waits for the database half of the time. */
const BUSY_HANDLERS = 6

/** Makes closing wait for handlers that are still running: that of a client which was cut off goes on, and needs the database. */
function awaitHandlers(app: FastifyInstance): void {
  const running = new Set<unknown>()
  app.decorate('isBusy', () => running.size >= BUSY_HANDLERS)
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply)
      if (!(result instanceof Promise)) return result
      running.add(result)
      return result.finally(() => running.delete(result))
    }
  })
  app.addHook('onClose', async () => {
    await Promise.race([Promise.allSettled(running), pause(HANDLERS_MS, undefined, { ref: false })])
  })
}

/** Counts every response, those that the handler sends by itself among them. What no route serves has one name. */
function countResponses(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions, is404 }, { raw, elapsedTime }) => {
    const route = is404 ? 'unknown' : (routeOptions.url ?? 'unknown')
    metrics.onResponse({ method, route, status: raw.statusCode, seconds: elapsedTime / 1000 })
  })
}

/** Input is validated by the contract's schemas. Responses are plain JSON, since they have been parsed by their schemas already. */
function checkAndSerialize(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler)
  app.setSchemaErrorFormatter((issues) =>
    invalid(issues.map(({ instancePath, message }) => ({ path: dotted(instancePath), message: message ?? '' }))),
  )
  app.setSerializerCompiler(() => JSON.stringify)
  lenientJson(app)
}

/** Warns once when people use the site over https while its links, and the cookies, are for http. */
function warnOfHttps(app: FastifyInstance): void {
  let isWarned = false
  app.addHook('onRequest', async ({ protocol, log }) => {
    if (isWarned || protocol !== 'https') return
    isWarned = true
    log.warn('PUBLIC_URL begins with http:, but the proxy forwards requests over https: set PUBLIC_URL to the https address of the site')
  })
}

/** Answers for nothing but the health of the process, whatever it could serve. */
function serveHealthOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!HEALTH_PATHS.has(routeOptions.url ?? '')) throw unknownPath()
  })
}

/** Adds what runs before the route of every request, and with every response. */
function addHooks(app: FastifyInstance, { config, secrets: [secret] }: Pick<Context, 'config' | 'secrets'>): void {
  app.decorateRequest('requester', null, [])
  app.addHook('onRequest', async (request) => {
    request.requester = requesterFrom(secret, callerOf(request, config.publicUrl))
    // First of all checks, for every method, before anything else of the request is read.
    if (request.is404) throw unknownPath()
    rejectUnknownPath(request)
    rejectOtherOrigins(request, config.publicUrl)
  })
  const headers = securityHeaders(config)
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('retry-after')) reply.headers(whenToRetry(reply.statusCode))
    const cookies = request.requester.cookies.written()
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    // API responses must not be cached unless they say otherwise.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
  })
}

/** Turns every error into a problem document. */
function respondToErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw unknownPath()
  })
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500 && !problem.details.isIntended) logFailure(request, error)
    return reply
      .code(problem.status)
      .headers({
        'cache-control': 'private, no-store',
        ...problem.details.headers,
        'content-type': 'application/problem+json; charset=utf-8',
      })
      .send(JSON.stringify(documentOf(problem, request.id)))
  })
}

function logFailure({ log, method, routeOptions }: FastifyRequest, error: FastifyError | Problem): void {
  const route = `${method} ${routeOptions.url ?? 'unknown path'}`
  log.error({ route, err: error }, `${route} failed`)
}

const callerOf = ({ ip, headers, query, method }: FastifyRequest, publicUrl: string) => ({
  address: clientAddress(ip),
  userAgent: headers['user-agent'] ?? '',
  cookies: createCookies(headers.cookie, publicUrl.startsWith('https:')),
  ownerAuthorization: headers['x-owner-authorization']?.toString(),
  signedInAs: headers['signed-in-as']?.toString(),
  // Fastify parses every query to texts and lists of texts.
  linkKey: (query as { key?: string | string[] }).key?.toString(),
  isReading: !CHANGES_STATE.has(method),
})

const dotted = (pointer: string) => pointer.split('/').filter(Boolean).join('.')
