import type * as z from 'zod/mini'
import { getBulkComparison } from '#contract/quotes/comparison/bulk-comparison.ts'
import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { COMPARISON_FORMATS, comparisonFile, type ComparisonFormat } from '#contract/quotes/order-files.ts'
import { ownerOf, type QuoteGrant, type QuoteAccess } from '#server/features/quotes/access/access.ts'
import { noteRead } from '#server/features/quotes/access/note-opened.ts'
import { BULK_COMPARISONS, type BulkDeps } from '#server/features/quotes/bulk-routes.ts'
import { compareBulk } from '#server/features/quotes/comparison/compare-bulk.ts'
import { createBoundedQueue } from '#server/http/cache/bounded-queue.ts'
import { fileHeaders } from '#server/http/files/file-headers.ts'
import type { createSiteServer } from '#server/http/server.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { disconnection } from '#server/http/wire/stream-signals.ts'
import { fileResponses, withoutEmpty } from '#server/http/wire/wire.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { comparisonCsv } from './comparison-csv.ts'

type App = ReturnType<typeof createSiteServer>
type Rules = z.output<typeof getBulkComparison.query>
type Path = z.output<typeof getBulkComparison.params>

/** Those of many lines and offers take a second of one core. */
const FILES_AT_ONCE = 1
const FILES_WAITING = 30

const FORMATS: Record<ComparisonFormat, { operationId: string; summary: string; type: string }> = {
  pdf: { operationId: 'downloadComparisonPdf', summary: 'The comparison of a bulk request, as a PDF', type: 'application/pdf' },
  xlsx: {
    operationId: 'downloadComparisonXlsx',
    summary: 'The comparison of a bulk request, as an Excel file',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { operationId: 'downloadComparisonCsv', summary: 'The comparison of a bulk request, as tables', type: 'text/csv; charset=utf-8' },
}

/** The libraries for files are loaded with the first of them. */
const WRITERS: Record<ComparisonFormat, (comparison: Comparison, day: string) => Promise<string | Buffer>> = {
  pdf: async (comparison, day) => (await import('./comparison-pdf.ts')).comparisonPdf(comparison, day),
  xlsx: async (comparison, day) => (await import('./comparison-workbook.ts')).comparisonWorkbook(comparison, day),
  csv: async (comparison) => comparisonCsv(comparison),
}

/** Serves the comparison of a bulk request as files, to whoever may read it, by the same rules. */
export function comparisonFileRoutes(app: App, serve: Serve, { bulkReader }: QuoteAccess, deps: BulkDeps): void {
  const runInQueue = createBoundedQueue(FILES_AT_ONCE, FILES_WAITING)
  for (const format of COMPARISON_FORMATS) {
    const { type, ...about } = FORMATS[format]
    app.get<{ Params: Path; Querystring: Rules }>(comparisonFile(':id', format), {
      schema: {
        ...about,
        tags: ['Quote requests'],
        params: getBulkComparison.params,
        querystring: getBulkComparison.query,
        response: fileResponses(type),
      },
      ...serve.guard(getBulkComparison.params, bulkReader, { limit: BULK_COMPARISONS, canConflict: true }),
      preValidation: async (request) => void withoutEmpty(request.query as Record<string, unknown>),
      handler: async ({ requester, params, query, resource }, reply) => {
        // The guard has stored what `bulkReader` admitted.
        const grant = resource as QuoteGrant
        await noteRead(deps, grant, requester)
        const comparison = await compareBulk(deps, { ...query, id: params.id }, ownerOf(grant, requester))
        const file = await runInQueue(() => WRITERS[format](comparison, sydneyDay(deps.now())), disconnection(reply))
        return reply.headers(fileHeaders(`comparison.${format}`, type)).send(file)
      },
    })
  }
}
