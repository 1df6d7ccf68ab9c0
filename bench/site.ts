import type { FastifyInstance } from 'fastify'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Context } from '#server/context.ts'
import { openRoutes } from '#server/routes.ts'

/** A browser's. */
export const ACCEPTS = { 'accept-encoding': 'gzip, deflate, br, zstd' }
export const WEB_FOLDER = fileURLToPath(new URL('../dist', import.meta.url))
/** Asked so often, an answer has long been given its smallest form. */
const WARM = 60

type Whole = { status: number; lines: string[]; body: Buffer }

/** The marketplace's server, listening, with constants beside its own addresses. */
export type Site = {
  app: FastifyInstance
  origin: string
  /** Path of a constant with the same bytes and headers as `path` answers now that it is warm. */
  constantOf(path: string): Promise<string>
  /** Forgets every kept answer, as a public change does. */
  forget(): Promise<void>
}

/** All routes on a Fastify of its own, to which more can still be added. */
export const openApp = (context: Context): Promise<FastifyInstance> => openRoutes(context, WEB_FOLDER)

export async function openSite(context: Context): Promise<Site> {
  const app = await openApp(context)
  const constants: Whole[] = []
  // Handed to the socket as it is: no framework's way of sending makes the yardstick slower than it could be.
  app.get<{ Params: { index: string } }>('/bench/constant/:index', ({ params }, reply) => {
    const { status, lines, body } = constants[Number(params.index)]!
    reply.hijack()
    reply.raw.writeHead(status, lines)
    reply.raw.end(body)
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    origin,
    async constantOf(path) {
      for (let asked = 0; asked < WARM; asked++) await answerTo(origin + path)
      return `/bench/constant/${constants.push(await answerTo(origin + path)) - 1}`
    },
    forget: () => context.changes.publish(context.db),
  }
}

/** Added by Node to every answer, so to the constant too. */
const NODES_OWN = new Set(['date', 'connection', 'keep-alive'])

const answerTo = (url: string) =>
  new Promise<Whole>((resolve, reject) => {
    const request = get(url, { headers: ACCEPTS }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      const pairs = response.rawHeaders.flatMap((name, i, all) =>
        i % 2 === 0 && !NODES_OWN.has(name.toLowerCase()) ? [name, all[i + 1]!] : [],
      )
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`))
      resolve({ status: 200, lines: pairs, body })
    })
    request.on('error', reject)
  })
