import type { SANDBOX_CARDS } from '#contract/billing/billing.ts'
import type { Terms } from '#contract/billing/plans.ts'
import { signEvent } from '#server/security/timed-signature.ts'
import type { PaymentEvent, Payments } from '#server/ports/payments/payments.ts'
import { sandboxPayments } from '#server/ports/payments/sandbox.ts'
import { advance, authenticate, confirm } from '#server/ports/payments/sandbox/browser.ts'
import { stripePayments } from '#server/ports/payments/stripe.ts'
import { memorySandbox } from './sandbox-store.ts'
import { createStripe } from './stripe-server.ts'

export const BETA: Terms = { plan: 'professional', interval: 'month', cents: 64_50 }
export const STARTER: Terms = { plan: 'starter', interval: 'month', cents: 49_00 }
export const LIST: Terms = { plan: 'professional', interval: 'month', cents: 89_00 }
export const YEARLY: Terms = { plan: 'professional', interval: 'year', cents: 828_00 }
export const ENTERPRISE: Terms = { plan: 'enterprise', interval: 'month', cents: 199_00 }
export const STARTER_YEAR: Terms = { plan: 'starter', interval: 'year', cents: 468_00 }
export const ENTERPRISE_YEAR: Terms = { plan: 'enterprise', interval: 'year', cents: 1788_00 }
const SOLD = [BETA, STARTER, LIST, YEARLY, ENTERPRISE, STARTER_YEAR, ENTERPRISE_YEAR]

type Kind = (typeof SANDBOX_CARDS)[number]
type Port = { payments: Payments; store: ReturnType<typeof memorySandbox>; secret: string; close: () => Promise<void> }

/** The adapters, each with a provider of its own that keeps its customers in memory. */
export const PROVIDERS = {
  sandbox: async (now: () => Date): Promise<Port> => {
    const store = memorySandbox(now)
    const secret = 'whsec_of_the_sandbox'
    return { payments: sandboxPayments({ store, now, secret }), store, secret, close: async () => {} }
  },
  stripe: async (now: () => Date): Promise<Port> => {
    const { settings, store, close } = await createStripe({ now, sells: SOLD })
    return { payments: stripePayments(settings, now), store, secret: settings.webhookSecret, close }
  },
}

const card = (kind: Kind) => ({ kind, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 })

/** A provider, its customers, and what a browser and time do there. */
export async function createProvider(name: keyof typeof PROVIDERS) {
  const clock = { now: new Date('2026-01-31T10:00:00Z') }
  const { payments, store, secret, close } = await PROVIDERS[name](() => clock.now)
  let count = 0
  const key = () => `key-${++count}`
  const sites = {
    payments,
    store,
    secret,
    close,
    clock,
    key,
    pay: (clientSecret: string, kind: Kind = 'success') => confirm(store, { clientSecret, card: card(kind) }),
    answerBank: (clientSecret: string, isApproved: boolean) => authenticate(store, { clientSecret, isApproved }),
    /** Moves the time, and lets happen what is due by then. */
    async moveTo(moment: string) {
      clock.now = new Date(moment)
      for (const { id } of store.customers()) await advance(store, id)
    },
    /** The webhooks so far, signed and read. */
    webhooks: (): PaymentEvent[] =>
      store.events.map((event) => {
        const { body, signature } = signEvent(event, secret, clock.now)
        return payments.readEvent({ body: Buffer.from(body), signature }, clock.now)
      }),
    newCustomer: () => payments.createCustomer({ key: key(), supplierId: 7, name: 'Tin Shed', email: 'tin@shed.example' }),
    async start(terms: Terms = BETA, customer?: string) {
      const owner = customer ?? (await sites.newCustomer())
      return { customer: owner, ...(await payments.startSubscription({ key: key(), customer: owner, terms, reference: 'our-id' })) }
    },
    /** A subscription that is paid. */
    async subscribe(terms: Terms = BETA, kind: Kind = 'success', customer?: string) {
      const started = await sites.start(terms, customer)
      await sites.pay(started.clientSecret, kind)
      return started
    },
    /** The subscription as the provider has it now. */
    async now(id: string) {
      const event = (await payments.eventsOf(id)).find((each) => each.kind === 'subscription')
      return event!.subscription
    },
    invoices: async (id: string) => (await payments.eventsOf(id)).flatMap((event) => (event.kind === 'invoice' ? [event.invoice] : [])),
  }
  return sites
}
export type Provider = Awaited<ReturnType<typeof createProvider>>
