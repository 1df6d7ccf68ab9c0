import type { Feature } from '#server/feature.ts'
import { deleteOldAlerts } from './retention-queries.ts'
import { searchAlertRoutes } from './routes.ts'
import { scheduleSearchAlerts } from './send-alerts.ts'
import { earlierStopLinks, forgetAlerts } from './stop-alerts.ts'

export const searchAlerts: Feature = {
  routes(deps) {
    searchAlertRoutes(deps.serve, deps)
    earlierStopLinks(deps.app, deps)
  },
  jobs: scheduleSearchAlerts,
  retention: () => ({ deleteOldAlerts }),
  ends: null,
  onStop: { 'search-alerts': forgetAlerts },
}
