import type { Feature } from '#server/feature.ts'
import { countUnknownWords } from './count-unknown-words.ts'
import { followOwnTerms } from './follow-own-terms.ts'
import { ownTermRoutes } from './routes.ts'
import { deleteOldUnknownWords } from './unknown-queries.ts'

export const ownTerms: Feature = {
  async routes(deps) {
    ownTermRoutes(deps.serve, { ...deps, reload: await followOwnTerms(deps, deps.evictPages) })
  },
  jobs: null,
  retention: () => ({ deleteOldUnknownWords }),
  ends: null,
  signals({ app, ...context }) {
    const unknown = countUnknownWords(context)
    app.addHook('onClose', unknown.stop)
    return { onSearch: unknown.note, onPageSearch: unknown.noteAddress }
  },
}
