import type { FastifyRequest, RouteOptions } from 'fastify'
import type * as z from 'zod/mini'
import type { AnyAccess, LoadResource, PathIds } from './access.ts'
import { callKey, type Limit, type Limits } from './guards.ts'
import type { Operation } from '#server/http/kinds/operation.ts'
import { authenticateAgain, hasBody, type Authenticate } from './session.ts'

/** The authorization of a route, and what the API document says of it. */
type Guard = Required<Pick<RouteOptions, 'onRequest' | 'preHandler'>> & { config: { operation: Operation } }
export type GuardRoute = (params: z.ZodMiniType, access: AnyAccess, options?: GuardOptions) => Guard
/** `canConflict`: the present state may not allow what is read. */
type GuardOptions = { limit?: Limit; canConflict?: boolean }
type Deps = { limits: Limits; authenticate: Authenticate; load: LoadResource }

/** The paths of requests whose body was still on its way when they were authorized; nothing can change while that of a short one is read. */
const onTheWay = new WeakMap<FastifyRequest, PathIds>()

/** Authorizes before the body is read; when a body that took its time has arrived, the session must still be there, and be let in. */
export const guarding =
  ({ limits, authenticate, load }: Deps): GuardRoute =>
  (params, access, { limit, canConflict = false } = {}) => ({
    config: { operation: { credentials: access.credentials, isLimited: limit !== undefined, canConflict } },
    onRequest: async (request: FastifyRequest) => {
      const { requester, raw, headers } = request
      // A body that came with its head is there after this function was called.
      await Promise.resolve()
      const isOnTheWay = hasBody(headers) && raw.readableLength !== Number(headers['content-length'])
      await authenticate(requester)
      // The path of a route has the parameters that the loaders of its access use.
      const path = params.parse(request.params) as PathIds
      if (isOnTheWay) onTheWay.set(request, path)
      request.resource = (await access.authorize(load, requester, path)).resource
      requester.network = await limits.networkKey(requester.address)
      requester.subnet = await limits.subnetKey(requester.address)
      if (limit) await limits.count(limit, callKey(limit, requester))
    },
    preHandler: async (request) => {
      const path = onTheWay.get(request)
      if (!path) return
      await authenticateAgain(authenticate, request.requester)
      request.resource = (await access.authorize(load, request.requester, path)).resource
    },
  })
