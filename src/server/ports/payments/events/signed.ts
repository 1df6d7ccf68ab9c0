import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { SignatureInvalid, type Delivery, type PaymentEvent } from '#server/ports/payments/payments.ts'
import type { PriceTable } from './price-table.ts'
import { readEvent } from './read-event.ts'

/** So old may a signature be, so that what somebody has recorded cannot be sent again. */
const TOLERANCE_S = 300

/**
 * Reads a webhook once its signature is known to be right: any valid one of several will do, as while the provider changes its secret.
 * @throws SignatureInvalid
 */
export function readSigned({ body, signature }: Delivery, secret: string, prices: PriceTable, now: Date): PaymentEvent {
  try {
    Stripe.webhooks.signature!.verifyHeader(body, signature ?? '', secret, TOLERANCE_S, undefined, now.getTime())
  } catch {
    throw new SignatureInvalid('The signature is missing, wrong or too old.')
  }
  try {
    return readEvent(JSON.parse(body.toString()), prices)
  } catch {
    const id = `unread_${createHash('sha256').update(body).digest('hex').slice(0, 24)}`
    return { id, at: now.toISOString(), type: 'unread', kind: 'other' }
  }
}

/** Signs an event as Stripe does. */
export function signEvent(event: object, secret: string, now: Date): { body: string; signature: string } {
  const body = JSON.stringify(event)
  const timestamp = Math.floor(now.getTime() / 1000)
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) }
}
