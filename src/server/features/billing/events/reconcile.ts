import type { Context } from '#server/context.ts'
import { required } from '#shared/required.ts'
import { receiveEvent } from './receive-event.ts'
import { atProvider } from './schedule-queries.ts'
import { subscriptionById } from './settle-queries.ts'

type Deps = Pick<Context, 'db' | 'payments' | 'jobs' | 'changes' | 'config' | 'now' | 'log'>

/** The queue of subscriptions that are compared with what the provider has, once they were changed there. */
export const COMPARISONS = 'subscription-comparisons'

/** Adds the worker that compares one. Of several events of the same second nobody knows which came last: the provider does. */
export function workOnComparisons(deps: Deps): void {
  deps.jobs.work(COMPARISONS, async (id) => {
    const row = await subscriptionById(deps.db, id)
    if (row?.providerSubscriptionId && row.provider === deps.payments.provider) await compareOne(deps, row.providerSubscriptionId)
  })
}

/** Takes over what a provider has. */
export async function compareOne(deps: Omit<Deps, 'log'>, providerSubscriptionId: string): Promise<void> {
  for (const event of await deps.payments.eventsOf(providerSubscriptionId)) await receiveEvent(deps, event)
}

/** Compares every subscription that is not over with what the provider has, and takes over what no webhook has said. */
export async function reconcile(deps: Deps): Promise<void> {
  const { db, payments, log } = deps
  for (let after: string | undefined; ;) {
    const step = await atProvider(db, payments.provider, after)
    for (const { id, providerSubscriptionId } of step) {
      try {
        await compareOne(deps, required(providerSubscriptionId, 'The id at the provider'))
      } catch (error) {
        // The others do not wait for one that cannot be read.
        log.warn({ err: error, subscription: id }, 'A subscription could not be compared with its payment provider.')
      }
    }
    after = step.at(-1)?.id
    if (after === undefined) return
  }
}
