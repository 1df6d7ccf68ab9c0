import type { Context } from '#server/context.ts'
import { announceRenewals } from './renewals/announce.ts'
import { workOnEnded } from './refunds/end-at-provider.ts'
import { endGrace } from './renewals/grace.ts'
import { workOnLostDisputes } from './refunds/lost-disputes.ts'
import { reconcile, workOnComparisons } from './events/reconcile.ts'
import { workOnRefunds } from './subscriptions/refund.ts'
import { repriceSubscriptions } from './renewals/reprice.ts'

/** Schedules what happens to subscriptions by itself, and adds the workers that ask the provider. */
export function scheduleBilling(context: Context): void {
  const { jobs } = context
  workOnRefunds(context)
  workOnEnded(context)
  workOnComparisons(context)
  workOnLostDisputes(context)
  jobs.schedule('subscription-grace', '10 * * * *', () => endGrace(context))
  jobs.schedule('subscription-renewals', '40 9 * * *', () => announceRenewals(context))
  jobs.schedule('subscription-prices', '50 9 * * *', () => repriceSubscriptions(context))
  jobs.schedule('subscription-reconcile', '30 4 * * *', () => reconcile(context))
}
