import type { Context } from '#server/context.ts'
import { invalid } from '#server/http/problems.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { BodyInvalid, SignatureInvalid, type Delivery, type PaymentEvent } from '#server/ports/payments/payments.ts'
import { receiveEvent } from './receive-event.ts'
import { SANDBOX_WEBHOOK } from '#server/features/billing/sandbox/sandbox-webhooks.ts'

const STRIPE_WEBHOOK = '/api/webhooks/stripe'
const KIB = 1024
/** A provider sends in bursts, such as at the start of a month. */
const WEBHOOKS = { name: 'payment-webhook', points: 3_000, seconds: 60 }

type Deps = Pick<Context, 'db' | 'payments' | 'jobs' | 'changes' | 'config' | 'now'>

/** Serves the address at which the payment provider says what has happened; there is none for the other one. */
export function billingWebhooks(serve: Serve, deps: Deps): void {
  const { payments, now } = deps
  const address = payments.provider === 'stripe' ? STRIPE_WEBHOOK : SANDBOX_WEBHOOK
  const options = { summary: 'Takes what the payment provider says has happened', maxBytes: 256 * KIB, limit: WEBHOOKS }
  serve.webhook(`POST ${address}`, options, async ({ body, headers }) => {
    const { 'stripe-signature': signature } = headers
    await receiveEvent(deps, read({ body, signature: typeof signature === 'string' ? signature : undefined }))
  })

  function read(delivery: Delivery): PaymentEvent {
    try {
      return payments.readEvent(delivery, now())
    } catch (error) {
      if (error instanceof SignatureInvalid || error instanceof BodyInvalid) throw invalid([], error.message)
      throw error
    }
  }
}
