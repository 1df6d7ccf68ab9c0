import { customerOf } from '#server/ports/payments/sandbox/timeline.ts'
import { at, type Params } from './form.ts'
import type { World } from './expand.ts'

/** Returns what a call that lists gets, the newest first; undefined when nothing is listed there. */
export function listed(world: World, path: string, params: Params): object[] | undefined {
  const of = (id: string | undefined) => world.customers().find((each) => each.id === customerOf(id ?? ''))
  const [subscription, status, intent, charge] = ['subscription', 'status', 'payment_intent', 'charge'].map((name) => at(params, name))
  if (path === 'invoices')
    return of(subscription)
      ?.invoices.filter((each) => each.parent.subscription_details.subscription === subscription)
      .filter((each) => status === undefined || each.status === status)
      .toReversed()
  if (path === 'charges')
    return of(intent)
      ?.charges.filter((each) => each.payment_intent === intent)
      .map((each) => ({ ...each, disputed: of(intent)!.disputes.some((dispute) => dispute.charge === each.id) }))
  if (path === 'disputes') return of(charge)?.disputes.filter((each) => each.charge === charge)
  const [, customer] = /^customers\/([^/]+)\/balance_transactions$/.exec(path) ?? []
  if (customer) return of(customer)?.creditChanges.toReversed()
  if (path === 'refunds') return of(charge)?.refunds.filter((each) => each.charge === charge)
  return undefined
}
