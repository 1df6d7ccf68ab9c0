import * as z from 'zod/mini'
import { described, optional, Uuid } from '#contract/endpoint/values.ts'
import { ATTACHMENT_KINDS } from '#contract/quotes/supplier-quote.ts'
import { APPROVED_FILE_BYTES, ApprovedDocument } from '#contract/venue/approved-documents.ts'
import type { Context } from '#server/context.ts'
import type { App } from '#server/feature.ts'
import { inRegister } from '#server/features/approved-suppliers/access.ts'
import { fileOf } from '#server/features/approved-suppliers/document-queries.ts'
import type { StoredSupplier } from '#server/features/approved-suppliers/queries.ts'
import { fileHeaders } from '#server/http/files/file-headers.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { notFound, Problem } from '#server/http/problems.ts'
import { fileResponses, PROBLEM } from '#server/http/wire/wire.ts'
import { FILE, storeFile, tooLarge, wrongKind } from './keep-files.ts'

const PATH = '/api/venue/register/:id/documents/:documentId/file'
const UPLOADS = { name: 'register-document', points: 20, seconds: 60 }
const tags = ['Accounts']
const path = z.object({ id: Uuid, documentId: Uuid })

/** Files are private: they are stored in the database, and only the venue whose register it is can read them. */
export function documentFileRoutes(app: App, serve: Serve, deps: Pick<Context, 'db' | 'now'>): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...ATTACHMENT_KINDS], { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.setErrorHandler((error: { statusCode?: number }) => {
      throw asFile(error)
    })

    scope.post<{ Params: z.infer<typeof path>; Querystring: { name: string | null } }>(PATH, {
      schema: {
        operationId: 'uploadApprovedFile',
        summary: 'Keep the file of a document, a PDF or a picture, in place of the one before: the bytes are the body',
        tags,
        params: path,
        querystring: z.object({ name: described(optional(z.string()), 'The name of the file.') }),
        consumes: [...ATTACHMENT_KINDS],
        body: z.any(),
        response: { 200: { description: 'Done', content: { 'application/json': { schema: ApprovedDocument } } }, default: PROBLEM },
      },
      bodyLimit: APPROVED_FILE_BYTES,
      ...serve.guard(path, inRegister, { limit: UPLOADS }),
      handler: async ({ resource, params, query, body }, reply) => {
        if (!Buffer.isBuffer(body)) throw wrongKind()
        // The guard has stored the supplier of the register, whose account it admits alone.
        const { accountId } = resource as StoredSupplier
        return reply.send(await storeFile(deps, { ...params, accountId, name: query.name ?? '', content: body }))
      },
    })

    scope.get<{ Params: z.infer<typeof path> }>(PATH, {
      schema: {
        operationId: 'downloadApprovedFile',
        summary: 'Download the file of a document',
        tags,
        params: path,
        response: fileResponses('application/octet-stream'),
      },
      ...serve.guard(path, inRegister),
      handler: async ({ params }, reply) => {
        const found = await fileOf(deps.db, params.id, params.documentId)
        if (!found) throw notFound(FILE)
        return reply.headers(fileHeaders(found.name, found.type)).send(found.content)
      },
    })
  })
}

/** Replaces the messages of Fastify's own errors with those for files. */
function asFile(error: { statusCode?: number }): unknown {
  if (error instanceof Problem) return error
  if (error.statusCode === 413) return tooLarge()
  return error.statusCode === 415 ? wrongKind() : error
}
