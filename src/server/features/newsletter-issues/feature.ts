import type { Feature } from '#server/feature.ts'
import { deleteOldDeliveries } from './retention-queries.ts'
import { newsletterIssueRoutes } from './routes.ts'
import { workOnIssues } from './send-issue.ts'

export const newsletterIssues: Feature = {
  routes: (deps) => newsletterIssueRoutes(deps.serve, deps),
  jobs: workOnIssues,
  retention: () => ({ deleteOldDeliveries }),
  ends: null,
}
