import type { Feature } from '#server/feature.ts'
import { workOnRanges } from './found/index-range.ts'
import { deleteMergedListsOf, deletePriceListOf } from './queries.ts'
import { scheduleConfirmReminders } from './reminders/remind-to-confirm.ts'
import { priceListRoutes } from './routes.ts'
import { priceListSettingsRoutes } from './settings/settings-routes.ts'

export const priceLists: Feature = {
  routes(deps) {
    priceListRoutes(deps.app, deps.serve, deps)
    priceListSettingsRoutes(deps.serve, deps)
  },
  async jobs(deps) {
    await workOnRanges(deps)
    await scheduleConfirmReminders(deps)
  },
  retention: null,
  ends: {
    async onManagerEnd(tx, _, id) {
      await deletePriceListOf(tx, id)
      await deleteMergedListsOf(tx, id)
    },
    onMergeEnd: (tx, _, mergedId) => deletePriceListOf(tx, mergedId),
  },
}
