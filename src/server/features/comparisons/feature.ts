import type { Feature } from '#server/feature.ts'
import { comparisonRoutes } from './routes.ts'

export const comparisons: Feature = {
  routes: ({ serve, runProof }) => comparisonRoutes(serve, runProof),
  jobs: null,
  retention: null,
  ends: null,
}
