import type { ExampleEvent, ProofEvent } from '#contract/social-proof.ts'
import type { Site } from '#contract/site.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { exampleEvents } from '#server/db/demo/examples.ts'
import { hasDemoSuppliers, requestEvents, viewEvents } from './queries.ts'

type Deps = Pick<Context, 'config' | 'db' | 'changes' | 'now'>

const DAY_MS = 24 * 60 * 60 * 1000
/** So long what happened lately is told as it was counted. */
const CACHE_MS = 60_000

const examples: ProofEvent[] = exampleEvents.map((event): ExampleEvent => ({ ...event, isExample: true }))

/**
 * Returns what every page knows of the site (docs/behaviour.md, Social proof): invented events only beside invented suppliers, and marked
 * as such; else what has happened, and nothing where that is too little. The data tell which it is: DEMO_DATA only says what to load into
 * an empty database. While they cannot be had, pages do without events.
 */
export function openSite({ config: { publicUrl }, db, changes, now }: Deps): () => Promise<Site> {
  const isDemo = untilChange(changes, () => hasDemoSuppliers(db))
  const happened = forAMinute(now, () => eventsOf(db, now()))
  return async () => {
    try {
      return (await isDemo()) ? { publicUrl, isDemo: true, proof: examples } : { publicUrl, isDemo: false, proof: await happened() }
    } catch {
      return { publicUrl, isDemo: false, proof: [] }
    }
  }
}

/** Asks again only after a public change, or a failure. */
function untilChange<Answer>(changes: Context['changes'], ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: Promise<Answer> | null = null
  const forget = () => void (known = null)
  changes.listen(forget)
  const askAgain = () => {
    const asking = ask()
    asking.catch(() => known === asking && forget())
    return asking
  }
  return () => (changes.isConnected() ? (known ??= askAgain()) : ask())
}

/** However many ask: pages may be a minute late with it anyway, and counting takes longer the more there is. */
function forAMinute<Answer>(now: () => Date, ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: Promise<Answer> | null = null
  let until = 0
  return () => {
    const time = now().getTime()
    if (known && time < until) return known
    until = time + CACHE_MS
    known = ask()
    known.catch(() => (until = 0))
    return known
  }
}

/** Of the last seven days; of views, whose rows are soon deleted, those of today and yesterday. */
async function eventsOf(db: Db, now: Date): Promise<ProofEvent[]> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return [...(await requestEvents(db, ago(7))), ...(await viewEvents(db, sydneyDay(ago(1))))]
}
