import type { Feature } from '#server/feature.ts'
import { scheduleFinalMerges } from './finish-merges.ts'
import { supplierMergeRoutes } from './routes.ts'

export const supplierMerges: Feature = {
  routes: (deps) => supplierMergeRoutes(deps.serve, deps),
  jobs: scheduleFinalMerges,
  retention: null,
  ends: null,
}
