import { createHmac } from 'node:crypto'
import type { FastifyError, FastifyRequest } from 'fastify'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type * as z from 'zod/mini'
import type { Context } from '#server/context.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { networkOf, subnetOf } from './client-address.ts'
import { saltOfDay } from './limit-queries.ts'
import { problemOf } from '#server/http/problem-of.ts'
import { forbidden, tooMany, unknownPath } from '#server/http/problems.ts'
import type { Requester } from './requester.ts'
import { newToken } from './tokens.ts'

export const CHANGES_STATE = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Rejects a malformed path parameter before any other check, by the route's own schema. @throws 404 */
export function rejectUnknownPath({ routeOptions, params }: FastifyRequest): void {
  // Schemas of all routes are of zod; Fastify does not know which library they are of.
  const schema = routeOptions.schema?.params as z.ZodMiniType | undefined
  if (schema && !schema.safeParse(params).success) throw unknownPath()
}

/**
 * Rejects a state-changing request from a page of another site. Requests with neither header come from programs and are allowed
 * (docs/behaviour/http.md, Cross-site calls), and so are those to a webhook, which uses no cookie.
 * @throws 403
 */
export function rejectOtherOrigins(request: FastifyRequest, publicOrigin: string): void {
  if (!CHANGES_STATE.has(request.method) || request.routeOptions.config.isWebhook) return
  const { origin, host, 'sec-fetch-site': site } = request.headers
  const requestOrigin = `${request.protocol}://${host}`
  if (site === 'cross-site' || (origin !== undefined && origin !== publicOrigin && origin !== requestOrigin))
    throw forbidden('This call came from another website. Please use the form on our own pages.')
}

/** The number of points allowed within some seconds for each key: the network of a client, an account, or both. */
export type Limit = {
  name: string
  points: number
  seconds: number
  /** Counts the calls of an endpoint for each account, from wherever it calls; without it, for each network. */
  per?: 'account'
  /** What is counted only reads: it goes on uncounted while nothing can be counted. */
  isOfReads?: boolean
}

/** Returns the key by which a call counts: its account where the limit is per account and there is one, else its network. */
export const callKey = ({ per }: Limit, { account, network }: Requester): string => (per === 'account' && account ? account.id : network)

/** Searches that no cache can answer (docs/behaviour/limits.md, Request limits). Pages with a search count with those of the API. */
export const SEARCHES: Limit = { name: 'search', points: 120, seconds: 60, isOfReads: true }

/** Rate limits. Never use them inside a transaction: they have a connection of their own. */
export type Limits = {
  /**
   * Returns the key that stands for a client in limits: a hash of its network whose salt is deleted at the end of the day, so that nobody can
   * find the address of a key afterwards.
   */
  networkKey(address: string): Promise<string>
  /** Returns the same for the part of the network around a client. */
  subnetKey(address: string): Promise<string>
  /** Counts one point. @throws 429 with Retry-After above the limit */
  count(limit: Limit, key: string): Promise<void>
  /** Takes one point back. */
  uncount(limit: Limit, key: string): Promise<void>
}

const keyWith = (salt: string, network: string) => createHmac('sha256', salt).update(network).digest('base64url').slice(0, 22)

/** Returns whether an error is of a database that is only read at the moment, is full or gone. */
const isUnavailable = (error: unknown) => error instanceof Error && problemOf(error as FastifyError).status === 503

/** Opens limits that are counted in the database: atomic, and shared by all processes. */
export function createLimits({ db, now }: Pick<Context, 'db' | 'now'>): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const plainDb = db.withoutPlugins()
  // Without the names that the library gives to its statements: whether they may have one depends on the database.
  const client = { query: ({ text, values }: { text: string; values: unknown[] }) => plainDb.executeQuery(CompiledQuery.raw(text, values)) }
  const limiterOf = ({ name, points, seconds }: Limit) => {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    })
    limiters.set(name, limiter)
    return limiter
  }
  let known = { day: '', salt: '' }
  async function keyOf(network: string) {
    const day = sydneyDay(now())
    if (known.day !== day) {
      const proposed = newToken()
      const salt = await saltOfDay(db, day, proposed).catch((error) => (isUnavailable(error) ? null : Promise.reject(error)))
      // Nothing is counted by the key of a salt that could not be stored.
      if (salt === null) return keyWith(proposed, network)
      known = { day, salt }
    }
    return keyWith(known.salt, network)
  }
  return {
    networkKey: (address) => keyOf(networkOf(address)),
    subnetKey: (address) => keyOf(subnetOf(address)),
    async count(limit, key) {
      try {
        await limiterOf(limit).consume(key)
      } catch (error) {
        if (limit.isOfReads && isUnavailable(error)) return
        if (!(error instanceof RateLimiterRes)) throw error
        throw tooMany(error.msBeforeNext)
      }
    },
    uncount: async (limit, key) => void (await limiterOf(limit).reward(key)),
  }
}
