import type { Resource } from '#contract/resources/resources.ts'
import { readConfig } from '#server/config/config.ts'
import type { RunInQueue } from '#server/http/cache/bounded-queue.ts'
import { busy } from '#server/http/problems.ts'
import { createSiteServer } from '#server/http/server.ts'
import { resourceDownloadRoutes } from '#server/features/resources/downloads/routes.ts'
import { silentLog } from './log.ts'

export const SITE = 'https://backdock.example'

/** Serves the files of resources alone, and counts what is made. `library` may be changed, `isFull` refuses what is not made yet. */
export function downloadServer(resources: readonly Resource[]) {
  const library = new Map(resources.map((resource) => [resource.id, resource]))
  const state = { library, made: 0, isFull: false }
  const runInQueue: RunInQueue = async (job) => {
    if (state.isFull) throw busy()
    state.made++
    return job()
  }
  const app = createSiteServer({ config: readConfig({}), secrets: ['for this test only'], log: silentLog })
  resourceDownloadRoutes(app, { publicUrl: SITE, resourceById: async (id) => library.get(id), runInQueue })
  return Object.assign(state, {
    app,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
  })
}
