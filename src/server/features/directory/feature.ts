import type { Feature } from '#server/feature.ts'
import { directoryRoutes } from './routes.ts'

export const directory: Feature = {
  routes: (deps) => directoryRoutes(deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
}
