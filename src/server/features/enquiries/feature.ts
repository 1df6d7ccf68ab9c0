import type { Feature } from '#server/feature.ts'
import { deleteOldEnquiries } from './retention-queries.ts'
import { enquiryRoutes } from './routes.ts'

export const enquiries: Feature = {
  routes: (deps) => enquiryRoutes(deps.serve, deps),
  jobs: null,
  retention: () => ({ deleteOldEnquiries }),
  ends: null,
}
