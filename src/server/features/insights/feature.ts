import type { Feature } from '#server/feature.ts'
import { scheduleMedians } from './medians.ts'
import { deleteOldSearches } from './retention-queries.ts'
import { insightRoutes } from './routes.ts'
import { scheduleWeeklyFigures } from './weekly-figures.ts'

export const insights: Feature = {
  routes: (deps) => insightRoutes(deps.serve, deps),
  jobs(deps) {
    scheduleMedians(deps)
    scheduleWeeklyFigures(deps)
  },
  retention: () => ({ deleteOldSearches }),
  ends: null,
}
