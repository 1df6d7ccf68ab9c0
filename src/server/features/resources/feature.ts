import type { Feature } from '#server/feature.ts'
import { resourceDownloadRoutes } from './downloads/routes.ts'
import { resourceById } from './resource-by-id.ts'
import { deleteOldOpens } from './retention-queries.ts'
import { resourceRoutes } from './routes.ts'

export const resources: Feature = {
  routes(deps) {
    resourceRoutes(deps.serve, deps)
    resourceDownloadRoutes(deps.app, {
      publicUrl: deps.config.publicUrl,
      resourceById: (id) => resourceById(deps).load(deps.db, { id }),
    })
  },
  jobs: null,
  retention: () => ({ deleteOldOpens }),
  ends: null,
}
