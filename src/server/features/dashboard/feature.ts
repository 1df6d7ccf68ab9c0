import type { Feature } from '#server/feature.ts'
import { dashboardRoutes } from './routes.ts'

export const dashboard: Feature = {
  routes: (deps) => dashboardRoutes(deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
}
