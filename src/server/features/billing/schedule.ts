import type { Context } from '#server/context.ts'
import { announceRenewals } from './announce.ts'
import { workOnEnded } from './end-at-provider.ts'
import { endGrace } from './grace.ts'
import { workOnLostDisputes } from './lost-disputes.ts'
import { reconcile, workOnComparisons } from './reconcile.ts'
import { workOnRefunds } from './refund.ts'
import { repriceSubscriptions } from './reprice.ts'

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
