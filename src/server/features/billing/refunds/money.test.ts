import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Terms } from '#contract/billing/plans.ts'
import { PaymentRefused, PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import type { SandboxCustomer } from '#server/ports/payments/sandbox/objects.ts'
import { PayingCustomer } from '#test/people/paying-customer.ts'
import { BETA, ENTERPRISE, ENTERPRISE_YEAR, createProvider, STARTER, STARTER_YEAR, type Provider } from '#test/stubs/payment-providers.ts'
import { allEvents } from '#test/stubs/provider-lives.ts'
import { closeDisputes, openDispute } from '#test/stubs/provider-disputes.ts'
import { entriesOf } from '#server/features/billing/events/ledger.ts'
import { sum } from './money-back.ts'

const terms = fc.constantFrom(STARTER, STARTER_YEAR, BETA, ENTERPRISE, ENTERPRISE_YEAR)
const step = fc.oneof(
  fc.record({ does: fc.constant('subscribe' as const), terms, kind: fc.constantFrom('success' as const, 'renewal_declined' as const) }),
  fc.record({ does: fc.constant('change' as const), terms, secondsAgo: fc.integer({ min: 0, max: 600 }) }),
  fc.record({ does: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 45 * 86_400 }) }),
  fc.record({
    does: fc.constantFrom('cancel' as const, 'resume' as const, 'pay' as const, 'end' as const, 'refund' as const),
  }),
  fc.record({ does: fc.constantFrom('dispute' as const, 'win' as const, 'lose' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

const changesOf = (invoices: SandboxCustomer['invoices']) =>
  invoices.filter(({ billing_reason: reason }) => reason === 'subscription_update').length

const sums = ({ charges, refunds, disputes, invoices, balance, subscriptions }: SandboxCustomer, now: Date) => ({
  paid: sum(charges.map(({ amount }) => amount)),
  refunded: sum(refunds.map(({ amount }) => amount)),
  taken: sum(disputes.filter(({ status }) => status !== 'won').map(({ amount }) => amount)),
  credit: 0 - balance,
  /** Of the periods that are under way. */
  unused: sum(
    subscriptions
      .filter(({ status }) => status === 'active')
      .map(({ items: { data } }) => {
        const { price, current_period_start: start, current_period_end: end } = data[0]!
        return (price.unit_amount * (end - now.getTime() / 1000)) / (end - start)
      }),
  ),
  /** Each change, and each refund, is rounded. */
  rounding: 2 + changesOf(invoices),
  /** What the dearest plan costs in ten minutes: a change may count from the moment on at which its price was shown. */
  shown: 6 * changesOf(invoices),
})

/** What is true after each step. */
async function mustBePaid(site: Provider, timeline: PayingCustomer): Promise<void> {
  const { used } = timeline
  const now = await timeline.document()
  const { paid, refunded, credit, unused, rounding } = sums(now, site.clock.now)
  // What was used has been paid, and not been paid back.
  expect(paid - refunded).toBeGreaterThanOrEqual(used.paid - rounding)
  // There is no more to use, and no more credit, than was paid and neither used nor paid back.
  expect(credit + unused).toBeLessThanOrEqual(paid - refunded - used.paid + rounding)
  for (const { status, latest_invoice: latest, items } of now.subscriptions) {
    if (status !== 'active') continue
    expect(now.invoices.find(({ id }) => id === latest)).toMatchObject({ status: 'paid' })
    expect(site.clock.now.getTime() / 1000).toBeLessThanOrEqual(items.data[0]!.current_period_end)
  }
}

/** What is true once a plan was given back. `isPlain`: the customer has ended no plan before its time, given none back, and disputed nothing. */
async function mustBeSettled(site: Provider, timeline: PayingCustomer, before: number, isPlain: boolean): Promise<void> {
  const { used } = timeline
  const now = await timeline.document()
  const { paid, refunded, taken, credit, rounding, shown } = sums(now, site.clock.now)
  expect(credit).toBe(0)
  expect(now.subscriptions.at(-1)).not.toMatchObject({ status: 'active' })
  if (refunded > before) expect(paid - refunded - taken).toBeGreaterThanOrEqual(used.paid - rounding)
  if (isPlain) expect(paid - refunded).toBeLessThanOrEqual(used.paid + used.unpaid + rounding + shown)
}

async function live(site: Provider, timeline: PayingCustomer, steps: Step[]): Promise<void> {
  let isPlain = true
  for (const what of steps) {
    const before = sums(await timeline.document(), site.clock.now).refunded
    await take(site, timeline, what).catch((error: unknown) => {
      if (!(error instanceof PaymentRefused) && !(error instanceof PaymentsUnavailable)) throw error
      if (what.does === 'refund') throw error
    })
    await mustBePaid(site, timeline)
    if (what.does === 'refund' && (await timeline.newest())) await mustBeSettled(site, timeline, before, isPlain)
    if (['refund', 'end', 'dispute'].includes(what.does)) isPlain = false
  }
}

async function take(site: Provider, timeline: PayingCustomer, what: Step): Promise<unknown> {
  const { payments, store, key } = site
  if (what.does === 'wait') return timeline.wait(what.seconds)
  if (what.does === 'subscribe') return timeline.subscribe(what.terms, what.kind)
  if (what.does === 'dispute') return openDispute(store, timeline.id)
  if (what.does === 'win') return closeDisputes(store, timeline.id, 'won')
  if (what.does === 'lose') return timeline.loseDisputes()
  const id = (await timeline.newest())?.id
  if (id === undefined) return
  const { terms: from } = await site.now(id)
  if (what.does === 'change') return timeline.change(id, from!, what.terms, what.secondsAgo)
  if (what.does === 'cancel') return payments.cancelAtPeriodEnd(id, key())
  if (what.does === 'resume') return payments.resume(id, key())
  if (what.does === 'end') return payments.cancelNow(id, key())
  if (what.does === 'refund') return timeline.giveBack(id)
  const secret = await payments.secretOf(id)
  return secret === null ? null : site.pay(secret)
}

/** More, by hand: `MONEY_RUNS=5000 npx vitest run --project=units --testTimeout=400000 money.test`. A failure prints its seed. */
const RUNS = Number(process.env.MONEY_RUNS ?? 300)
/** On a busy machine there are fewer. */
const interruptAfterTimeLimit = process.env.MONEY_RUNS ? 400_000 : 8_000

const bought = (what: Terms) => ({ does: 'subscribe', terms: what, kind: 'success' }) as const
const changed = (what: Terms) => ({ does: 'change', terms: what, secondsAgo: 0 }) as const
const [refund, dispute] = [{ does: 'refund' }, { does: 'dispute' }] as const
const days = (count: number) => ({ does: 'wait', seconds: count * 86_400 }) as const
/** The ways that are tried in every run. */
const KNOWN: Step[][] = [
  [bought(STARTER_YEAR), changed(BETA), refund, bought(ENTERPRISE)],
  [bought(STARTER_YEAR), days(10), changed(ENTERPRISE), days(40), refund, refund],
  [bought(STARTER_YEAR), changed(BETA), { does: 'end' }, bought(ENTERPRISE), days(3), refund],
  [bought(BETA), dispute, refund],
  [bought(BETA), days(40), dispute, { does: 'lose' }, refund],
  [{ ...bought(ENTERPRISE), kind: 'renewal_declined' }, days(33), refund],
  [bought(ENTERPRISE), changed(STARTER), days(5), refund, bought(STARTER)],
]

/** Stripe's runs go through its wire format. */
const PARTS = { sandbox: 1, stripe: 25 }

describe.each(['sandbox', 'stripe'] as const)('Whatever a customer of %s does', (name) => {
  test('it has paid for what it used, no plan is active unpaid, credit was paid, and none is left of a plan that was given back', async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const site = await createProvider(name)
      const timeline = new PayingCustomer(site, await site.newCustomer())
      await live(site, timeline, steps)
      const booked = entriesOf(await allEvents(site, timeline.id)).map(({ lines }) => lines.credit ?? 0)
      expect(sum(booked)).toBe((await timeline.document()).balance)
      await site.close()
    })
    await fc.assert(property, { interruptAfterTimeLimit, numRuns: Math.ceil(RUNS / PARTS[name]), examples: KNOWN.map((steps) => [steps]) })
  })
})
