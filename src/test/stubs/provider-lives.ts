import fc from 'fast-check'
import { expect } from 'vitest'
import { PaymentRefused, PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import { giveBack } from '#server/features/billing/refunds/give-back.ts'
import type { PaymentEvent } from '#server/ports/payments/payments.ts'
import { BETA, ENTERPRISE, LIST, STARTER, YEARLY, type Provider } from './payment-providers.ts'

const kind = fc.constantFrom('success', 'renewal_declined', 'declined', 'authentication')
const terms = fc.constantFrom(BETA, LIST, STARTER, YEARLY, ENTERPRISE)
/** What may happen to a customer. */
export const happening = fc.oneof(
  fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 * 24 }) }),
  fc.record({ does: fc.constant('start' as const), terms }),
  fc.record({ does: fc.constant('pay' as const), kind }),
  fc.record({ does: fc.constant('card' as const), kind }),
  fc.record({ does: fc.constant('change' as const), terms }),
  fc.record({ does: fc.constant('changeLater' as const), terms }),
  fc.record({ does: fc.constantFrom('cancel' as const, 'resume' as const, 'end' as const, 'abandon' as const, 'refund' as const) }),
)
type Happening = typeof happening extends fc.Arbitrary<infer Each> ? Each : never

/** A change at once costs what its preview says: nothing is charged when it is refused. */
async function change(site: Provider, id: string, to: typeof BETA): Promise<void> {
  const { payments, clock, key } = site
  const preview = await payments.previewChange(id, to, clock.now)
  const before = await site.invoices(id)
  const changed = await payments.changeNow(id, { terms: to, at: clock.now, key: key() })
  const [invoice, ...others] = (await site.invoices(id)).slice(before.length)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({ dueCents: preview.dueCents, paidCents: preview.dueCents, totalCents: expect.any(Number), status: 'paid' })
  expect(Math.max(0, -invoice!.totalCents)).toBe(preview.creditCents)
  expect(invoice!.lines.map(({ description, cents }) => ({ description, cents }))).toEqual(preview.lines)
  expect(changed).toMatchObject({ terms: to, periodEnd: preview.nextAt })
}

async function store(site: Provider, customer: string, id: string, card: 'success' | 'renewal_declined' | 'declined' | 'authentication') {
  const secret = await site.payments.startCardChange(customer)
  await site.pay(secret, card)
  if (card === 'authentication') await site.answerBank(secret, true)
  await site.payments.finishCardChange(id, secret)
}

/** Has something happen to the newest subscription of a customer. */
async function happen(site: Provider, customer: string, id: string, what: Happening): Promise<unknown> {
  const { payments, key } = site
  if (what.does === 'wait') return site.moveTo(new Date(site.clock.now.getTime() + what.hours * 3_600_000).toISOString())
  if (what.does === 'start') return site.start(what.terms, customer)
  if (what.does === 'pay') {
    const secret = await payments.secretOf(id)
    return secret === null ? null : site.pay(secret, what.kind)
  }
  if (what.does === 'card') return store(site, customer, id, what.kind)
  if (what.does === 'change') return change(site, id, what.terms)
  if (what.does === 'changeLater') return payments.changeAtPeriodEnd(id, { terms: what.terms, key: key() })
  if (what.does === 'cancel') return payments.cancelAtPeriodEnd(id, key())
  if (what.does === 'resume') return payments.resume(id, key())
  if (what.does === 'end') return payments.cancelNow(id, key())
  if (what.does === 'abandon') return payments.abandon(id)
  return giveBack(payments, { subscriptionId: id, customer, until: site.clock.now, key: key() }, () => allEvents(site, customer))
}

/** All events of a customer: its webhooks, and what only a comparison says. */
export async function allEvents({ payments, store, webhooks }: Provider, customer: string): Promise<PaymentEvent[]> {
  const { subscriptions } = (await store.read(customer))!
  const emitted = await Promise.all(subscriptions.map(({ id }) => payments.eventsOf(id)))
  return [...webhooks(), ...emitted.flat().filter(({ kind }) => kind === 'credit')]
}

/** Has something happen to the newest subscription of a customer; what its provider refuses has not happened. */
export async function live(site: Provider, customer: string, what: Happening): Promise<void> {
  const { subscriptions } = (await site.store.read(customer))!
  await happen(site, customer, subscriptions.at(-1)!.id, what).catch((error: unknown) => {
    if (!(error instanceof PaymentRefused) && !(error instanceof PaymentsUnavailable)) throw error
  })
}
