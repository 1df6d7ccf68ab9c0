import type { Feature } from '#server/feature.ts'
import { quoteFormRoutes } from './routes.ts'

export const quoteForms: Feature = {
  routes: (deps) => quoteFormRoutes(deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
}
