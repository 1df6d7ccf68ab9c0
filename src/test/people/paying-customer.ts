import { isUpgrade, type Terms } from '#contract/billing/plans.ts'
import { giveBack } from '#server/features/billing/refunds/give-back.ts'
import { graceEnd } from '#server/features/plans/grace-end.ts'
import type { SandboxCustomer } from '#server/ports/payments/sandbox/objects.ts'
import type { Provider } from '#test/stubs/payment-providers.ts'
import { closeDisputes } from '#test/stubs/provider-disputes.ts'
import { allEvents } from '#test/stubs/provider-lives.ts'

/** A customer of a provider and what it has used, counted apart from every invoice: the price of each second on which a plan was active. */
export class PayingCustomer {
  /** In cents, and parts of them: of paid time, and of the days that a plan goes on without a payment. */
  readonly used = { paid: 0, unpaid: 0 }
  readonly site: Provider
  readonly id: string

  constructor(site: Provider, id: string) {
    this.site = site
    this.id = id
  }

  document = async (): Promise<SandboxCustomer> => (await this.site.store.read(this.id))!
  newest = async () => (await this.document()).subscriptions.at(-1)

  async wait(seconds: number): Promise<void> {
    const { clock, moveTo } = this.site
    const end = clock.now.getTime() + seconds * 1000
    while (clock.now.getTime() < end) {
      const { dueAt, subscriptions } = await this.document()
      const next = Math.min(end, Math.max(clock.now.getTime(), dueAt === null ? end : Date.parse(dueAt)))
      this.#count(subscriptions, next - clock.now.getTime())
      await moveTo(new Date(next).toISOString())
      await this.#endGrace()
    }
  }

  /** Nothing happens by itself in this time. */
  #count(subscriptions: SandboxCustomer['subscriptions'], ms: number): void {
    for (const { status, items } of subscriptions) {
      const { price, current_period_start: start, current_period_end: end } = items.data[0]!
      const cents = (price.unit_amount * ms) / 1000 / (end - start)
      if (status === 'active') this.used.paid += cents
      if (status === 'past_due') this.used.unpaid += cents
    }
  }

  /** A renewal that is not paid was due when its period began. */
  async #endGrace(): Promise<void> {
    const last = await this.newest()
    if (last?.status !== 'past_due') return
    const since = new Date(last.items.data[0]!.current_period_start * 1000).toISOString()
    if (this.site.clock.now.toISOString() >= graceEnd(since)) await this.site.payments.abandon(last.id)
  }

  /** One plan at a time, as everywhere. */
  async subscribe(terms: Terms, kind: 'success' | 'renewal_declined'): Promise<void> {
    const last = await this.newest()
    if (last?.status === 'active' || last?.status === 'past_due') return
    if (last?.status === 'incomplete') await this.site.payments.abandon(last.id)
    const { clientSecret } = await this.site.start(terms, this.id)
    await this.site.pay(clientSecret, kind)
  }

  /** At the price that was shown some seconds ago. */
  async change(subscriptionId: string, from: Terms, terms: Terms, secondsAgo: number): Promise<void> {
    const { payments, clock, key } = this.site
    const at = new Date(clock.now.getTime() - secondsAgo * 1000)
    if (isUpgrade(from, terms)) await payments.changeNow(subscriptionId, { terms, at, key: key() })
    else await payments.changeAtPeriodEnd(subscriptionId, { terms, key: key() })
  }

  async giveBack(subscriptionId: string): Promise<void> {
    const { payments, clock } = this.site
    const plan = { subscriptionId, customer: this.id, until: clock.now, key: `refund ${subscriptionId}` }
    await giveBack(payments, plan, () => allEvents(this.site, this.id))
  }

  /** As the worker of lost disputes does. */
  async loseDisputes(): Promise<void> {
    const { store, payments } = this.site
    await closeDisputes(store, this.id, 'lost')
    for (const { id, status, amount } of (await this.document()).disputes)
      if (status === 'lost') await payments.takeCredit(this.id, { key: `dispute ${id}`, most: amount })
  }
}
