import type { Feature } from '#server/feature.ts'
import { savedRoutes } from './routes.ts'

export const saved: Feature = {
  routes: (deps) => savedRoutes(deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
}
