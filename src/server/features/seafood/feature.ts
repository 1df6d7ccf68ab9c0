import type { Feature } from '#server/feature.ts'
import { forgetSupplies, noteSupplies } from './follow-acceptance.ts'
import { originsToSee } from './needs-you.ts'
import { seafoodRoutes } from './routes.ts'

export const seafood: Feature = {
  routes: (deps) => seafoodRoutes(deps.app, deps.serve, deps),
  jobs: null,
  retention: null,
  ends: null,
  needsYou: [originsToSee],
  acceptance: { onAccept: noteSupplies, onUndo: (tx, _, requestId) => forgetSupplies(tx, requestId) },
}
