import * as z from 'zod/mini'
import { Attachment, ATTACHMENT_BYTES, ATTACHMENT_KINDS } from '#contract/quotes/supplier-quote.ts'
import { described, optional, Uuid } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import { fileHeaders } from '#server/http/files/file-headers.ts'
import { notFound, Problem } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import type { createSiteServer } from '#server/http/server.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { PROBLEM } from '#server/http/wire/wire.ts'
import type { QuoteGrant, QuoteAccess } from '#server/features/quotes/access/access.ts'
import { attachmentOf } from './attachment-queries.ts'
import { storeAttachment, tooLarge, wrongKind } from './attachments.ts'

type App = ReturnType<typeof createSiteServer>

const UPLOADS = { name: 'attachment', points: 20, seconds: 60 }
const tags = ['Quote requests']
const requestPath = z.object({ id: Uuid })
const filePath = z.object({ id: Uuid, attachmentId: Uuid })
const file = (description: string) => ({ description, content: { 'application/octet-stream': { schema: z.any() } } })

/** Files are sent as raw bytes, so these two endpoints are outside the JSON contract; authorization is the same as for other endpoints. */
export function attachmentRoutes(app: App, serve: Serve, { readers, supplierUser }: QuoteAccess, deps: Pick<Context, 'db' | 'now'>): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...ATTACHMENT_KINDS], { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.setErrorHandler((error: { statusCode?: number }) => {
      throw asFile(error)
    })

    scope.post<{ Params: z.infer<typeof requestPath>; Querystring: { name: string | null } }>('/api/quotes/:id/attachments', {
      schema: {
        operationId: 'uploadAttachment',
        summary: 'Upload a PDF or a picture to go with the next answer: the bytes are the body',
        tags,
        params: requestPath,
        querystring: z.object({ name: described(optional(z.string()), 'The name of the file.') }),
        consumes: [...ATTACHMENT_KINDS],
        body: z.any(),
        response: { 201: { description: 'Done', content: { 'application/json': { schema: Attachment } } }, default: PROBLEM },
      },
      bodyLimit: ATTACHMENT_BYTES,
      ...serve.guard(requestPath, supplierUser, { limit: UPLOADS }),
      handler: async ({ requester, params, query, body }, reply) => {
        if (!Buffer.isBuffer(body)) throw wrongKind()
        // The guard admits the supplier by its account only.
        const { account } = requester as AuthenticatedRequester
        const file = { requestId: params.id, accountId: account.id, name: query.name ?? '', content: body }
        return reply.code(201).send(await storeAttachment(deps, file))
      },
    })

    scope.get<{ Params: z.infer<typeof filePath>; Querystring: { key: string | null } }>('/api/quotes/:id/attachments/:attachmentId', {
      schema: {
        operationId: 'downloadAttachment',
        summary: 'Download a file that goes with an answer',
        tags,
        params: filePath,
        querystring: z.object({ key: described(optional(z.string()), 'The key in the link of an email.') }),
        response: { 200: file('The file'), default: PROBLEM },
      },
      ...serve.guard(filePath, readers),
      handler: async ({ params, resource }, reply) => {
        // The guard has stored what `readers` admitted; Fastify's request has one type for the resources of all routes.
        const { seenAs } = resource as QuoteGrant
        const found = await attachmentOf(deps.db, params.id, params.attachmentId, seenAs === 'supplier')
        if (!found) throw notFound('This file')
        return reply.headers(fileHeaders(found.name, found.kind)).send(found.content)
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
