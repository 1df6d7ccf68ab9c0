import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { INTERVALS, PLANS, SUBSCRIPTION_STATUSES } from './plans.ts'
import { described, paging, text, Time, Uuid } from '#contract/endpoint/values.ts'

const plan = z.enum(PLANS, 'Please choose one of the plans.')
const interval = z.enum(INTERVALS, 'Please choose by the month or by the year.')
/** Australian dollars in cents, GST included. */
const Cents = z.int()

/** A plan by the month or by the year, and what it costs a new subscriber. */
export const PlanPrice = z.object({
  plan: z.enum(PLANS),
  interval: z.enum(INTERVALS),
  cents: described(z.nullable(Cents), 'For each payment; null where it is not sold, now or at this site.'),
  listCents: described(Cents, 'For each payment, once the beta has ended.'),
})
export type PlanPrice = z.output<typeof PlanPrice>

export const getOffers = endpoint('GET /api/plans', {
  summary: 'What each plan costs a new subscriber',
  output: z.object({ isBeta: z.boolean(), offers: z.array(PlanPrice) }),
})

/** What the owner of a card recognises it by. */
export const Card = z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() })
export type Card = z.output<typeof Card>

const terms = { plan: z.enum(PLANS), interval: z.enum(INTERVALS), cents: Cents }

/** A listing's subscription as its supplier sees it. Without one `plan` and what belongs to it is null. */
export const Subscription = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  plan: z.nullable(z.enum(PLANS)),
  interval: z.nullable(z.enum(INTERVALS)),
  cents: described(z.nullable(Cents), 'For each payment.'),
  currentPeriodStart: z.nullable(Time),
  currentPeriodEnd: z.nullable(Time),
  cancelAtPeriodEnd: described(z.boolean(), 'It ends at the end of the period; nothing more is charged.'),
  change: described(z.nullable(z.object(terms)), 'What begins with the next payment instead, at the end of the period.'),
  priceChange: described(
    z.nullable(z.object({ cents: Cents, from: Time })),
    'A new price of the same plan, of which the supplier has been told by email, and the first day it can be charged.',
  ),
  card: z.nullable(Card),
  refundableUntil: described(
    z.nullable(Time),
    'Until then money comes back with one click; null when that time is over, or was used before.',
  ),
  refundableCents: described(Cents, 'What comes back at this moment: what was paid, less the price of the days that were used.'),
  due: described(
    z.nullable(z.object({ cents: Cents, until: Time })),
    'While a renewal is not paid: what is due, and when the plan ends without it.',
  ),
  payments: described(
    z.object({ provider: z.enum(['sandbox', 'stripe']), publishableKey: z.nullable(z.string()) }),
    'What charges the card, and what its form in the browser needs; the sandbox charges nobody.',
  ),
})
export type Subscription = z.output<typeof Subscription>

/** What the browser pays with, or stores a card with: it goes to the payment provider, which also gave it. */
const secret = z.object({ clientSecret: z.string() })

export const startSubscription = endpoint('POST /api/get-or-create-subscription', {
  summary: 'Start a subscription, or go on with the one that is not paid yet',
  body: { plan: z._default(plan, 'professional'), interval: z._default(interval, 'month') },
  output: secret,
})
export const getSubscription = endpoint('GET /api/subscription', {
  isPrivate: true,
  summary: "My listing's subscription",
  output: Subscription,
})
export const cancelSubscription = endpoint('POST /api/subscription/cancel', {
  summary: 'End the subscription with the period that is paid',
  output: Subscription,
})
export const resumeSubscription = endpoint('POST /api/subscription/resume', {
  summary: 'Take back that it ends, or changes, with the period that is paid',
  output: Subscription,
})

