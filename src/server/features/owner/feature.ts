import type { Feature } from '#server/feature.ts'
import { ownerRoutes } from './routes.ts'

export const owner: Feature = {
  routes: (deps) => ownerRoutes(deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
}
