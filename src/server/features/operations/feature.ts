import type { Feature } from '#server/feature.ts'
import { deleteOldOperations } from './error-queries.ts'
import { operationsRoutes } from './routes.ts'

export const operations: Feature = {
  routes: (deps) => operationsRoutes(deps.app, deps.serve, deps),
  jobs: null,
  retention: () => ({ deleteOldOperations }),
  ends: null,
}
