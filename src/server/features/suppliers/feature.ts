import type { Feature } from '#server/feature.ts'
import { deleteOldActivity } from './retention-queries.ts'
import { supplierRoutes } from './routes.ts'

export const suppliers: Feature = {
  routes: (deps) => supplierRoutes(deps.serve, deps),
  jobs: null,
  retention: () => ({ deleteOldActivity }),
  ends: null,
}
