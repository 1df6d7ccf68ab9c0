import type { Feature } from '#server/feature.ts'
import { deleteListingsForGood } from './delete-supplier.ts'
import { scheduleEvidenceExpiry } from './evidence-expiry.ts'
import { importRoutes } from './imports/import-routes.ts'
import { workOnImports } from './imports/import-suppliers.ts'
import { workOnUndos } from './imports/undo-import.ts'
import { deleteOldImports } from './imports/retention-queries.ts'
import { ownerSupplierRoutes } from './routes.ts'
import { viewRoutes } from './views/view-routes.ts'

export const ownerSuppliers: Feature = {
  routes(deps) {
    ownerSupplierRoutes(deps.serve, deps)
    viewRoutes(deps.serve, deps)
    importRoutes(deps.app, deps.serve, deps)
  },
  jobs(deps) {
    workOnImports(deps)
    workOnUndos(deps)
    scheduleEvidenceExpiry(deps)
  },
  retention: () => ({ deleteOldImports, deleteListingsForGood }),
  ends: null,
}
