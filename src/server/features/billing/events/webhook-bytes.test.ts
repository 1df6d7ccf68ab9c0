import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signaturesOf } from '#server/security/encryption.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { BETA } from '#test/stubs/payment-providers.ts'
import { createStripe, stripeVariables } from '#test/stubs/stripe-server.ts'

const now = () => new Date()
let stripe: Awaited<ReturnType<typeof createStripe>>
let apps: Record<'sandbox' | 'stripe', TestApp>
beforeAll(async () => {
  stripe = await createStripe({ now, sells: [BETA] })
  apps = { sandbox: await createTestApp(), stripe: await createTestApp(stripeVariables(stripe.settings)) }
})
afterAll(async () => {
  await Promise.all([apps.sandbox.stop(), apps.stripe.stop()])
  await stripe.close()
})

describe.each(['sandbox', 'stripe'] as const)('A webhook of %s', (provider) => {
  const secretOf = () =>
    provider === 'stripe' ? stripe.settings.webhookSecret : signaturesOf(apps.sandbox.context.secrets, 'webhooks of the sandbox')[0]

  /** Sends bytes with the signature of others. */
  async function deliver(sent: Buffer, signed = sent) {
    const time = Math.floor(now().getTime() / 1000)
    const v1 = createHmac('sha256', secretOf()).update(`${time}.`).update(signed).digest('hex')
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${v1}` }
    return (await apps[provider].server.inject({ method: 'POST', url: `/api/webhooks/${provider}`, payload: sent, headers })).statusCode
  }

  test('other bytes than those that were signed are a 400, also where they are read as the same text', async () => {
    const bytes = Buffer.from(JSON.stringify({ id: 'evt_1', type: 'product.created', created: 1, data: { object: { name: '\uFFFD' } } }))
    const at = bytes.indexOf('\uFFFD')
    const replaced = Buffer.concat([bytes.subarray(0, at), Buffer.of(0xff), bytes.subarray(at + 3)])
    const marked = Buffer.concat([Buffer.from('\uFEFF'), bytes])
    expect([await deliver(bytes), await deliver(replaced, bytes), await deliver(marked, bytes)]).toEqual([200, 400, 400])
  })

  test('a signed body that is no JSON is a 400, and JSON that is no event a 200 without effect', async () => {
    const statuses = await Promise.all(
      ['not json', '{"id":', '\uFEFF{}', '', '{"odd":true}', '[]'].map((body) => deliver(Buffer.from(body))),
    )
    expect(statuses).toEqual([400, 400, 400, 400, 200, 200])
  })
})
