import type { FastifyInstance, RouteOptions } from 'fastify'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { fieldsIn, schemaOf, withoutEmpty } from '#server/http/wire/wire.ts'

export type RouteParts = Pick<RouteOptions, 'handler' | 'onRequest' | 'attachValidation' | 'schema' | 'config'>

/** Adds the route of an endpoint; query and body are prepared for validation by its schemas. */
export const addingRoutes = (app: FastifyInstance) => (endpoint: AnyEndpoint, parts: RouteParts) =>
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    preValidation: async (request) => {
      // Fastify parses every query to an object.
      request.query = withoutEmpty(request.query as Record<string, unknown>)
      if (endpoint.body) request.body = fieldsIn(request.body)
    },
    ...parts,
  })
