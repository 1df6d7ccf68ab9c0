import * as z from 'zod/mini'
import type { Context } from '#server/context.ts'
import { ownersBrowser } from '#server/http/access/access.ts'
import { fileHeaders } from '#server/http/files/file-headers.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { sendStream } from '#server/http/wire/send-stream.ts'
import type { createSiteServer } from '#server/http/server.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { fileResponses } from '#server/http/wire/wire.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { makeBackup } from './make-backup.ts'
import { startBackup } from './offer-backup.ts'

type Deps = Pick<Context, 'db' | 'directPool' | 'images' | 'config' | 'secrets' | 'now'>

const path = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })
/** A client that takes nothing for so long is cut off, so that the next backup can begin. */
const STALLED_MS = 60_000

/** A link that a browser opens by itself cannot send the owner's header: its token stands for it, once, with the session that asked for it. */
export function downloadRoutes(app: ReturnType<typeof createSiteServer>, serve: Serve, deps: Deps): void {
  app.get<{ Params: z.output<typeof path> }>('/downloads/once/:token', {
    // A look at the headers must not use the link up.
    exposeHeadRoute: false,
    schema: {
      operationId: 'downloadBackup',
      summary: 'A file that was offered by a link for one minute',
      tags: ['Owner'],
      params: path,
      response: fileResponses('application/gzip'),
    },
    ...serve.guard(path, ownersBrowser),
    handler: async ({ requester, params }, reply) => {
      // The guard admits only owners who are signed in.
      const { account } = requester as AuthenticatedRequester
      const id = await startBackup(deps, account, params.token)
      const headers = fileHeaders(`backdock-${sydneyDay(deps.now())}.tar.gz`, 'application/gzip')
      return sendStream(reply, headers, makeBackup(deps, id), STALLED_MS)
    },
  })
}
