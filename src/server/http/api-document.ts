import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { BRAND } from '#contract/options.ts'
import type { Context } from '#server/context.ts'
import { foreignPagePolicy } from './security-headers.ts'

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

const DESCRIPTION = [
  'Errors are RFC 9457 problem documents.',
  'Lists answer X-Total-Count.',
  'A request may name the account that it is made for, `Signed-In-As: <user id>`:',
  'with the session of another one, or none, it is 401 with the code `session_ended`, and nothing is done.',
].join(' ')

type Options = Pick<Context['config'], 'publicUrl' | 'apiDocs'>

/**
 * Serves `/api/openapi.json`, generated from the validation schemas, and where the settings want it `/api/docs`, a page that shows it.
 * Register it before the routes it describes.
 */
export async function apiDocument(app: FastifyInstance, { publicUrl, apiDocs }: Options): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${BRAND} API`, version: '1', description: DESCRIPTION },
      servers: [{ url: publicUrl }],
    },
    transform: (route) => (route.url.startsWith('/api/') ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url }),
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  if (!apiDocs) return
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/docs') && typeof payload === 'string')
      reply.header('content-security-policy', foreignPagePolicy(payload))
  })
  await app.register(import('@scalar/fastify-api-reference'), { routePrefix: '/api/docs', configuration: READER })
}
