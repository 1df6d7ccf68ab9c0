import Stripe from 'stripe'
import { TOLERANCE_S } from '#server/ports/payments/events/signature.ts'
import type { Verify } from '#server/ports/payments/events/read-signed.ts'

/** Any valid signature of several will do, as while Stripe changes a secret. */
export const stripeSignature =
  (secret: string): Verify =>
  (body, header, now) => {
    try {
      return Stripe.webhooks.signature!.verifyHeader(body, header, secret, TOLERANCE_S, undefined, now.getTime())
    } catch {
      return false
    }
  }
