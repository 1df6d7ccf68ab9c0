import type { Feature } from '#server/feature.ts'
import { venueRoutes } from './routes.ts'

export const venue: Feature = {
  routes: (deps) => venueRoutes(deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
}
