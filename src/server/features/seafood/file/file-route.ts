import * as z from 'zod/mini'
import type { Context } from '#server/context.ts'
import type { App } from '#server/feature.ts'
import { buyer } from '#server/http/access/access.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { createBoundedQueue } from '#server/http/cache/bounded-queue.ts'
import { fileHeaders } from '#server/http/files/file-headers.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { disconnection } from '#server/http/wire/stream-signals.ts'
import { fileResponses } from '#server/http/wire/wire.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { filedRecord } from './record-queries.ts'

/** Each is drawn anew. */
const DOWNLOADS = { name: 'seafood-file', points: 30, seconds: 60 }
const PDF = 'application/pdf'

/** Serves the record of a venue as a file to show to an inspector. */
export function recordFileRoute(app: App, serve: Serve, { db, now }: Pick<Context, 'db' | 'now'>): void {
  const runInQueue = createBoundedQueue(1, 60)
  app.get('/api/venue/seafood.pdf', {
    schema: {
      operationId: 'downloadSeafoodRecord',
      summary: 'The seafood that my venue was supplied with, and where it is from, as a PDF',
      tags: ['Quote requests'],
      response: fileResponses(PDF),
    },
    ...serve.guard(z.object({}), buyer, { limit: DOWNLOADS }),
    handler: async (request, reply) => {
      // The guard admits accounts only.
      const { account } = request.requester as AuthenticatedRequester
      const record = await filedRecord(db, account)
      const today = sydneyDay(now())
      const file = await runInQueue(async () => (await import('./record-pdf.ts')).recordPdf(record, today), disconnection(reply))
      return reply.headers(fileHeaders('seafood.pdf', PDF)).send(file)
    },
  })
}
