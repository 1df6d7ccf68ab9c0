import type { Feature } from '#server/feature.ts'
import { myAccountRoutes } from './account-routes.ts'
import { claimRoutes } from './claim-routes.ts'
import { memberRoutes } from './member-routes.ts'
import { deleteOldSessions } from './retention-queries.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { accountRoutes } from './routes.ts'
import { registerResetWorker } from './sign-in/reset-password.ts'

export const accounts: Feature = {
  routes(deps) {
    accountRoutes(deps.serve, deps)
    myAccountRoutes(deps.serve, deps)
    claimRoutes(deps.serve, deps)
    memberRoutes(deps.serve, deps)
    peopleRoutes(deps)
  },
  jobs: registerResetWorker,
  retention: () => ({ deleteOldSessions }),
  ends: null,
}
