import type { Feature } from '#server/feature.ts'
import { supportRoutes } from './routes.ts'

export const support: Feature = {
  routes: (deps) => supportRoutes(deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
}
