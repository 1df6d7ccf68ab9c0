import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type * as z from 'zod/mini'
import { forbidden, tooMany, unknownPath } from './problems.ts'

const CHANGES_STATE = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Refuses a malformed id in the path before anything else is checked; the path's schema is the route's. */
export function refuseUnknownPath({ routeOptions, params }: FastifyRequest): void {
  const schema = routeOptions.schema?.params as z.ZodMiniType | undefined
  if (schema && !schema.safeParse(params).success) throw unknownPath()
}

/**
 * Refuses a state-changing call from another site's page; calls with neither header are from programs and allowed
 * (docs/behaviour.md, Cross-site calls), and so are those to a webhook, which no cookie opens.
 */
export function refuseOtherOrigins(request: FastifyRequest, publicOrigin: string): void {
  if (!CHANGES_STATE.has(request.method) || request.routeOptions.config.isWebhook) return
  const { origin, host, 'sec-fetch-site': site } = request.headers
  const asked = `${request.protocol}://${host}`
  if (site === 'cross-site' || (origin !== undefined && origin !== publicOrigin && origin !== asked))
    throw forbidden('This call came from another website. Please use the form on our own pages.')
}

/** So many in so many seconds for each key: a client address, an account, both. */
export type Limit = { name: string; points: number; seconds: number }

/** Never inside a transaction: they are on a connection of their own. */
export type Limits = {
  /** Counts one; @throws 429 with Retry-After past the limit. */
  count(limit: Limit, key: string): Promise<void>
  /** Takes one back that turned out not to count. */
  uncount(limit: Limit, key: string): Promise<void>
}

/** Limits counted in the database: atomic, and the same for all processes. */
export function openLimits(pool: pg.Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  // Unnamed statements: connections to the embedded database share one session, where names collide.
  const client = { query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values) }
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
  return {
    async count(limit, key) {
      try {
        await limiterOf(limit).consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
      }
    },
    uncount: async (limit, key) => void (await limiterOf(limit).reward(key)),
  }
}
