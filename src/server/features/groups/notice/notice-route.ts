import * as z from 'zod/mini'
import { Item } from '#contract/groups/group-fields.ts'
import { CATEGORIES } from '#contract/options.ts'
import { described, line } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import type { App } from '#server/feature.ts'
import { groupAccess } from '#server/features/groups/access.ts'
import { createBoundedQueue } from '#server/http/cache/bounded-queue.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { fileHeaders } from '#server/http/files/file-headers.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { disconnection } from '#server/http/wire/stream-signals.ts'
import { fileResponses } from '#server/http/wire/wire.ts'

const DOWNLOADS = { name: 'group-notice', points: 30, seconds: 60 }
const PDF = 'application/pdf'

const query = z.object({
  item: described(Item, 'What the group buys.'),
  category: described(z.enum(CATEGORIES, 'Please choose a category of the list.'), 'The category of its suppliers.'),
  place: described(line(200, 'Please give a suburb or a postcode.'), 'Where the group is.'),
})

/** Serves the notice that a group gives to the regulator, filled with what the form says. */
export function noticeRoute(app: App, serve: Serve, { now }: Pick<Context, 'now'>): void {
  const runInQueue = createBoundedQueue(1, 60)
  app.get<{ Querystring: z.output<typeof query> }>('/api/groups/notice.pdf', {
    schema: {
      operationId: 'downloadGroupNotice',
      summary: 'The notice of a group to the regulator, as a PDF to complete',
      tags: ['Group buying'],
      querystring: query,
      response: fileResponses(PDF),
    },
    ...serve.guard(z.object({}), groupAccess.buyer, { limit: DOWNLOADS }),
    handler: async (request, reply) => {
      // The guard admits accounts only.
      const { account } = request.requester as AuthenticatedRequester
      const contact = { name: account.username, email: account.email }
      const file = await runInQueue(
        async () => (await import('./notice-pdf.ts')).noticePdf({ ...request.query, contact, at: now() }),
        disconnection(reply),
      )
      return reply.headers(fileHeaders('collective-bargaining-notice.pdf', PDF)).send(file)
    },
  })
}
