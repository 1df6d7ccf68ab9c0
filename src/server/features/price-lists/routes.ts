import {
  listPriceList,
  PRICE_LIST_BYTES,
  type PriceListRow,
  readPriceList,
  restorePriceList,
  savePriceList,
} from '#contract/price-lists/price-lists.ts'
import { XLSX_TYPE } from '#contract/order-lists/order-lists.ts'
import { MIB } from '#shared/bytes.ts'
import { readCorrection } from '#shared/price-list/columns.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { CsvCell } from '#shared/csv.ts'
import type { Context } from '#server/context.ts'
import { rowsOfCsv } from '#server/features/order-lists/csv-table.ts'
import { sheetsOfXlsx } from '#server/features/order-lists/xlsx-table.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { supplier } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { invalid, Problem } from '#server/http/problems.ts'
import type { createSiteServer } from '#server/http/server.ts'
import { fieldsIn, parseInput, schemaOf, send, withoutEmpty } from '#server/http/wire/wire.ts'
import { everyRowOf, pageOfRows, versionOf } from './queries.ts'
import { readBesideStored } from './read-list.ts'
import { etagOfPriceList, restoreRows, saveRows } from './save-list.ts'

type App = ReturnType<typeof createSiteServer>
type Deps = Pick<Context, 'db' | 'now'>

/** Counted for each account (docs/behaviour/limits.md, Request limits). */
const READINGS: Limit = { name: 'price-list-readings', points: 20, seconds: 60, per: 'account' }
const SAVES: Limit = { name: 'price-list-saves', points: 60, seconds: 60 }
/** What an .xlsx file may unpack to. */
const MAX_UNPACKED = 50 * MIB
/** Rows of a file, with its headings. */
const MAX_FILE_ROWS = 10_000

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
  })
  serve.versioned(restorePriceList, own, (input, _, __, ifMatch) => restoreRows(db, input, ifMatch, deps.now()), { limit: SAVES })
  serve.versioned(savePriceList, own, (input, _, __, ifMatch) => saveRows(db, input, ifMatch, deps.now()), {
    limit: SAVES,
    bodyLimit: PRICE_LIST_BYTES,
  })
  readingRoute(app, serve, deps)
}

/** The columns of the file, which the reader reads back. Amounts are in dollars, without GST. */
const COLUMNS: Record<string, (row: PriceListRow) => CsvCell> = {
  Code: ({ code }) => code,
  Item: ({ item }) => item,
  'Pack size': ({ packSize }) => packSize,
  Unit: ({ unit }) => unit,
  'Price ex GST': ({ priceCents }) => priceCents && (priceCents / 100).toFixed(2),
  GST: ({ gst }) => (gst === 'taxable' ? 'taxable' : 'free'),
  Note: ({ note }) => note,
  Available: ({ isAvailable }) => (isAvailable ? 'yes' : 'no'),
}

/** A list is pasted as JSON or sent as a file, which is the body as it is; so this endpoint has parsers of its own. */
function readingRoute(app: App, serve: Serve, { db, now }: Deps): void {
  void app.register(async (scope) => {
    for (const type of ['text/csv', XLSX_TYPE]) scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_, body, done) => done(null, body))
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
        const given = await sheetsIn(body, headers['content-type'] ?? '')
        const correction = correctionIn(query as Record<string, unknown>)
        return send(reply, readPriceList, await readBesideStored(db, id, { ...given, correction }, sydneyDay(now())))
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
async function sheetsIn(body: unknown, type: string) {
  if (!Buffer.isBuffer(body)) {
    const { text } = parseInput(readPriceList.body, fieldsIn(body))
    return { sheets: [text.split('\n').map(cellsIn)], path: 'text' } as const
  }
  const isXlsx = type.toLowerCase().startsWith(XLSX_TYPE)
  const sheets = isXlsx ? await sheetsOfXlsx(body, MAX_UNPACKED) : [rowsOfCsv(body, MAX_FILE_ROWS)]
  return {
    sheets: sheets.map((rows) => rows.map(cellsIn)).filter((rows) => rows.some((cells) => cells.some(Boolean))),
    path: 'file',
  } as const
}

const cellsIn = (row: string) => row.split('\t').map((cell) => cell.replace(/\s+/g, ' ').trim())

/** Replaces the messages of Fastify's own errors with those for price lists. */
function asPriceList(error: { statusCode?: number }): unknown {
  if (error instanceof Problem) return error
  if (error.statusCode === 413)
    return new Problem(413, `This price list is larger than ${PRICE_LIST_BYTES / MIB} MiB. Please split it into several.`)
  return error.statusCode === 415 ? new Problem(415, 'Please paste the list, or send a CSV or an .xlsx file.') : error
}
