import type { ExampleEvent, ProofEvent } from '#contract/social-proof.ts'
import type { Site } from '#contract/site.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { exampleEvents } from '#server/db/demo/examples.ts'
import { hasDemoSuppliers, requestEvents, viewEvents } from './queries.ts'

type Deps = Pick<Context, 'config' | 'db' | 'changes' | 'now'>

const DAY_MS = 24 * 60 * 60 * 1000
/** How long counted events are cached. */
const CACHE_MS = 60_000

const examples: ProofEvent[] = exampleEvents.map((event): ExampleEvent => ({ ...event, isExample: true }))

/**
 * Returns what every page knows of the site (docs/behaviour.md, Social proof): example events, marked as such, only beside demo suppliers;
 * otherwise the events that were counted, if there are enough. The database decides which, because DEMO_DATA only says what to load into
 * an empty one. If the database cannot be read, pages have no events.
 */
export function openSite({ config: { publicUrl }, db, changes, now }: Deps): () => Promise<Site> {
  const isDemo = untilChange(changes, now, () => hasDemoSuppliers(db))
  const counted = forAMinute(now, () => eventsOf(db, now())).load
  return async () => {
    try {
      return (await isDemo()) ? { publicUrl, isDemo: true, proof: examples } : { publicUrl, isDemo: false, proof: await counted() }
    } catch {
      return { publicUrl, isDemo: false, proof: [] }
    }
  }
}

/** Caches the result of `load` until a public change is published, a minute at most; without a connection to the changes it is not cached. */
function untilChange<Value>(changes: Context['changes'], now: () => Date, load: () => Promise<Value>): () => Promise<Value> {
  const cache = forAMinute(now, load)
  changes.listen((scope) => scope ?? cache.clear())
  return () => (changes.isConnected() ? cache.load() : load())
}

/** Caches the result of `load` for `CACHE_MS`: pages may be a minute out of date anyway, and counting gets slower as the tables grow. */
function forAMinute<Value>(now: () => Date, load: () => Promise<Value>) {
  let cached: Promise<Value> | null = null
  let until = 0
  const clear = () => void (cached = null)
  return {
    clear,
    load(): Promise<Value> {
      const time = now().getTime()
      if (cached && time < until) return cached
      until = time + CACHE_MS
      const loading = (cached = load())
      loading.catch(() => cached === loading && clear())
      return loading
    },
  }
}

/** Counts the requests of the last seven days and the views of today and yesterday, whose rows are soon deleted. */
async function eventsOf(db: Db, now: Date): Promise<ProofEvent[]> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return [...(await requestEvents(db, ago(7))), ...(await viewEvents(db, sydneyDay(ago(1))))]
}
