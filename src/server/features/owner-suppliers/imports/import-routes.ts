import * as z from 'zod/mini'
import {
  answerImport,
  chooseImportRows,
  Digest,
  DryRun,
  getImport,
  IMPORT_BYTES,
  type ImportRow,
  listImportRows,
  listImports,
  StartedImport,
  undoImport,
} from '#contract/owner/supplier-imports.ts'
import { described, flag } from '#contract/endpoint/values.ts'
import type { CsvCell } from '#shared/csv.ts'
import { MIB } from '#shared/bytes.ts'
import type { Context } from '#server/context.ts'
import { owner } from '#server/http/access/access.ts'
import { Problem } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import type { createSiteServer } from '#server/http/server.ts'
import { PROBLEM, withoutEmpty } from '#server/http/wire/wire.ts'
import { everyRowOf, importById, importPage, importRowsOf } from './import-queries.ts'
import { startUndo } from './undo-import.ts'
import { answerForRows, chooseForRows, startImport, tryImport } from './import-suppliers.ts'

type App = ReturnType<typeof createSiteServer>

const noIds = z.object({})
const Choices = z.object({
  dryRun: described(z.optional(flag), 'Only says what the import would do.'),
  overwrite: described(z.optional(flag), 'Also replaces what was entered by hand.'),
  answers: described(z.optional(Digest), 'Imports only if these answers of the dry run still count; 409 otherwise.'),
})
const json = (description: string, schema: z.ZodMiniType) => ({ description, content: { 'application/json': { schema } } })

/** The file is the body, as it is, so this endpoint is outside the JSON contract; authorization is the same as for other endpoints. */
export function importRoutes(app: App, serve: Serve, deps: Pick<Context, 'db' | 'jobs' | 'changes' | 'now'>): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.setErrorHandler((error: { statusCode?: number }) => {
      throw asImport(error)
    })
    scope.post<{ Querystring: z.output<typeof Choices> }>('/api/admin/suppliers/import', {
      schema: {
        operationId: 'importSuppliers',
        summary:
          'Import suppliers from a CSV file, which is the body; with dryRun=true nothing is written, with overwrite=true also what was entered by hand is replaced',
        tags: ['Owner'],
        querystring: Choices,
        consumes: ['text/csv'],
        body: z.any(),
        response: { 200: json('What the import would do', DryRun), 202: json('The import has begun', StartedImport), default: PROBLEM },
      },
      bodyLimit: IMPORT_BYTES,
      ...serve.guard(noIds, owner),
      preValidation: async (request) => void (request.query = withoutEmpty(request.query as Record<string, unknown>) as never),
      handler: async ({ requester, query, body }, reply) => {
        if (!Buffer.isBuffer(body)) throw wrongType()
        if (query.dryRun) return reply.code(200).send(await tryImport(deps, body, query))
        // The guard admits owners only.
        const { account } = requester as AuthenticatedRequester
        return reply.code(202).send({ importId: await startImport(deps, body, query, account) })
      },
    })
  })

  const ownerOnImport = owner.on(importById)
  serve(listImports, owner, (range) => importPage(deps.db, range))
  serve(undoImport, ownerOnImport, ({ id }, { account }) => startUndo(deps, id, account))
  serve(chooseImportRows, owner, (input) => chooseForRows(deps, input))
  serve(answerImport, owner, (input) => answerForRows(deps, input))
  serve(getImport, ownerOnImport, async (_, __, found) => found)
  serve.exportable(listImportRows, ownerOnImport, ({ id, limit, offset }) => importRowsOf(deps.db, id, { limit, offset }), {
    name: 'import',
    columns: REPORT_COLUMNS,
    rows: ({ id }) => everyRowOf(deps.db, id),
  })
}

/** The columns of the report to keep. */
const REPORT_COLUMNS: Record<string, (row: ImportRow) => CsvCell> = {
  Line: ({ line }) => line,
  'Business name': ({ businessName }) => businessName,
  Outcome: ({ outcome }) => outcome,
  Note: ({ note }) => note,
}

const wrongType = () => new Problem(415, 'Please send a CSV file, as text/csv.')

/** Replaces the messages of Fastify's own errors with those for files. */
function asImport(error: { statusCode?: number }): unknown {
  if (error instanceof Problem) return error
  if (error.statusCode === 413) return new Problem(413, `This file is larger than ${IMPORT_BYTES / MIB} MiB. Please split it into several.`)
  return error.statusCode === 415 ? wrongType() : error
}
