import { getMe } from '#contract/accounts.ts'
import { confirmSandbox, getSubscription, startSubscription, type SANDBOX_CARDS } from '#contract/billing.ts'
import type { CallerInput } from '#contract/endpoint.ts'
import { sandboxStore } from '#server/features/billing/sandbox-store.ts'
import { advanceSandbox } from '#server/features/billing/sandbox-webhooks.ts'
import { endGrace } from '#server/features/billing/grace.ts'
import type { StripeSettings } from '#server/ports/payments/stripe/stripe-client.ts'
import { createTestApp, type TestApp } from './app.ts'
import { supplier, type Person } from './people.ts'

const DAY_MS = 86_400_000
type CardKind = (typeof SANDBOX_CARDS)[number]

/** An application that listens, so that its sandbox reaches it, with a clock that tests move. */
export type BillingApp = TestApp & {
  /** Waits until every webhook of the sandbox, and what it has caused, is done. */
  settled(): Promise<void>
  /** Moves the clock by whole days, and lets happen what is due on each, as the scheduled jobs do; `people` stay signed in. */
  passDays(days: number, ...people: Person[]): Promise<void>
}

export async function createBillingApp(settings: Record<string, string> = {}): Promise<BillingApp> {
  let elapsed = 0
  const app = await createTestApp(settings, { now: () => new Date(Date.now() + elapsed) })
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  const settled = () => jobsDone(app)
  return {
    ...app,
    settled,
    async passDays(days, ...people) {
      for (let day = 0; day < days; day++) {
        elapsed += DAY_MS
        if (app.context.payments.provider === 'sandbox') await advanceSandbox(app.context, sandboxStore(app.context))
        await settled()
        await endGrace(app.context)
        await settled()
        for (const person of people) await person.call(getMe, {})
      }
    },
  }
}

/** The queues of billing, and the emails that they write. */
const OPEN = `
  select from jobs.job where name in ('sandbox-webhooks', 'plan-refunds', 'ended-subscriptions', 'subscription-comparisons') and state in ('created', 'retry', 'active') limit 1`

async function jobsDone({ context: { pool } }: TestApp): Promise<void> {
  while ((await pool.query(OPEN)).rows.length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** What a browser sends for a card; the number stays there. */
export const cardOf = (kind: CardKind) => ({ kind, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 })

/** Starts a subscription and pays it with a card; returns how the form ends. */
export async function payWith(person: Person, kind: CardKind, terms: CallerInput<typeof startSubscription> = {}) {
  const { clientSecret } = await person.call(startSubscription, terms)
  return { clientSecret, ...(await person.call(confirmSandbox, { clientSecret, card: cardOf(kind) })) }
}

/** Returns a supplier with a confirmed address: others get only some emails a day at once. */
export async function confirmedSupplier(app: BillingApp) {
  const beans = await supplier(app)
  await app.context.db.updateTable('accounts').set({ emailConfirmedAt: new Date() }).where('id', '=', beans.id).execute()
  return beans
}

/** Returns a supplier with a paid plan. */
export async function subscriber(app: BillingApp, terms: CallerInput<typeof startSubscription> = {}) {
  const beans = await confirmedSupplier(app)
  await payWith(beans, 'success', terms)
  await app.settled()
  return beans
}

export const subscriptionNow = (person: Person) => person.call(getSubscription, {})

/** The operator's settings of a site that takes payments by Stripe. */
export const stripeVariables = ({ secretKey, publishableKey, webhookSecret, prices, base }: StripeSettings): Record<string, string> => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_ID: prices[0]!.id,
  STRIPE_PRICES: prices
    .slice(1)
    .map(({ id, plan, interval }) => `${plan}.${interval}=${id}`)
    .join(','),
  STRIPE_API_BASE: base,
  ...BUSINESS,
})

/** Who issues tax invoices. */
export const BUSINESS = {
  BUSINESS_NAME: 'Backdock Pty Ltd',
  BUSINESS_ABN: '51824753556',
  BUSINESS_ADDRESS: '1 Dock Lane, Preston VIC 3072',
}
