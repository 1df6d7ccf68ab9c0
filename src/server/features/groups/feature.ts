import type { Feature } from '#server/feature.ts'
import { leaveGroups, leaveQuotes } from './ends.ts'
import { deleteEndedGroups } from './retention-queries.ts'
import { quotesToChoose, partsToConfirm } from './needs-you.ts'
import { groupRoutes } from './routes.ts'
import { scheduleGroups } from './settling/settle-due.ts'

export const groups: Feature = {
  routes: (deps) => groupRoutes(deps.app, deps.serve, deps),
  jobs: scheduleGroups,
  retention: () => ({ deleteEndedGroups }),
  needsYou: [partsToConfirm, quotesToChoose],
  ends: { onMemberEnd: leaveGroups, onListingEnd: leaveQuotes },
}
