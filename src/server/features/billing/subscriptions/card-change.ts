import type { Subscription } from '#contract/billing/billing.ts'
import { required } from '#shared/required.ts'
import { liveSubscription } from './subscription-queries.ts'
import { charged, type ManageDeps } from './manage.ts'
import { asProblem } from './provider-problems.ts'
import { viewOf } from './subscription-view.ts'

/** Returns what a browser stores another card with. @throws 409 without a subscription */
export async function startChange({ db, payments }: ManageDeps, supplierId: number): Promise<{ clientSecret: string }> {
  const { providerCustomerId } = charged(await liveSubscription(db, supplierId), payments.provider)
  return { clientSecret: await asProblem(payments.startCardChange(required(providerCustomerId, 'The customer of a charged subscription'))) }
}

/** Charges another card from now on, and with it what is due. @throws 402 when that fails */
export async function finishChange(deps: ManageDeps, clientSecret: string, supplierId: number): Promise<Subscription> {
  const { providerSubscriptionId } = charged(await liveSubscription(deps.db, supplierId), deps.payments.provider)
  const card = await asProblem(deps.payments.finishCardChange(providerSubscriptionId, clientSecret))
  return { ...(await viewOf(deps, supplierId)), card }
}
