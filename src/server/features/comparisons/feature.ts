import type { Feature } from '#server/feature.ts'
import { comparisonRoutes } from './routes.ts'

export const comparisons: Feature = {
  routes: ({ serve, compareBriefly }) => comparisonRoutes(serve, compareBriefly),
  jobs: null,
  retention: null,
  ends: null,
}
