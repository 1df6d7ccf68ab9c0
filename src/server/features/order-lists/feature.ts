import type { Feature } from '#server/feature.ts'
import { orderListRoutes } from './routes.ts'

export const orderLists: Feature = {
  routes: (deps) => orderListRoutes(deps.app, deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
}
