import type { Feature } from '#server/feature.ts'
import { searchSuggestionRoutes, warmUpSuggestions } from './routes.ts'

export const searchSuggestions: Feature = {
  routes(deps) {
    deps.app.addHook('onListen', async () => warmUpSuggestions())
    searchSuggestionRoutes(deps.serve, deps)
  },
  jobs: null,
  retention: null,
  ends: null,
}
