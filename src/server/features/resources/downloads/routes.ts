import * as z from 'zod/mini'
import type { Resource } from '#contract/resources/resources.ts'
import { createBoundedQueue, type RunInQueue } from '#server/http/cache/bounded-queue.ts'
import { notFound } from '#server/http/problems.ts'
import { sendFile } from '#server/http/files/send-file.ts'
import type { createSiteServer } from '#server/http/server.ts'
import { disconnection } from '#server/http/wire/stream-signals.ts'
import { fileResponses } from '#server/http/wire/wire.ts'
import { createDownloads } from './create-downloads.ts'
import { MEDIA_TYPES } from './resource-files.ts'

type Deps = {
  publicUrl: string
  /** The resource with the texts that its page shows. */
  resourceById(id: string): Resource | undefined | Promise<Resource | undefined>
  /** Bounds what is made at the same time. */
  runInQueue?: RunInQueue
}

/** A PDF takes up to half a second of one core. */
const AT_ONCE = 1
const WAITING = 60

const params = z.object({ resourceId: z.string(), file: z.string() })

/** Serves the files of resources (docs/behaviour/resources.md, Downloads of resources). */
export function resourceDownloadRoutes(
  app: ReturnType<typeof createSiteServer>,
  { publicUrl, resourceById, runInQueue = createBoundedQueue(AT_ONCE, WAITING) }: Deps,
): void {
  const download = createDownloads({ publicUrl, runInQueue })
  app.get<{ Params: z.output<typeof params> }>(
    '/downloads/:resourceId/:file',
    {
      schema: {
        operationId: 'downloadResource',
        summary: 'A file of a resource: a template as .docx or .xlsx, resource.pdf, or all of them as package.zip',
        tags: ['Resources'],
        params,
        response: fileResponses(...Object.values(MEDIA_TYPES)),
      },
    },
    async (request, reply) => {
      const { resourceId, file } = request.params
      const resource = await resourceById(resourceId)
      if (!resource) throw notFound('This resource')
      const found = await download(resource, file, disconnection(reply))
      if (!found) throw notFound('This file')
      return sendFile(request, reply, found)
    },
  )
}
