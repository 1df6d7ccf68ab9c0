import type { Feature } from '#server/feature.ts'
import { resourceById } from '#server/features/resources/resource-by-id.ts'
import { listedRow } from '#server/features/suppliers/queries.ts'
import { artworkRoutes } from './routes.ts'

export const artwork: Feature = {
  routes: (deps) =>
    artworkRoutes(deps.app, {
      supplierCard: (id) => listedRow(deps.db, id).then((row) => row ?? null),
      resourceCard: (id) => resourceById(deps).load(deps.db, { id }),
    }),
  jobs: null,
  retention: null,
  ends: null,
}
