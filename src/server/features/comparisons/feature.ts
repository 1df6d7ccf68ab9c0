import type { Feature } from '#server/feature.ts'
import { comparisonRoutes } from './routes.ts'

export const comparisons: Feature = {
  routes: ({ serve, comparisonThreads }) => comparisonRoutes(serve, comparisonThreads),
  jobs: null,
  retention: null,
  ends: null,
}
