import { getMe } from '#contract/accounts/accounts.ts'
import { confirmSandbox, getSubscription, startSubscription, type SANDBOX_CARDS } from '#contract/billing/billing.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { billingSettled, movableClock, passDay } from '#test/clock/passing-days.ts'
import { supplier, type Person } from './people.ts'

type CardKind = (typeof SANDBOX_CARDS)[number]

/** An application that listens, so that its sandbox reaches it, with a clock that tests move. */
export type BillingApp = TestApp & {
  /** Waits until every webhook of the sandbox, and what it has caused, is done. */
  settled(): Promise<void>
  /** Moves the clock by whole days, and lets happen what is due on each, as the scheduled jobs do; `people` stay signed in. */
  passDays(days: number, ...people: Person[]): Promise<void>
}

export async function createBillingApp(settings: Record<string, string> = {}): Promise<BillingApp> {
  const clock = movableClock()
  const app = await createTestApp(settings, { now: clock.now })
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...app,
    settled: () => billingSettled(app.context),
    async passDays(days, ...people) {
      for (let day = 0; day < days; day++) {
        await passDay(app.context, clock)
        for (const person of people) await person.call(getMe, {})
      }
    },
  }
}

/** Returns what a browser sends for a card; the number stays there. */
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
