import type { FastifyInstance } from 'fastify'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Context } from '#server/context.ts'
import { builtEmails } from '#server/http/pages/web-files.ts'
import { registerRoutes } from '#server/app/routes.ts'
import { itemAt } from '#shared/item-at.ts'

/** The header of a browser. */
export const ACCEPTS = { 'accept-encoding': 'gzip, deflate, br, zstd' }
export const WEB_FOLDER = fileURLToPath(new URL('../dist', import.meta.url))
/** Requests after which a response has been recompressed to its smallest form. */
const WARM_UP_REQUESTS = 60

type RawResponse = { status: number; lines: string[]; body: Buffer }

/** The marketplace's server, listening, with constants beside its own addresses. */
export type Site = {
  app: FastifyInstance
  origin: string
  /** Returns the path of a constant with the bytes and headers of the warm response at `path`. */
  constantOf(path: string): Promise<string>
  /** Empties the response cache, as a public change does. */
  forget(): Promise<void>
}

/** Opens all routes on a Fastify of its own, to which more can be added. */
export const openApp = (context: Context): Promise<FastifyInstance> =>
  registerRoutes(context, { webFolder: WEB_FOLDER, render: builtEmails(WEB_FOLDER) })

export async function createSite(context: Context): Promise<Site> {
  const app = await openApp(context)
  const constants: RawResponse[] = []
  // Written to the socket directly, so that no framework slows the yardstick down.
  app.get<{ Params: { index: string } }>('/bench/constant/:index', ({ params }, reply) => {
    const { status, lines, body } = itemAt(constants, Number(params.index))
    reply.hijack()
    reply.raw.writeHead(status, lines)
    reply.raw.end(body)
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    origin,
    async constantOf(path) {
      for (let sent = 0; sent < WARM_UP_REQUESTS; sent++) await rawResponse(origin + path)
      return `/bench/constant/${constants.push(await rawResponse(origin + path)) - 1}`
    },
    forget: () => context.changes.publish(context.db),
  }
}

/** Node adds these to every response, so to the constant too. */
const NODES_OWN = new Set(['date', 'connection', 'keep-alive'])

const rawResponse = (url: string) =>
  new Promise<RawResponse>((resolve, reject) => {
    const request = get(url, { headers: ACCEPTS }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      const pairs = response.rawHeaders.flatMap((name, i, all) =>
        i % 2 === 0 && !NODES_OWN.has(name.toLowerCase()) ? [name, itemAt(all, i + 1)] : [],
      )
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`))
      resolve({ status: 200, lines: pairs, body })
    })
    request.on('error', reject)
  })
