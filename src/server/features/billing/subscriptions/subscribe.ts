import type { startSubscription } from '#contract/billing/billing.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { PLAN_NAMES, priceOf, type Terms } from '#contract/billing/plans.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import type { Listing } from '#server/features/suppliers/access.ts'
import { conflict, invalid, notFound } from '#server/http/problems.ts'
import { asProblem } from './provider-problems.ts'
import type { SubscriptionRow } from '#server/features/billing/events/settle-queries.ts'
import { settleRefund } from '#server/features/billing/refunds/settle-refund.ts'
import { required } from '#shared/required.ts'
import {
  cancelUnpaid,
  customerOf,
  insertSubscription,
  isBetaNow,
  lockListing,
  lockLiveSubscription,
  setProviderId,
  storeCustomer,
  unsettledRefund,
} from './subscription-queries.ts'

type Deps = Pick<Context, 'db' | 'payments' | 'jobs' | 'changes' | 'config' | 'now'>

/**
 * Returns what a listing pays its subscription with: a new one, the one that is not paid yet, or the open invoice of a renewal. Calls at
 * the same time get the same one; an unpaid one with other terms is given up for the new.
 * @throws 400 for terms that are not sold, 409 with an active subscription
 */
export async function subscribe(
  deps: Deps,
  { plan, interval }: Pick<Input<typeof startSubscription>, 'plan' | 'interval'>,
  listing: Listing,
  accountId: string,
): Promise<{ clientSecret: string }> {
  const terms = await termsOf(deps, plan, interval)
  const customer = await getOrCreateCustomer(deps, listing, accountId)
  const row = await getOrCreate(deps, { supplierId: listing.id, terms, customer })
  return { clientSecret: await secretOf(deps, row) }
}

/** Returns the terms of a new subscription. @throws 400 during the beta, 409 where this site does not sell them */
export async function termsOf(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  plan: Terms['plan'],
  interval: Terms['interval'],
): Promise<Terms> {
  const cents = priceOf(plan, interval, await isBetaNow(db))
  if (cents === null) {
    const message = `${PLAN_NAMES[plan]} by the year is not sold during the beta. Please choose it by the month.`
    throw invalid([{ path: 'interval', message }])
  }
  const terms = { plan, interval, cents }
  if (!(await asProblem(payments.sells(terms))))
    throw conflict(`${PLAN_NAMES[plan]} by the ${interval} cannot be bought here yet. Please choose another plan, or write to us.`)
  return terms
}

/**
 * The provider is asked outside of any transaction, twice with the same key if two calls come at once. Whoever manages a listing after another
 * account is another customer, with a card and a credit of its own.
 */
async function getOrCreateCustomer({ db, payments }: Deps, { id, businessName, email }: Listing, accountId: string): Promise<string> {
  const { provider } = payments
  const known = await customerOf(db, id, provider)
  if (known) return known
  const created = payments.createCustomer({ key: `customer ${id} ${accountId}`, supplierId: id, name: businessName, email: email ?? '' })
  return storeCustomer(db, id, provider, await asProblem(created))
}

type Wanted = { supplierId: number; terms: Terms; customer: string }

async function getOrCreate(deps: Deps, wanted: Wanted): Promise<SubscriptionRow> {
  const decision = await inTransaction(deps.db, (tx) => decide(tx, deps, wanted))
  if ('row' in decision) return decision.row
  // Until all of it is taken and paid back, there is credit that nothing is to be paid with.
  if ('refunded' in decision) await asProblem(settleRefund(deps, decision.refunded))
  else await giveUp(deps, decision.unfinished)
  return getOrCreate(deps, wanted)
}

/** Gives an unfinished subscription up that has other terms. What is paid in this moment is not. */
async function giveUp({ db, payments, now }: Deps, { id, provider, providerSubscriptionId }: SubscriptionRow): Promise<void> {
  if (providerSubscriptionId !== null && provider === payments.provider && !(await asProblem(payments.abandon(providerSubscriptionId))))
    throw conflict('The plan that you chose first has just been paid. Please look at your subscription.')
  await cancelUnpaid(db, id, now())
}

type Decision = { row: SubscriptionRow } | { unfinished: SubscriptionRow } | { refunded: string }

async function decide(tx: Db, { payments: { provider } }: Deps, { supplierId, terms, customer }: Wanted): Promise<Decision> {
  const listing = await lockListing(tx, supplierId)
  if (!listing) throw notFound('Your listing')
  // The account may have been deleted since it was asked for, and its customer with it.
  if ((await customerOf(tx, supplierId, provider)) !== customer) throw notFound('Your listing')
  const live = await lockLiveSubscription(tx, supplierId)
  if (live?.status === 'active') throw conflict('Your listing has a subscription already.', 'already_active')
  if (live?.status === 'past_due' && live.provider === provider) return { row: live }
  if (live && !isOf(live, terms, provider)) return { unfinished: live }
  if (live) return { row: live }
  const refunded = await unsettledRefund(tx, supplierId, provider)
  if (refunded) return { refunded: refunded.id }
  if (listing.suspendedAt !== null) throw conflict('Your listing is suspended, so a plan would give it nothing. Please write to us first.')
  return { row: await insertSubscription(tx, { supplierId, terms, provider, customer }) }
}

const isOf = (row: SubscriptionRow, { plan, interval, cents }: Terms, provider: string): boolean =>
  row.plan === plan && row.interval === interval && row.cents === cents && row.provider === provider

async function secretOf({ db, payments }: Deps, row: SubscriptionRow): Promise<string> {
  const { id, plan, interval, cents, providerCustomerId, providerSubscriptionId } = row
  if (providerSubscriptionId === null) {
    const customer = required(providerCustomerId, 'The customer of a subscription')
    const start = { key: `subscription ${id}`, customer, terms: { plan, interval, cents }, reference: id }
    const started = await asProblem(payments.startSubscription(start))
    await setProviderId(db, id, started.id)
    return started.clientSecret
  }
  const secret = await asProblem(payments.secretOf(providerSubscriptionId))
  if (secret === null) throw conflict('Your payment has arrived and is being confirmed. This takes a few seconds.', 'already_paid')
  return secret
}