/** One line of what a change costs now; negative for what is credited. */
export const ChangeLine = z.object({ description: z.string(), cents: Cents })
/** What a change of plan does and when. */
export const Change = z.object({
  isImmediate: described(z.boolean(), 'True: at once. False: with the next payment.'),
  at: Time,
  dueCents: described(Cents, 'What is charged now; 0 for a change with the next payment.'),
  creditCents: described(Cents, 'What is credited to the next payments, where more was paid than the new plan costs.'),
  lines: z.array(ChangeLine),
  next: z.object({ ...terms, at: Time }),
})
export type Change = z.output<typeof Change>
export const changeSubscription = endpoint('POST /api/subscription/change', {
  summary: 'Change the plan: a larger one at once, a smaller one with the next payment; with `dryRun` only what that costs',
  body: {
    plan,
    interval,
    dryRun: z._default(z.boolean('Please give true or false.'), false),
    at: described(
      z.optional(z.iso.datetime('Please give the time of the dry run.')),
      'The `at` of a dry run, so that what is charged is what it has shown, for ten minutes; left out, the price of this moment.',
    ),
  },
  output: z.object({ subscription: Subscription, change: Change }),
})
export const refundSubscription = endpoint('POST /api/subscription/refund', {
  summary: 'Give the plan back within its guarantee: it ends, and what was paid for the days that were not used is paid back',
  output: Subscription,
})

export const startCardChange = endpoint('POST /api/subscription/payment-method', {
  summary: 'Start to change the card',
  output: secret,
})
export const finishCardChange = endpoint('PUT /api/subscription/payment-method', {
  summary: 'Charge the card from now on that the browser has stored at the payment provider, and with it what is due',
  body: { clientSecret: text(300, 'Please give the card again.') },
  output: Subscription,
})

/** The business that issues the invoices of the marketplace. */
export type Business = { name: string; abn: string; address: string }
/** The business that an invoice is for. */
export type BilledBusiness = { name: string; abn: string | null; address: string | null; email: string | null }
export type InvoiceLine = { description: string; cents: number; periodStart: string; periodEnd: string }

export const INVOICE_STATUSES = ['open', 'paid', 'void', 'uncollectible'] as const
export const Invoice = z.object({
  id: Uuid,
  number: z.string(),
  status: z.enum(INVOICE_STATUSES),
  issuedAt: Time,
  description: z.string(),
  totalCents: Cents,
  gstCents: described(Cents, 'GST in the total.'),
  refundedCents: Cents,
  pdf: described(z.string(), 'The path of the PDF.'),
})
export type Invoice = z.output<typeof Invoice>
export const listInvoices = listEndpoint('GET /api/subscription/invoices', {
  isPrivate: true,
  summary: "My listing's invoices, the newest first",
  query: paging(20),
  item: Invoice,
})
export const invoicePath = (id: string) => `/api/invoices/${id}.pdf`

/** How the sandbox's card form ends: it takes the place of a provider's own. */
export const SandboxResult = z.object({
  status: z.enum(['succeeded', 'requires_action', 'failed']),
  message: described(z.nullable(z.string()), "Why it failed, in the provider's words."),
})
/**
 * What stands for a card in the sandbox. The number itself stays in the browser. `renewal_declined`, 4000 0000 0000 0341 as at Stripe: its owner can pay
 * with it and store it, and it is declined when nobody is there.
 */
export const SANDBOX_CARDS = ['success', 'declined', 'insufficient_funds', 'expired', 'authentication', 'renewal_declined'] as const
export const confirmSandbox = endpoint('POST /api/sandbox/confirm', {
  summary: 'The sandbox’s own: pay, or store a card, as a browser does at the payment provider',
  body: {
    clientSecret: text(300),
    card: z.object({
      kind: z.enum(SANDBOX_CARDS),
      brand: text(20),
      last4: z.string().check(z.regex(/^\d{4}$/, 'Give the last four digits.')),
      expMonth: z.int().check(z.gte(1), z.lte(12)),
      expYear: z.int().check(z.gte(2000), z.lte(2100)),
    }),
  },
  output: SandboxResult,
})
export const authenticateSandbox = endpoint('POST /api/sandbox/authenticate', {
  summary: 'The sandbox’s own: what the bank of a card asks for',
  body: { clientSecret: text(300), isApproved: z.boolean() },
  output: SandboxResult,
})
