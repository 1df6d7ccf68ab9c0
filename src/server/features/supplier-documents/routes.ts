import * as z from 'zod/mini'
import { ATTACHMENT_KINDS } from '#contract/quotes/supplier-quote.ts'
import {
  askForAnother,
  deleteDocument,
  DOCUMENT_BYTES,
  DOCUMENT_KIND_NAMES,
  type DocumentKind,
  listDocuments,
  listHandedIn,
  SupplierDocument,
} from '#contract/suppliers/supplier-documents.ts'
import { day, described, flag, optional, PathId, Uuid } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import { type Listing, supplierOrOwner } from '#server/features/suppliers/access.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { owner, supplier } from '#server/http/access/access.ts'
import { nextBusinessDay } from '#shared/time/business-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { fileHeaders, viewHeaders } from '#server/http/files/file-headers.ts'
import { notFound, Problem } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import type { createSiteServer } from '#server/http/server.ts'
import { fileResponses, PROBLEM } from '#server/http/wire/wire.ts'
import { askFor } from './ask-for-another.ts'
import { handIn, tooLarge, wrongKind } from './hand-in.ts'
import { documentById, documentFile, documentsOf, handedIn, removeDocument } from './queries.ts'

type App = ReturnType<typeof createSiteServer>

const HAND_INS = { name: 'document', points: 20, seconds: 60 }
const tags = ['Suppliers']
const supplierPath = z.object({ id: PathId })
const documentPath = z.object({ id: PathId, documentId: Uuid })
const About = z.object({
  kind: described(z.enum(DOCUMENT_KIND_NAMES, 'Please say what kind of document it is.'), 'What kind of document it is.'),
  name: described(optional(z.string()), 'The name of the file.'),
  expiresOn: described(optional(day('Please give a day like 2027-12-31.')), 'The last day on which the document is valid.'),
})
const Viewing = z.object({ view: described(z.optional(flag), 'Opens it in the browser instead of saving it.') })
type About = { kind: DocumentKind; name: string | null; expiresOn: string | null }

const ownSupplier = supplier.ofSupplier(ownListing)

/** Documents are private: they are stored in the database, and only their supplier and the owner can read them. */
export function supplierDocumentRoutes(app: App, serve: Serve, deps: Pick<Context, 'db' | 'jobs' | 'now'>): void {
  const { db } = deps
  serve(listDocuments, supplierOrOwner, ({ id }) => documentsOf(db, id))
  serve(deleteDocument, ownSupplier, async ({ id, documentId }) => {
    if (!(await removeDocument(db, id, documentId))) throw notFound('This document')
  })
  serve(listHandedIn, owner, async (range) => {
    const { items, total } = await handedIn(db, range)
    return { total, items: items.map(({ promisedFrom, ...document }) => ({ ...document, answerBy: answerBy(promisedFrom) })) }
  })

  serve(askForAnother, owner.on(documentById), (input, { account }) => askFor(deps, input, account))

  fileRoutes(app, serve, deps)
}

/** Returns the day until whose end a plan promises the answer. */
const answerBy = (promisedFrom: string | null) => promisedFrom && nextBusinessDay(sydneyDay(new Date(promisedFrom)))

function fileRoutes(app: App, serve: Serve, deps: Pick<Context, 'db' | 'now'>): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...ATTACHMENT_KINDS], { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.setErrorHandler((error: { statusCode?: number }) => {
      throw asDocument(error)
    })

    scope.post<{ Querystring: About }>('/api/suppliers/:id/documents', {
      schema: {
        operationId: 'handInDocument',
        summary: 'Hand in a document for the owner to look at, a PDF or a picture: the bytes are the body',
        tags,
        params: supplierPath,
        querystring: About,
        consumes: [...ATTACHMENT_KINDS],
        body: z.any(),
        response: { 201: { description: 'Done', content: { 'application/json': { schema: SupplierDocument } } }, default: PROBLEM },
      },
      bodyLimit: DOCUMENT_BYTES,
      ...serve.guard(supplierPath, ownSupplier, { limit: HAND_INS }),
      handler: async ({ requester, resource, query, body }, reply) => {
        if (!Buffer.isBuffer(body)) throw wrongKind()
        // The guard admits the listing's own supplier, and has stored the listing.
        const { account } = requester as AuthenticatedRequester
        const { id: supplierId } = resource as Listing
        const { kind, name, expiresOn } = query
        const given = { supplierId, accountId: account.id, kind, expiresOn, name: name ?? '', content: body }
        return reply.code(201).send(await handIn(deps, given))
      },
    })

    scope.get<{ Params: { documentId: string }; Querystring: z.output<typeof Viewing> }>('/api/suppliers/:id/documents/:documentId', {
      schema: {
        operationId: 'downloadDocument',
        summary: 'Download a document: for its supplier and the owner',
        tags,
        params: documentPath,
        querystring: Viewing,
        response: fileResponses('application/octet-stream'),
      },
      ...serve.guard(documentPath, supplierOrOwner),
      handler: async ({ params, query, resource }, reply) => {
        const { id } = resource as Listing
        const found = await documentFile(deps.db, id, params.documentId)
        if (!found) throw notFound('This document')
        return reply.headers((query.view ? viewHeaders : fileHeaders)(found.name, found.type)).send(found.content)
      },
    })
  })
}

/** Replaces the messages of Fastify's own errors with those for files. */
function asDocument(error: { statusCode?: number }): unknown {
  if (error instanceof Problem) return error
  if (error.statusCode === 413) return tooLarge()
  return error.statusCode === 415 ? wrongKind() : error
}
