import type { Feature } from '#server/feature.ts'
import { siteContentRoutes } from './routes.ts'

export const content: Feature = {
  routes: (deps) => siteContentRoutes(deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
}
