import type { Feature } from '#server/feature.ts'
import { deleteOldPromotions } from './promotion-queries.ts'
import { deleteChangesOf } from './queries.ts'
import { supplierProfileRoutes } from './routes.ts'

export const supplierProfile: Feature = {
  routes: (deps) => supplierProfileRoutes(deps.serve, deps),
  jobs: null,
  retention: () => ({ deleteOldPromotions }),
  ends: { onManagerEnd: (tx, _, id) => deleteChangesOf(tx, id) },
}
