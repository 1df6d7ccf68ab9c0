import type { Change, changeSubscription, Subscription } from '#contract/billing/billing.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { isUpgrade, type Terms } from '#contract/billing/plans.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { conflict } from '#server/http/problems.ts'
import type { ProviderSubscription } from '#server/ports/payments/payments.ts'
import { notify, type Notice } from '#server/features/billing/events/notify.ts'
import { asProblem } from './provider-problems.ts'
import { COMPARISONS } from '#server/features/billing/events/reconcile.ts'
import { receiveEvent } from '#server/features/billing/events/receive-event.ts'
import type { SubscriptionRow } from '#server/features/billing/events/settle-queries.ts'
import { required } from '#shared/required.ts'
import { termsOf } from './subscribe.ts'
import { countChange, isInvoicedAfter, liveSubscription, lockListing } from './subscription-queries.ts'
import { viewOf } from './subscription-view.ts'

export type ManageDeps = Pick<Context, 'db' | 'payments' | 'jobs' | 'changes' | 'config' | 'now'>
/** A subscription that is charged: it has a provider and a period. */
export type Charged = SubscriptionRow & { providerSubscriptionId: string; currentPeriodEnd: string }

/** Returns the listing's active subscription. @throws 409 without one that can be changed, or while a payment is due */
export async function activeSubscription({ db, payments }: Pick<ManageDeps, 'db' | 'payments'>, supplierId: number): Promise<Charged> {
  const row = await liveSubscription(db, supplierId)
  if (row?.status === 'past_due') throw conflict('Your last payment did not go through. Please pay it first, or end the subscription.')
  return charged(row, payments.provider)
}

/** @throws 409 where nothing is charged */
export function charged(row: SubscriptionRow | undefined, provider: string): Charged {
  if (!row || row.status === 'pending') throw conflict('Your listing has no subscription.')
  const { providerSubscriptionId, currentPeriodEnd } = row
  if (row.provider !== provider || providerSubscriptionId === null || currentPeriodEnd === null)
    throw conflict('Nothing is charged for your plan, so there is nothing to change here. Please write to us.')
  return { ...row, providerSubscriptionId, currentPeriodEnd }
}

/** Returns the key of the next change of a subscription: two calls at once are one change. */
export const keyOf = (what: string, { id, changes }: SubscriptionRow) => `${what} ${id} ${changes}`

/** Ends a subscription with the period that is paid; one whose renewal is due ends at once. @throws 409 when that was just paid */
export async function cancel(deps: ManageDeps, supplierId: number): Promise<Subscription> {
  const { db, payments } = deps
  const row = charged(await liveSubscription(db, supplierId), payments.provider)
  if (row.status === 'past_due') {
    if (!(await asProblem(payments.abandon(row.providerSubscriptionId))))
      throw conflict('Your payment has just gone through, so your plan goes on. Please look at your subscription.')
  } else if (!row.cancelAtPeriodEnd) {
    const key = keyOf('cancel', row)
    const there = await asProblem(payments.cancelAtPeriodEnd(row.providerSubscriptionId, key))
    await store(deps, { row, there, key, change: null, notice: { about: 'will end', at: row.currentPeriodEnd } })
  }
  return viewOf(deps, supplierId)
}

/** Takes back that a subscription ends or changes. @throws 409 where it does neither */
export async function resume(deps: ManageDeps, supplierId: number): Promise<Subscription> {
  const row = await activeSubscription(deps, supplierId)
  if (row.cancelAtPeriodEnd || row.changePlan !== null) {
    const key = keyOf('resume', row)
    const there = await asProblem(deps.payments.resume(row.providerSubscriptionId, key))
    await store(deps, { row, there, key, change: null, notice: { about: 'goes on', at: row.currentPeriodEnd } })
  }
  return viewOf(deps, supplierId)
}

/** How long a dry run holds: what it has shown is what is charged. */
const SHOWN_MS = 10 * 60_000

/** Changes the plan, or says what that costs. @throws 402 when the charge fails, which changes nothing; 409 for the plan that it is */
export async function change(deps: ManageDeps, { plan, interval, dryRun, at }: Input<typeof changeSubscription>, supplierId: number) {
  const { now } = deps
  const row = await activeSubscription(deps, supplierId)
  if (row.plan === plan && row.interval === interval) throw conflict('This is the plan that you have.')
  const terms = await termsOf(deps, plan, interval)
  const from = at === undefined ? now() : await shownAt(deps, row, at)
  const planned = await planOf(deps, row, terms, from)
  if (!dryRun) await (planned.isImmediate ? changeNow(deps, row, terms, from) : changeLater(deps, row, terms))
  return { subscription: await viewOf(deps, supplierId), change: planned }
}

/** A price of before the last payment would count days of the plan that was not there yet. */
async function shownAt({ db, now }: ManageDeps, { id }: Charged, at: string): Promise<Date> {
  const shown = new Date(at)
  const age = now().getTime() - shown.getTime()
  if (age < 0 || age > SHOWN_MS) throw conflict('This price was worked out more than ten minutes ago. Please look at it again.')
  if (await isInvoicedAfter(db, id, shown))
    throw conflict('Your plan has changed since this price was worked out. Please look at it again.')
  return shown
}

async function planOf({ payments }: ManageDeps, row: Charged, terms: Terms, at: Date): Promise<Change> {
  if (!isUpgrade(row, terms)) {
    const { currentPeriodEnd } = row
    return { isImmediate: false, at: currentPeriodEnd, dueCents: 0, creditCents: 0, lines: [], next: { ...terms, at: currentPeriodEnd } }
  }
  const { nextAt, ...costs } = await asProblem(payments.previewChange(row.providerSubscriptionId, terms, at))
  return { isImmediate: true, at: at.toISOString(), ...costs, next: { ...terms, at: nextAt } }
}

async function changeNow(deps: ManageDeps, row: Charged, terms: Terms, at: Date): Promise<void> {
  const key = keyOf(`change to ${terms.plan} ${terms.interval} ${at.toISOString()}`, row)
  const there = await asProblem(deps.payments.changeNow(row.providerSubscriptionId, { terms, at, key }))
  await store(deps, { row, there, key, change: null })
}

async function changeLater(deps: ManageDeps, row: Charged, terms: Terms): Promise<void> {
  const key = keyOf(`change to ${terms.plan} ${terms.interval}`, row)
  const there = await asProblem(deps.payments.changeAtPeriodEnd(row.providerSubscriptionId, { terms, key }))
  await store(deps, { row, there, key, change: terms, notice: { about: 'will change', terms, at: row.currentPeriodEnd } })
}

type Done = { row: Charged; there: ProviderSubscription; key: string; change: Terms | null; notice?: Notice }

/**
 * Stores what the provider has answered of what begins at the end of the period. Status and plan come with its events. Of two calls at once
 * that were one change, the first is stored.
 */
const store = (deps: ManageDeps, { row, there, key, change, notice }: Done): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockListing(tx, required(row.supplierId, 'The listing of a subscription'))
    if (!(await countChange(tx, row))) return
    const subscription = { ...there, status: 'active', terms: null, isPaid: false, change } as const
    await receiveEvent({ ...deps, db: tx }, { id: key, at: deps.now().toISOString(), type: 'answer', kind: 'subscription', subscription })
    if (notice) await notify(tx, deps, row, notice)
    await deps.jobs.enqueue(tx, COMPARISONS, [row.id])
  })
