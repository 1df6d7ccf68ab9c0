import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSubscription, finishCardChange, startCardChange, startSubscription } from '#contract/billing/billing.ts'
import { signEvent } from '#server/security/timed-signature.ts'
import { confirm } from '#server/ports/payments/sandbox/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { cardOf } from '#test/people/billing.ts'
import { collectLog } from '#test/app/log.ts'
import { BETA, ENTERPRISE } from '#test/stubs/payment-providers.ts'
import { supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { createStripe, stripeVariables } from '#test/stubs/stripe-server.ts'

const log = collectLog()
let app: TestApp
let stripe: Awaited<ReturnType<typeof createStripe>>
beforeAll(async () => {
  stripe = await createStripe({ now: () => new Date(), sells: [BETA, ENTERPRISE] })
  app = await createTestApp({ LOG_LEVEL: 'trace', ...stripeVariables(stripe.settings) }, { logTo: log })
})
afterAll(async () => {
  await app.stop()
  await stripe.close()
})

const deliver = (event: object, secret: string) => {
  const { body, signature } = signEvent(event, secret, new Date())
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return app.server.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: body, headers })
}
/** What Stripe answers to a wrong key names it. */
const refusingKey = (key: string) => (response: import('node:http').ServerResponse) => {
  const error = { type: 'invalid_request_error', message: `Invalid API Key provided: ${key}` }
  response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
}

test('no key, no secret of a payment and no number of a card is in the log, whatever goes wrong', async () => {
  const { secretKey, webhookSecret } = stripe.settings
  const beans = await supplier(app)
  const { clientSecret } = await beans.call(startSubscription, {})
  await confirm(stripe.store, { clientSecret, card: cardOf('success') })
  for (const event of stripe.store.events) {
    expect((await deliver(event, 'whsec_another_one')).statusCode).toBe(400)
    expect((await deliver(event, webhookSecret)).statusCode).toBe(200)
  }
  stripe.failures.push(refusingKey(secretKey), refusingKey(secretKey), refusingKey(secretKey))
  expect(await problemOf(beans.call(changeSubscription, { plan: 'enterprise', interval: 'month' }))).toMatchObject({ status: 503 })
  stripe.failures.splice(0)
  const { clientSecret: ofCard } = await beans.call(startCardChange, {})
  expect(await problemOf(beans.call(finishCardChange, { clientSecret: ofCard }))).toMatchObject({ status: 402 })
  const number = '4242424242424242'
  await app.server.inject({ method: 'POST', url: `/api/webhooks/stripe?card=${number}`, payload: { number } })
  const text = log.text()
  expect(text).toContain('Stripe could not be asked')
  for (const secret of [secretKey, webhookSecret, clientSecret, ofCard, number, 'whsec_another_one'])
    expect([secret, text.includes(secret)]).toEqual([secret, false])
})
