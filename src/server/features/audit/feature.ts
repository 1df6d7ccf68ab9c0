import type { Feature } from '#server/feature.ts'
import { auditRoutes } from './routes.ts'

export const audit: Feature = {
  routes: (deps) => auditRoutes(deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
}
