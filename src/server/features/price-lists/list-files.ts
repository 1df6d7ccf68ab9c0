import * as z from 'zod/mini'
import { XLSX_TYPE } from '#contract/order-lists/order-lists.ts'
import type { StoredPriceRow } from '#contract/price-lists/price-lists.ts'
import { PathId } from '#contract/endpoint/values.ts'
import { CSV_START, csvLine, type CsvCell } from '#shared/csv.ts'
import type { OwnTitle } from '#shared/price-list/own-file.ts'
import { ORIGIN_WORDS } from '#shared/seafood/origin-words.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import type { App } from '#server/feature.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { supplier } from '#server/http/access/access.ts'
import { createBoundedQueue } from '#server/http/cache/bounded-queue.ts'
import { fileHeaders } from '#server/http/files/file-headers.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { Problem } from '#server/http/problems.ts'
import { acceptsMediaType } from '#server/http/wire/negotiation.ts'
import { fileResponses } from '#server/http/wire/wire.ts'
import { mergedRowsOf } from './queries.ts'

const DOWNLOADS = { name: 'price-list-file', points: 30, seconds: 60 }
const CSV = 'text/csv; charset=utf-8'
/** Days for which the list of a listing that was merged can be fetched. */
const MERGED_DAYS = 30
const DAY_MS = 86_400_000

/** The columns of the file, which the reader reads back. Amounts are in dollars, without GST. */
export const COLUMNS: Record<OwnTitle, (row: StoredPriceRow) => CsvCell> = {
  Code: ({ code }) => code,
  Item: ({ item }) => item,
  'Pack size': ({ packSize }) => packSize,
  Unit: ({ unit }) => unit,
  'Price ex GST': ({ priceCents }) => (priceCents === null ? null : (priceCents / 100).toFixed(2)),
  GST: ({ gst }) => (gst === 'taxable' ? 'taxable' : 'free'),
  Note: ({ note }) => note,
  Available: ({ isAvailable }) => (isAvailable ? 'yes' : 'no'),
  Origin: ({ origin }) => origin && ORIGIN_WORDS[origin],
}

const runInQueue = createBoundedQueue(1, 30)

/** Draws a list as an Excel file. The library for it is loaded with the first one. */
export const xlsxOf = (rows: readonly StoredPriceRow[], now: Date): Promise<Buffer> =>
  runInQueue(async () => (await import('./price-list-workbook.ts')).priceListWorkbook(rows, sydneyDay(now)))

/** Serves the list of a listing that was merged into this one, to its people. */
export function mergedListRoute(app: App, serve: Serve, { db, now }: Pick<Context, 'db' | 'now'>): void {
  const params = z.object({ id: PathId })
  app.get<{ Params: z.output<typeof params> }>('/api/suppliers/:id/price-list/merged', {
    schema: {
      operationId: 'downloadMergedPriceList',
      summary: 'The price list of a listing that was merged into this one, for 30 days',
      description: 'A CSV file; with the type of an .xlsx file in `Accept`, such a file.',
      tags: ['Quote requests'],
      params,
      response: fileResponses(CSV, XLSX_TYPE),
    },
    ...serve.guard(params, supplier.ofSupplier(ownListing), { limit: DOWNLOADS }),
    handler: async (request, reply) => {
      const today = now()
      const rows = await mergedRowsOf(db, request.params.id, new Date(today.getTime() - MERGED_DAYS * DAY_MS))
      if (rows.length === 0)
        throw new Problem(404, 'There is no price list of a listing that was merged into yours within the last 30 days.')
      if (acceptsMediaType(request, XLSX_TYPE))
        return reply.headers(fileHeaders('merged-price-list.xlsx', XLSX_TYPE)).send(await xlsxOf(rows, today))
      const cells = Object.values(COLUMNS)
      const lines = rows.map((row) => csvLine(cells.map((cellOf) => cellOf(row))))
      return reply.headers(fileHeaders('merged-price-list.csv', CSV)).send([CSV_START + csvLine(Object.keys(COLUMNS)), ...lines].join(''))
    },
  })
}
