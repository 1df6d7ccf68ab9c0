import {
  addPriceListRow,
  changePriceListRow,
  listPriceList,
  PRICE_LIST_BYTES,
  readPriceList,
  removePriceListRow,
  restorePriceList,
  savePriceList,
} from '#contract/price-lists/price-lists.ts'
import { XLSX_TYPE } from '#contract/order-lists/order-lists.ts'
import { MIB } from '#shared/bytes.ts'
import { readCorrection } from '#shared/price-list/columns.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { supplier } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { invalid, Problem } from '#server/http/problems.ts'
import type { createSiteServer } from '#server/http/server.ts'
import { fieldsIn, parseInput, schemaOf, send, withoutEmpty } from '#server/http/wire/wire.ts'
import { disconnection } from '#server/http/wire/stream-signals.ts'
import { changeRow } from './change-row.ts'
import { COLUMNS, mergedListRoute, xlsxOf } from './list-files.ts'
import { addRow, removeRow } from './one-row.ts'
import { versionOf } from './filling/row-queries.ts'
import { everyRowOf, pageOfRows } from './queries.ts'
import type { GivenList } from './reading/read-list.ts'
import { createListReader } from './reading/list-reader.ts'
import { besideStored } from './row-changes.ts'
import { etagOfPriceList, restoreRows, saveRows } from './save-list.ts'

type App = ReturnType<typeof createSiteServer>
type Deps = Pick<Context, 'db' | 'now' | 'jobs'>

/** Counted for each account (docs/behaviour/limits.md, Request limits). */
const READINGS: Limit = { name: 'price-list-readings', points: 20, seconds: 60, per: 'account' }
const SAVES: Limit = { name: 'price-list-saves', points: 60, seconds: 60 }
const CHANGES: Limit = { name: 'price-list-changes', points: 120, seconds: 60, per: 'account' }

/** A supplier's price list, for its own people: read from a file, stored, replaced, and taken back. */
export function priceListRoutes(app: App, serve: Serve, deps: Deps): void {
  const { db } = deps
  const own = supplier.ofSupplier(ownListing)
  serve.exportable(listPriceList, own, ({ id, ...range }) => pageOfRows(db, id, range), {
    name: 'price-list',
    columns: COLUMNS,
    etag: async ({ id }) => etagOfPriceList(await versionOf(db, id)),
    async *rows({ id }) {
      yield* await everyRowOf(db, id)
    },
    workbook: async ({ id }) => xlsxOf(await everyRowOf(db, id), deps.now()),
  })
  serve.versioned(changePriceListRow, own, (input, _, __, ifMatch) => changeRow(deps, input, ifMatch), { limit: CHANGES })
  serve.versioned(addPriceListRow, own, (input, _, __, ifMatch) => addRow(deps, input, ifMatch), { limit: CHANGES })
  serve.versioned(removePriceListRow, own, (input, _, __, ifMatch) => removeRow(deps, input, ifMatch), { limit: CHANGES })
  serve.versioned(restorePriceList, own, (input, _, __, ifMatch) => restoreRows(deps, input, ifMatch), { limit: SAVES })
  serve.versioned(savePriceList, own, (input, _, __, ifMatch) => saveRows(deps, input, ifMatch), {
    limit: SAVES,
    bodyLimit: PRICE_LIST_BYTES,
  })
  mergedListRoute(app, serve, deps)
  readingRoute(app, serve, deps)
}

/** A list is pasted as JSON or sent as a file, which is the body as it is; so this endpoint has parsers of its own. */
function readingRoute(app: App, serve: Serve, { db, now }: Deps): void {
  void app.register(async (scope) => {
    for (const type of ['text/csv', XLSX_TYPE]) scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    const reader = createListReader()
    scope.addHook('onClose', () => reader.stop())
    // The handler knows by the type of the body what it has to be.
    scope.setValidatorCompiler(() => (value: unknown) => ({ value }))
    scope.setErrorHandler((error: { statusCode?: number }) => {
      throw asPriceList(error)
    })
    scope.post(readPriceList.path, {
      schema: { ...schemaOf(readPriceList), consumes: ['application/json', 'text/csv', XLSX_TYPE] },
      bodyLimit: PRICE_LIST_BYTES,
      ...serve.guard(readPriceList.params, supplier.ofSupplier(ownListing), { limit: READINGS }),
      handler: async ({ body, headers, params, query }, reply) => {
        const { id } = parseInput(readPriceList.params, params)
        const given = listIn(body, headers['content-type'] ?? '')
        const correction = correctionIn(query as Record<string, unknown>)
        const reading = await reader.read({ ...given, correction }, disconnection(reply))
        return send(reply, readPriceList, await besideStored(db, id, reading, sydneyDay(now())))
      },
    })
  })
}

/** @throws 400 */
function correctionIn(query: Record<string, unknown>) {
  const { columns } = parseInput(readPriceList.query, withoutEmpty({ ...query }))
  if (columns === null) return undefined
  const correction = readCorrection(columns)
  if (correction === null) throw invalid([{ path: 'columns', message: 'Please say what columns hold as in B:item,D:price.' }])
  return correction
}

/** @throws 400 */
function listIn(body: unknown, type: string): GivenList {
  if (Buffer.isBuffer(body)) return { kind: type.toLowerCase().startsWith(XLSX_TYPE) ? 'xlsx' : 'csv', bytes: body }
  return { kind: 'text', text: parseInput(readPriceList.body, fieldsIn(body)).text }
}

/** Replaces the messages of Fastify's own errors with those for price lists. */
function asPriceList(error: { statusCode?: number }): unknown {
  if (error instanceof Problem) return error
  if (error.statusCode === 413)
    return new Problem(413, `This price list is larger than ${PRICE_LIST_BYTES / MIB} MiB. Please split it into several.`)
  return error.statusCode === 415 ? new Problem(415, 'Please paste the list, or send a CSV or an .xlsx file.') : error
}
