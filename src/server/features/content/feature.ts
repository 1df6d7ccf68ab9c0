import type { Feature } from '#server/feature.ts'
import { contentRoutes } from './routes.ts'

export const content: Feature = {
  routes: (deps) => contentRoutes(deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
}
