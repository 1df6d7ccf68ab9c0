import * as z from 'zod/mini'
import { REGISTER_ORDERS, type RegisterOrder } from '#contract/venue/approved-suppliers.ts'
import { described } from '#contract/endpoint/values.ts'
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
import { venueNameOf } from './venue-name-query.ts'
import { wholeRegister } from './register-rows.ts'

const DOWNLOADS = { name: 'register-file', points: 30, seconds: 60 }
const PDF = 'application/pdf'
const query = z.object({
  sort: described(z._default(z.enum(REGISTER_ORDERS, 'Please sort by name, expiry or approved.'), 'name'), 'As in the register itself.'),
})

/** Serves the register of an account as a file to print and to show. */
export function registerPdfRoute(app: App, serve: Serve, { db, now }: Pick<Context, 'db' | 'now'>): void {
  const runInQueue = createBoundedQueue(1, 60)
  app.get<{ Querystring: { sort: RegisterOrder } }>('/api/venue/register.pdf', {
    schema: {
      operationId: 'downloadRegister',
      summary: 'The suppliers that my venue has approved, as a PDF with the name of the venue and the day',
      tags: ['Accounts'],
      querystring: query,
      response: fileResponses(PDF),
    },
    ...serve.guard(z.object({}), buyer, { limit: DOWNLOADS }),
    handler: async (request, reply) => {
      // The guard admits accounts only.
      const { account } = request.requester as AuthenticatedRequester
      const at = now()
      const today = sydneyDay(at)
      const suppliers = await Array.fromAsync(wholeRegister(db, account.id, request.query.sort, today))
      const venue = await venueNameOf(db, account.id)
      const file = await runInQueue(
        async () => (await import('./register-pdf.ts')).registerPdf({ venue, suppliers, today, at }),
        disconnection(reply),
      )
      return reply.headers(fileHeaders('approved-suppliers.pdf', PDF)).send(file)
    },
  })
}
