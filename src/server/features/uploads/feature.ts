import type { Feature } from '#server/feature.ts'
import { scheduleClearing } from './clear-unused.ts'
import { uploadRoutes } from './routes.ts'

export const uploads: Feature = {
  routes: (deps) => uploadRoutes(deps.app, deps.serve, deps),
  jobs: scheduleClearing,
  retention: null,
  ends: null,
}
