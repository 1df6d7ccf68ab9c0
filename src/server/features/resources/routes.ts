import { getProgress, listProgress, saveProgress } from '#contract/resources/resource-progress.ts'
import { countOpen, getResource, listResources } from '#contract/resources/resources.ts'
import type { Context } from '#server/context.ts'
import { anyone, signedIn } from '#server/http/access/access.ts'
import { SEARCHES } from '#server/http/access/guards.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { createCatalogue } from './catalogue.ts'
import { countVisit } from './count-visit.ts'
import { resourcesOf } from './edited.ts'
import { pageOf } from './page-of.ts'
import { listBegun, readProgress, saveValues } from './progress.ts'
import { relatedTo } from './related.ts'
import { resourceById } from './resource-by-id.ts'

/** Counted apart from searches for suppliers (docs/behaviour/limits.md, Request limits). */
const searches = { limit: { ...SEARCHES, name: 'search-resources' }, applies: ({ search }: { search: string | null }) => search !== null }
/** Whoever ticks and writes saves after each pause. */
const SAVES = { name: 'resource-progress', points: 120, seconds: 60, per: 'account' } as const
const OPENS = { name: 'resource-opens', points: 60, seconds: 60 }

export function resourceRoutes(serve: Serve, context: Pick<Context, 'db' | 'changes' | 'now'>): void {
  const { db, now } = context
  const ofPath = resourceById(context)
  const catalogue = createCatalogue(context)
  serve.cached(listResources, anyone, catalogue, { creation: searches })
  serve.cached(getResource, anyone.on(ofPath), async (_, __, resource) => {
    const entries = new Map((await catalogue({ search: null, category: resource.category })).map((entry) => [entry.id, entry]))
    const related = relatedTo(resource, await resourcesOf(context)).flatMap(({ id }) => entries.get(id) ?? [])
    return pageOf(resource, related)
  })
  serve(listProgress, signedIn, async (_, { account }) => listBegun(db, account.id, await resourcesOf(context)))
  serve(getProgress, signedIn.on(ofPath), ({ id }, { account }) => readProgress(db, account.id, id))
  serve(
    saveProgress,
    signedIn.on(ofPath),
    ({ id, values }, { account }) => saveValues(context, { accountId: account.id, resourceId: id }, values),
    { limit: SAVES },
  )
  serve(countOpen, anyone.on(ofPath), ({ id }, requester) => countVisit(db, id, requester, now()), { limit: OPENS })
}
