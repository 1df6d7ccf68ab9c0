import type { ExampleEvent, SocialProofEvent } from '#contract/site/social-proof.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { exampleEvents } from '#server/db/demo/examples.ts'
import { forAMinute, untilChange } from '#server/http/cache/until-change.ts'
import { hasDemoSuppliers, requestEvents, viewEvents } from './queries.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now'>

const DAY_MS = 24 * 60 * 60 * 1000

const examples: SocialProofEvent[] = exampleEvents.map((event): ExampleEvent => ({ ...event, isExample: true }))

/**
 * Returns the events that pages show (docs/behaviour/site-content.md, Social proof): example events, marked as such, only beside demo suppliers;
 * otherwise those that were counted, if there are enough. The database decides which, because DEMO_DATA only says what to load into an
 * empty one.
 */
export function createSocialProof({ db, changes, now }: Deps): () => Promise<{ isDemo: boolean; proof: SocialProofEvent[] }> {
  const isDemoNow = untilChange(changes, now, () => hasDemoSuppliers(db))
  const counted = forAMinute(now, () => eventsOf(db, now())).load
  return async () => {
    const isDemo = await isDemoNow()
    return { isDemo, proof: isDemo ? examples : await counted() }
  }
}

/** Counts the requests of the last seven days and the views of today and yesterday, whose rows are soon deleted. */
async function eventsOf(db: Db, now: Date): Promise<SocialProofEvent[]> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return [...(await requestEvents(db, ago(7))), ...(await viewEvents(db, sydneyDay(ago(1))))]
}
