import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { BRAND } from '#contract/options.ts'
import type { Context } from '#server/context.ts'
import type { Operation } from '#server/http/kinds/operation.ts'
import { foreignPagePolicy } from '#server/http/wire/security-headers.ts'
import type { ApiDocument } from './document.ts'
import { finishDocument } from './finish-document.ts'
import { schemaRegistry } from './named-schemas.ts'
import { introductionOf } from './security.ts'

/** Options of the API reference page that disable everything that links to, or requests, another host. */
const READER = {
  favicon: '/favicon.svg',
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
} as const

type Options = Pick<Context['config'], 'publicUrl' | 'apiDocs'>

/**
 * Serves `/api/openapi.json`, generated from the validation schemas, and where the settings want it `/api/docs`, a page that shows it.
 * Register it before the routes it describes.
 */
export async function apiDocument(app: FastifyInstance, { publicUrl, apiDocs }: Options): Promise<void> {
  const operations = operationsOf(app)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${BRAND} API`, version: '1', description: introductionOf(publicUrl) },
      servers: [{ url: publicUrl }],
    },
    transform: (route) => (route.url.startsWith('/api/') ? toJsonSchemas(route) : { schema: { hide: true }, url: route.url }),
    transformObject: (generated) => {
      // What the plugin has generated is a document of OpenAPI 3.1, of which it has types of its own.
      const document = withComponents(generated) as ApiDocument
      return finishDocument(document, (method, path) => operations.get(`${method.toUpperCase()} ${path}`), publicUrl) as never
    },
  })
  // It is made with the first request and never changes.
  let encoded: string | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) =>
    reply.type('application/json; charset=utf-8').send((encoded ??= JSON.stringify(app.swagger()))),
  )
  if (!apiDocs) return
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/docs') && typeof payload === 'string')
      reply.header('content-security-policy', foreignPagePolicy(payload))
  })
  await app.register(import('@scalar/fastify-api-reference'), { routePrefix: '/api/docs', configuration: READER })
}

const toJsonSchemas = createJsonSchemaTransform({ schemaRegistry })
const withComponents = createJsonSchemaTransformObject({ schemaRegistry })

/** Returns what routes say of themselves, by method and path as the document has them. */
function operationsOf(app: FastifyInstance): Map<string, Operation> {
  const operations = new Map<string, Operation>()
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.operation) operations.set(`${String(method)} ${url.replace(/:(\w+)/g, '{$1}')}`, config.operation)
  })
  return operations
}
