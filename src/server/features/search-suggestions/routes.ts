import { suggestSearches } from '#contract/directory/search-suggestions.ts'
import type { Context } from '#server/context.ts'
import { cachedCounts } from '#server/features/directory/filter/counts.ts'
import { anyone } from '#server/http/access/access.ts'
import type { Limit } from '#server/http/access/guards.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { cachedNaming } from './naming.ts'
import { suggestionsFor } from './suggest.ts'

export { warmUpSuggestions } from './warm-up.ts'

/** A limit of its own, since somebody who types asks more often than somebody who searches; what was suggested before is free. */
const SUGGESTIONS: Limit = { name: 'search-suggestions', points: 240, seconds: 60 }

export function searchSuggestionRoutes(serve: Serve, { db, changes, now }: Pick<Context, 'db' | 'changes' | 'now'>): void {
  const known = { db, counts: cachedCounts({ db, changes, now }), naming: cachedNaming({ db, now }) }
  serve.cached(suggestSearches, anyone, ({ q }) => suggestionsFor(known, q), {
    creation: { limit: SUGGESTIONS, applies: () => true },
  })
}
