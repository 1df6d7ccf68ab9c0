import type { Feature } from '#server/feature.ts'
import { scheduleInvitations } from './invitations/invitations.ts'
import { scheduleVerified } from './invitations/verified-from.ts'
import { scheduleRanks } from './rating-ranks.ts'
import { reviewRoutes } from './routes.ts'

export const reviews: Feature = {
  routes: (deps) => reviewRoutes(deps.serve, deps),
  jobs(deps) {
    scheduleInvitations(deps)
    scheduleVerified(deps)
    scheduleRanks(deps)
  },
  retention: null,
  ends: null,
}
