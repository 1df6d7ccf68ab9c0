import { readSubscription } from './events/read-subscription.ts'
import { readSigned } from './events/read-signed.ts'
import { stateEvents } from './events/state-events.ts'
import { PaymentRefused, PaymentsUnavailable, type Payments, type ProviderSubscription } from './payments.ts'
import { randomSecret } from './sandbox/browser.ts'
import { changePrice, linesOfChange } from './sandbox/changes.ts'
import { amountsOf } from './sandbox/invoices.ts'
import { customerOf, found, subscriptionOf, type CustomerTimeline } from './sandbox/timeline.ts'
import { idOfKey, newCustomer } from './sandbox/new-customer.ts'
import { once, operate } from './sandbox/operate.ts'
import {
  abandon,
  cancelNow,
  changeAtPeriodEnd,
  expanded,
  finishCardChange,
  priceOf,
  payBack,
  secretIn,
  start,
  stateOf,
  takeCredit,
} from './sandbox/operations.ts'
import { idOfPrice, SANDBOX_PRICES, SANDBOX_TABLE } from './sandbox/prices.ts'
import { known, operateOn, type SandboxStore } from './sandbox/sandbox-store.ts'
import { createSetupIntent, releaseSchedule, setCancelAtPeriodEnd } from './sandbox/subscriptions.ts'

export type SandboxSettings = {
  store: SandboxStore
  now: () => Date
  /** What its webhooks are signed with. */
  secret: string
  random?: () => string
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** A payment provider of our own, which charges nobody. */
export function sandboxPayments(settings: SandboxSettings): Payments {
  const { store, now, secret, random = randomSecret } = settings
  const on = async <Result>(id: string, work: (timeline: CustomerTimeline) => Result) => operateOn(store, customerOf(id), random, work)
  const documentOf = async (id: string) => known(await store.read(customerOf(id)))
  return {
    provider: 'sandbox',
    publishableKey: null,
    sells: async (terms) => SANDBOX_PRICES.has(idOfPrice(terms)),
    createCustomer: (customer) =>
      store.change(idOfKey(customer.key), (document, at) =>
        operate(document ?? newCustomer(customer, at), at, random, (timeline) => timeline.document.id),
      ),
    startSubscription: ({ key, customer, terms, reference }) => on(customer, once(`start:${key}`, start(terms, reference))),
    secretOf: async (id) => secretIn({ document: await documentOf(id) }, id),
    abandon: (id) => on(id, abandon(id)),
    ...changes(on, documentOf),
    payBack: (customer, parts, key) => on(customer, payBack(parts, key)),
    takeCredit: (customer, take) => on(customer, takeCredit(take)),
    startCardChange: (customer) => on(customer, (timeline) => createSetupIntent(timeline, {}).client_secret),
    async finishCardChange(id, clientSecret) {
      const { card, refusal } = await on(id, finishCardChange(id, clientSecret))
      if (refusal !== null) throw new PaymentRefused(refusal)
      return card
    },
    eventsOf: async (id) => stateEvents(stateOf(await documentOf(id), id), SANDBOX_TABLE, now()),
    readEvent: (delivery, at) => readSigned(delivery, secret, SANDBOX_TABLE, at),
  }
}

type On = <Result>(id: string, work: (timeline: CustomerTimeline) => Result) => Promise<Result>

/** The calls that change a subscription, and the preview of one. */
function changes(on: On, documentOf: (id: string) => ReturnType<typeof known> | Promise<ReturnType<typeof known>>) {
  /** Does something once for each key, and returns the subscription as it is then. */
  const change = (id: string, key: string, work: (timeline: CustomerTimeline) => void): Promise<ProviderSubscription> =>
    on(id, (timeline) => {
      once(key, (each) => {
        work(each)
        return null
      })(timeline)
      return readSubscription(expanded(timeline.document, id), SANDBOX_TABLE)
    })
  const setCancel = (id: string, isCanceled: boolean) => (timeline: CustomerTimeline) => {
    const subscription = subscriptionOf(timeline, id)
    releaseSchedule(timeline, subscription.schedule)
    setCancelAtPeriodEnd(timeline, subscription, isCanceled)
  }
  return {
    cancelAtPeriodEnd: (id, key) => change(id, `cancel:${key}`, setCancel(id, true)),
    resume: (id, key) => change(id, `resume:${key}`, setCancel(id, false)),
    cancelNow: (id, key) => change(id, `end:${key}`, cancelNow(id)),
    async previewChange(id, terms, at) {
      const document = await documentOf(id)
      const subscription = found(document.subscriptions, id)
      if (subscription.status !== 'active') throw new PaymentsUnavailable('Only an active subscription changes.')
      const { lines, nextAt } = linesOfChange(subscription, priceOf(terms), seconds(at))
      const { total, due } = amountsOf(lines, document.balance)
      return {
        dueCents: due,
        creditCents: Math.max(0, -total),
        lines: lines.map(({ description, amount }) => ({ description, cents: amount })),
        nextAt: new Date(nextAt * 1000).toISOString(),
      }
    },
    changeNow: (id, { terms, at, key }) =>
      change(id, `change:${key}`, (timeline) => {
        const subscription = subscriptionOf(timeline, id)
        releaseSchedule(timeline, subscription.schedule)
        changePrice(timeline, subscription, priceOf(terms), seconds(at))
      }),
    changeAtPeriodEnd: (id, { terms, key }) => change(id, `next:${key}`, changeAtPeriodEnd(id, priceOf(terms))),
  } satisfies Partial<Payments>
}
