import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSubscription, refundSubscription, startSubscription } from '#contract/billing/billing.ts'
import { signEvent } from '#server/security/timed-signature.ts'
import { confirm } from '#server/ports/payments/sandbox/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { cardOf } from '#test/people/billing.ts'
import { billingSettled } from '#test/clock/passing-days.ts'
import { BETA, STARTER_YEAR } from '#test/stubs/payment-providers.ts'
import { supplier } from '#test/people/people.ts'
import { closeDisputes, openDispute } from '#test/stubs/provider-disputes.ts'
import { createStripe, stripeVariables } from '#test/stubs/stripe-server.ts'
import { sum } from './money-back.ts'

const now = () => new Date()
let app: TestApp
let stripe: Awaited<ReturnType<typeof createStripe>>
beforeAll(async () => {
  stripe = await createStripe({ now, sells: [BETA, STARTER_YEAR] })
  app = await createTestApp(stripeVariables(stripe.settings))
})
afterAll(async () => {
  await app.stop()
  await stripe.close()
})

let delivered = 0
/** Delivers the events that were not, and waits until what follows from them is done. */
async function settled() {
  for (const event of stripe.store.events.slice(delivered)) {
    const { body, signature } = signEvent(event, stripe.settings.webhookSecret, now())
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const { statusCode } = await app.server.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: body, headers })
    expect(statusCode).toBe(200)
  }
  delivered = stripe.store.events.length
  await billingSettled(app.context)
}

/** Returns what is booked on some accounts. */
async function booked(customer: string) {
  const lines = await app.context.db.selectFrom('ledger').selectAll().where('providerCustomerId', '=', customer).execute()
  const of = (account: string) => sum(lines.filter((line) => line.account === account).map(({ cents }) => cents))
  return { cash: of('cash'), credit: of('credit'), disputed: of('disputed'), income: of('revenue') + of('gst') }
}

test('a dispute that is lost takes the credit of its payment along, and what a bank has taken does not come back a second time', async () => {
  const beans = await supplier(app)
  const { clientSecret } = await beans.call(startSubscription, { plan: 'starter', interval: 'year' })
  await confirm(stripe.store, { clientSecret, card: cardOf('success') })
  await settled()
  await beans.call(changeSubscription, { plan: 'professional', interval: 'month' })
  await settled()
  const { id } = stripe.store.customers()[0]!
  const balance = async () => (await stripe.store.read(id))!.balance
  expect(await balance()).toBe(-403_50)
  await openDispute(stripe.store, id)
  await settled()
  expect(await balance()).toBe(-403_50)
  await closeDisputes(stripe.store, id, 'lost')
  await settled()
  expect(await balance()).toBe(0)
  expect(await booked(id)).toEqual({ cash: 0, credit: 0, disputed: 0, income: 0 })
  await beans.call(refundSubscription, {})
  await settled()
  expect((await stripe.store.read(id))?.refunds).toEqual([])
})
