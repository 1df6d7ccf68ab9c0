import type { Feature } from '#server/feature.ts'
import { declineSamplesOf } from './ends.ts'
import { samplesToReceive } from './needs-you.ts'
import { scheduleSamples } from './reminders/remind.ts'
import { deleteGuestSamples } from './retention-queries.ts'
import { sampleRoutes } from './routes.ts'

export const samples: Feature = {
  routes: (deps) => sampleRoutes(deps.serve, deps),
  jobs: scheduleSamples,
  retention: () => ({ deleteGuestSamples }),
  needsYou: [samplesToReceive],
  ends: { onListingEnd: declineSamplesOf },
}
