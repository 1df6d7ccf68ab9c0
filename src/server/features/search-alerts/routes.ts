import { addSearchAlert } from '#contract/directory/search-alerts.ts'
import type { Context } from '#server/context.ts'
import { anyone } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { addAlert } from './add-alert.ts'

const ALERTS = { name: 'search-alert', points: 10, seconds: 60 }

export function searchAlertRoutes(serve: Serve, deps: Pick<Context, 'db' | 'now'>): void {
  serve(addSearchAlert, anyone, (alert, requester) => addAlert(deps, alert, requester), { limit: ALERTS })
}
