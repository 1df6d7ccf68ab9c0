import type { Feature } from '#server/feature.ts'
import { placeRoutes } from './routes.ts'

export const places: Feature = {
  routes: ({ serve }) => placeRoutes(serve),
  jobs: null,
  retention: null,
  ends: null,
}
