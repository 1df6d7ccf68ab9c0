import {
  cancelSubscription,
  changeSubscription,
  finishCardChange,
  getOffers,
  getSubscription,
  listInvoices,
  refundSubscription,
  resumeSubscription,
  startCardChange,
  startSubscription,
} from '#contract/billing/billing.ts'
import type { Context } from '#server/context.ts'
import { withListing, withManagedListing } from '#server/features/suppliers/access.ts'
import { anyone } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { finishChange, startChange } from './subscriptions/card-change.ts'
import { invoicesOf } from './invoices/invoice-queries.ts'
import { cancel, change, resume, type ManageDeps } from './subscriptions/manage.ts'
import { planPricesNow } from './subscriptions/plan-prices.ts'
import { refund } from './subscriptions/refund.ts'
import { subscribe } from './subscriptions/subscribe.ts'
import { viewOf } from './subscriptions/subscription-view.ts'

/** Each may ask the payment provider. */
const CALLS = { limit: { name: 'billing', points: 30, seconds: 60, per: 'account' } } as const

export function billingRoutes(serve: Serve, deps: ManageDeps & Pick<Context, 'payments'>): void {
  const { db } = deps
  serve.cached(getOffers, anyone, () => planPricesNow(deps))
  serve.repeatable(
    startSubscription,
    withManagedListing,
    (input, { account }, listing) => subscribe(deps, input, listing, account.id),
    CALLS,
  )
  serve(getSubscription, withListing, (_, __, { id }) => viewOf(deps, id))
  serve.repeatable(cancelSubscription, withManagedListing, (_, __, { id }) => cancel(deps, id), CALLS)
  serve.repeatable(resumeSubscription, withManagedListing, (_, __, { id }) => resume(deps, id), CALLS)
  serve.repeatable(changeSubscription, withManagedListing, (input, _, { id }) => change(deps, input, id), CALLS)
  serve.repeatable(refundSubscription, withManagedListing, (_, __, { id }) => refund(deps, id), CALLS)
  serve.repeatable(startCardChange, withManagedListing, (_, __, { id }) => startChange(deps, id), CALLS)
  serve(finishCardChange, withManagedListing, ({ clientSecret }, _, { id }) => finishChange(deps, clientSecret, id), CALLS)
  serve(listInvoices, withListing, ({ limit, offset }, _, { id }) => invoicesOf(db, id, limit, offset))
}
