import type { Context } from '#server/context.ts'
import { receiveEvent } from './receive-event.ts'
import { atProvider } from './schedule-queries.ts'

type Deps = Pick<Context, 'db' | 'payments' | 'jobs' | 'changes' | 'config' | 'now' | 'log'>

/** Compares every subscription that is not over with what the provider has, and takes over what no webhook has said. */
export async function reconcile(deps: Deps): Promise<void> {
  const { db, payments, log } = deps
  for (let after: string | undefined; ; ) {
    const step = await atProvider(db, payments.provider, after)
    for (const { id, providerSubscriptionId } of step) {
      try {
        for (const event of await payments.eventsOf(providerSubscriptionId!)) await receiveEvent(deps, event)
      } catch (error) {
        // The others do not wait for one that cannot be read.
        log.warn({ err: error, subscription: id }, 'A subscription could not be compared with its payment provider.')
      }
    }
    after = step.at(-1)?.id
    if (after === undefined) return
  }
}
