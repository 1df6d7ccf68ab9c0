import * as z from 'zod/mini'
import { INVOICE_STATUSES } from '#contract/billing/billing.ts'
import { INTERVALS, PLANS } from '#contract/billing/plans.ts'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { described, Id, optional, paging, searchedText, Time, Uuid } from '#contract/endpoint/values.ts'

// What suppliers pay, for the owner (docs/behaviour/owner-people.md, Payments for the owner). Amounts are in cents, GST included.

export const PAID_PLAN_STATES = ['pending', 'active', 'past_due', 'canceled'] as const
export const PaidPlan = z.object({
  id: Uuid,
  supplierId: Id,
  businessName: z.string(),
  plan: z.enum(PLANS),
  interval: z.enum(INTERVALS),
  status: z.enum(PAID_PLAN_STATES),
  cents: described(z.int(), 'Of each renewal.'),
  createdAt: Time,
  currentPeriodEnd: z.nullable(Time),
  cancelAtPeriodEnd: z.boolean(),
  pastDueSince: described(z.nullable(Time), 'When the payment failed that is tried again.'),
})
export type PaidPlan = z.output<typeof PaidPlan>
export const listPaidPlans = listEndpoint('GET /api/admin/subscriptions', {
  isPrivate: true,
  summary: 'Plans that suppliers have or had, the newest first',
  query: {
    search: described(optional(searchedText), 'Part of the name of the supplier.'),
    status: described(
      z.optional(z.enum(PAID_PLAN_STATES, 'status is pending, active, past_due or canceled.')),
      'Keeps only plans in this state; past_due are those whose payment failed.',
    ),
    ...paging(50),
  },
  item: PaidPlan,
})

export const PAYMENT_LISTS = ['all', 'unpaid', 'refunded'] as const
export const PaymentRow = z.object({
  id: Uuid,
  number: z.string(),
  supplierId: described(z.nullable(Id), 'Null where the listing was deleted.'),
  businessName: described(z.nullable(z.string()), 'As it is called now.'),
  status: z.enum(INVOICE_STATUSES),
  isSandbox: described(z.boolean(), 'Whether no money moved.'),
  issuedAt: Time,
  paidAt: z.nullable(Time),
  totalCents: z.int(),
  refundedCents: z.int(),
})
export type PaymentRow = z.output<typeof PaymentRow>
export const listPayments = listEndpoint('GET /api/admin/payments', {
  isPrivate: true,
  summary: 'Invoices to suppliers, the newest first',
  query: {
    search: described(optional(searchedText), 'Part of the number of an invoice or the name of the supplier.'),
    list: described(
      z._default(z.enum(PAYMENT_LISTS, 'list is all, unpaid or refunded.'), 'all'),
      'All invoices, those that are not paid, or those of which something was paid back.',
    ),
    ...paging(50),
  },
  item: PaymentRow,
})

export const RevenueMonth = z.object({
  month: described(z.string(), 'Like 2026-11, in Sydney.'),
  paidCents: described(z.int(), 'Paid in that month, with real money.'),
  refundedCents: described(z.int(), 'Of that, paid back by now.'),
  sandboxCents: described(z.int(), 'Paid in that month in the sandbox, where no money moves; refunds left out.'),
})
export type RevenueMonth = z.output<typeof RevenueMonth>
export const getRevenue = endpoint('GET /api/admin/revenue', {
  isPrivate: true,
  summary: 'What suppliers have paid in each of the last twelve months, the newest first',
  description: 'Every month is there, also one in which nobody paid.',
  output: z.array(RevenueMonth),
})
