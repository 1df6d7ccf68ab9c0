import type { Feature } from '#server/feature.ts'
import { workOnRanges } from './found/index-range.ts'
import { deleteMergedListsOf, deletePriceListOf } from './queries.ts'
import { priceListRoutes } from './routes.ts'
import { priceListSettingsRoutes } from './settings/settings-routes.ts'

export const priceLists: Feature = {
  routes(deps) {
    priceListRoutes(deps.app, deps.serve, deps)
    priceListSettingsRoutes(deps.serve, deps)
  },
  jobs: (deps) => workOnRanges(deps),
  retention: null,
  ends: {
    async onManagerEnd(tx, _, id) {
      await deletePriceListOf(tx, id)
      await deleteMergedListsOf(tx, id)
    },
    onMergeEnd: (tx, _, mergedId) => deletePriceListOf(tx, mergedId),
  },
}
