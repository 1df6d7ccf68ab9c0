import * as z from 'zod/mini'
import { Upload, UPLOAD_BYTES, UPLOAD_TOO_LARGE } from '#contract/uploads.ts'
import type { Context } from '#server/context.ts'
import { supplierSide } from '#server/http/access/access.ts'
import { FORM_BYTES, formFile } from '#server/http/files/form-file.ts'
import { Problem } from '#server/http/problems.ts'
import type { createSiteServer } from '#server/http/server.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { fieldsIn, PROBLEM } from '#server/http/wire/wire.ts'
import { jpegRoute } from './jpeg-route.ts'
import { storeUpload } from './store-upload.ts'

type App = ReturnType<typeof createSiteServer>

const UPLOADS = { name: 'upload', points: 20, seconds: 60 }
const noIds = z.object({})
const ONE_PICTURE = 'Please send one picture, as "file".'
const Form = z.object({ file: z.file(ONE_PICTURE) })
const formWithPicture = formFile({ field: 'file', bytesMost: UPLOAD_BYTES, tooLarge: UPLOAD_TOO_LARGE, oneFile: ONE_PICTURE })

/** Pictures are sent as multipart form data, outside the JSON contract; authorization is the same as for other endpoints. */
export function uploadRoutes(app: App, serve: Serve, deps: Pick<Context, 'db' | 'images' | 'log' | 'now'>): void {
  jpegRoute(app, deps)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', formWithPicture)
    scope.setErrorHandler((error: { statusCode?: number }) => {
      throw asUpload(error)
    })
    scope.post<{ Body: z.output<typeof Form> }>('/api/uploads', {
      schema: {
        operationId: 'uploadPicture',
        summary: 'Upload a picture: PNG, JPEG or WebP',
        tags: ['Suppliers'],
        consumes: ['multipart/form-data'],
        body: Form,
        response: { 201: { description: 'Done', content: { 'application/json': { schema: Upload } } }, default: PROBLEM },
      },
      bodyLimit: UPLOAD_BYTES + FORM_BYTES,
      ...serve.guard(noIds, supplierSide, { limit: UPLOADS }),
      // The type of the body is that after validation, which comes next.
      preValidation: async (request) => void (request.body = fieldsIn(request.body) as never),
      handler: async ({ requester, body: { file } }, reply) => {
        // The guard admits only those who have signed in.
        const { account } = requester as AuthenticatedRequester
        return reply.code(201).send(await storeUpload(deps, account.id, Buffer.from(await file.arrayBuffer())))
      },
    })
  })
}

/** Replaces the messages of Fastify's own errors with those for pictures. */
function asUpload(error: { statusCode?: number }): unknown {
  if (error instanceof Problem) return error
  if (error.statusCode === 413) return new Problem(413, UPLOAD_TOO_LARGE)
  return error.statusCode === 415 ? new Problem(415, 'Please send the picture in a form, as multipart/form-data.') : error
}
