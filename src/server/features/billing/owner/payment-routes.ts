import { getRevenue, listPaidPlans, listPayments } from '#contract/owner/payments.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import { owner } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { paidPlansPage, paymentsPage, revenueOf } from './payment-queries.ts'

/** What suppliers pay, for the owner: read only, since money moves at the payment provider. */
export function ownerPaymentRoutes(serve: Serve, { db, now }: Pick<Context, 'db' | 'now'>): void {
  serve(listPaidPlans, owner, (filter) => paidPlansPage(db, filter))
  serve(listPayments, owner, (filter) => paymentsPage(db, filter))
  serve(getRevenue, owner, () => revenueOf(db, sydneyDay(now())))
}
