import type { Feature } from '#server/feature.ts'
import { deleteOldConsultations } from './retention-queries.ts'
import { consultationRoutes } from './routes.ts'

export const consultations: Feature = {
  routes: (deps) => consultationRoutes(deps.serve, deps),
  jobs: null,
  retention: () => ({ deleteOldEnquiries: deleteOldConsultations }),
  ends: null,
}
