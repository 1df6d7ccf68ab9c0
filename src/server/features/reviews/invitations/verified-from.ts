import type { Context } from '#server/context.ts'
import { suppliersWithGoodsFrom } from './verified-queries.ts'

/** Twice the time between two runs, so that a run that is late or left out skips nobody. */
const SINCE_MS = 60 * 60_000

/**
 * Schedules the renewal of public reviews that become verified because the first delivery day after an acceptance has begun. A minute past each
 * half hour, because days begin at those in the time zones of suppliers.
 */
export function scheduleVerified(deps: Pick<Context, 'db' | 'changes' | 'jobs' | 'now'>): void {
  deps.jobs.schedule('reviews-verified', '1,31 * * * *', () => publishVerified(deps))
}

export async function publishVerified({ db, changes, now }: Pick<Context, 'db' | 'changes' | 'now'>): Promise<void> {
  const to = now()
  const from = new Date(to.getTime() - SINCE_MS)
  for (const supplierId of await suppliersWithGoodsFrom(db, from.toISOString(), to.toISOString())) await changes.publish(db, { supplierId })
}
