import * as z from 'zod/mini'
import { LIST_BYTES, readOrderList, XLSX_TYPE } from '#contract/order-lists/order-lists.ts'
import { MIB } from '#shared/bytes.ts'
import type { LineKnowledge } from '#shared/order-line/read-line.ts'
import type { Context } from '#server/context.ts'
import { anyone } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import { Problem } from '#server/http/problems.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import type { createSiteServer } from '#server/http/server.ts'
import { fieldsIn, parseInput, schemaOf, send } from '#server/http/wire/wire.ts'
import { rowsOfCsv } from './csv-table.ts'
import { goodsKnown } from './goods-known.ts'
import { readOrderListRows } from './read-order-list.ts'
import { meaningsKnown } from './stored/meanings.ts'
import { storedListRoutes } from './stored/routes.ts'
import { rowsOfXlsx } from './xlsx-table.ts'

type App = ReturnType<typeof createSiteServer>

const READINGS: Limit = { name: 'order-list-readings', points: 20, seconds: 60 }
const noIds = z.object({})

/** A list is pasted as JSON or sent as a file, which is the body as it is; so this endpoint has parsers of its own. */
export function orderListRoutes(app: App, serve: Serve, context: Pick<Context, 'db' | 'secrets' | 'config'>): void {
  storedListRoutes(serve, context)
  void app.register(async (scope) => {
    for (const type of ['text/csv', XLSX_TYPE]) scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    // The handler knows by the type of the body what it has to be.
    scope.setValidatorCompiler(() => (value: unknown) => ({ value }))
    scope.setErrorHandler((error: { statusCode?: number }) => {
      throw asList(error)
    })
    scope.post(readOrderList.path, {
      schema: { ...schemaOf(readOrderList), consumes: ['application/json', 'text/csv', XLSX_TYPE] },
      bodyLimit: LIST_BYTES,
      ...serve.guard(noIds, anyone, { limit: READINGS }),
      handler: async ({ body, headers, requester: { account } }, reply) => {
        const said = account?.role === 'restaurant' ? await meaningsKnown(context.db, account.id) : {}
        return send(reply, readOrderList, await readBody(body, headers['content-type'] ?? '', { ...goodsKnown, ...said }))
      },
    })
  })
}

/** @throws 400 */
async function readBody(body: unknown, type: string, known: LineKnowledge) {
  if (!Buffer.isBuffer(body)) return readOrderListRows(parseInput(readOrderList.body, fieldsIn(body)).text.split('\n'), 'text', known)
  const isXlsx = type.toLowerCase().startsWith(XLSX_TYPE)
  return readOrderListRows(isXlsx ? await rowsOfXlsx(body) : rowsOfCsv(body), 'file', known)
}

/** Replaces the messages of Fastify's own errors with those for lists. */
function asList(error: { statusCode?: number }): unknown {
  if (error instanceof Problem) return error
  if (error.statusCode === 413) return new Problem(413, `This list is larger than ${LIST_BYTES / MIB} MiB. Please split it into several.`)
  return error.statusCode === 415 ? new Problem(415, 'Please paste the list, or send a CSV or an .xlsx file.') : error
}
