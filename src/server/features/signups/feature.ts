import type { Feature } from '#server/feature.ts'
import { rejectForgotten } from './newsletter.ts'
import { deleteOldSignUps } from './retention-queries.ts'
import { signupRoutes } from './routes.ts'

export const signups: Feature = {
  routes: (deps) => signupRoutes(deps.serve, deps),
  jobs: null,
  retention: () => ({ deleteOldSignUps }),
  ends: null,
  onResume: { newsletter: rejectForgotten },
}
