import type { Feature } from '#server/feature.ts'
import { holidayRoutes } from './routes.ts'

export const holidays: Feature = {
  routes: (deps) => holidayRoutes(deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
}
