import type { Feature } from '#server/feature.ts'
import { scheduleExpiryReminders } from './reminders/remind-of-expiries.ts'
import { deleteRemovedSuppliers } from './retention-queries.ts'
import { approvedSupplierRoutes } from './routes.ts'

export const approvedSuppliers: Feature = {
  routes: (deps) => approvedSupplierRoutes(deps.app, deps.serve, deps),
  jobs: scheduleExpiryReminders,
  retention: () => ({ deleteRemovedSuppliers }),
  ends: null,
}
