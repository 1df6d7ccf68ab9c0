import type { Context } from '#server/context.ts'
import { endGrace } from '#server/features/billing/renewals/grace.ts'
import { sandboxStore } from '#server/features/billing/sandbox/sandbox-store.ts'
import { advanceSandbox } from '#server/features/billing/sandbox/sandbox-webhooks.ts'

const DAY_MS = 86_400_000

/** A clock that runs as the real one does, and that `add` puts forward. */
export function movableClock() {
  let ahead = 0
  return { now: () => new Date(Date.now() + ahead), add: (ms: number) => void (ahead += ms) }
}

/** Moves a site's clock by a day, and lets happen what is due by then, as the scheduled jobs do. */
export async function passDay(context: Context, clock: ReturnType<typeof movableClock>): Promise<void> {
  // A webhook on its way would be a day old when it arrives, and be refused.
  await billingSettled(context)
  clock.add(DAY_MS)
  if (context.payments.provider === 'sandbox') await advanceSandbox(context, sandboxStore(context))
  await billingSettled(context)
  await endGrace(context)
  await billingSettled(context)
}

/** The queues of billing, and the emails that they write. */
const OPEN = `
  select from jobs.job where name in ('sandbox-webhooks', 'plan-refunds', 'ended-subscriptions', 'lost-disputes', 'subscription-comparisons') and state in ('created', 'retry', 'active') limit 1`

/** Waits until every webhook of the sandbox, and what it has caused, is done. */
export async function billingSettled({ pool }: Pick<Context, 'pool'>): Promise<void> {
  while ((await pool.query(OPEN)).rows.length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
}
