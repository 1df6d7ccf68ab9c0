import { addSearchAlert, stopSearchAlerts } from '#contract/search-alerts.ts'
import type { Context } from '#server/context.ts'
import { anyone } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { addAlert } from './add-alert.ts'
import { stopAlerts } from './stop-alerts.ts'

const ALERTS = { name: 'search-alert', points: 10, seconds: 60 }

export function searchAlertRoutes(serve: Serve, deps: Pick<Context, 'db' | 'secrets' | 'now'>): void {
  serve(addSearchAlert, anyone, (alert) => addAlert(deps, alert), { limit: ALERTS })
  serve(stopSearchAlerts, anyone, ({ token }) => stopAlerts(deps, token), { limit: ALERTS })
}
