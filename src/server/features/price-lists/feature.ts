import type { Feature } from '#server/feature.ts'
import { deletePriceListOf } from './queries.ts'
import { priceListRoutes } from './routes.ts'
import { priceListSettingsRoutes } from './settings/settings-routes.ts'

export const priceLists: Feature = {
  routes(deps) {
    priceListRoutes(deps.app, deps.serve, deps)
    priceListSettingsRoutes(deps.serve, deps)
  },
  jobs: null,
  retention: null,
  ends: { onManagerEnd: (tx, _, id) => deletePriceListOf(tx, id) },
}
