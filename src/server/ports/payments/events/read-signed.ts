import { createHash } from 'node:crypto'
import { BodyInvalid, SignatureInvalid, type Delivery, type PaymentEvent } from '#server/ports/payments/payments.ts'
import type { PriceTable } from './price-table.ts'
import { readEvent } from './read-event.ts'
import { isSigned } from '#server/security/timed-signature.ts'

/** Reads a webhook once its signature is known to be right: one of Stripe, or of the sandbox. @throws SignatureInvalid, or BodyInvalid */
export function readSigned({ body, signature = '' }: Delivery, secret: string, prices: PriceTable, now: Date): PaymentEvent {
  if (!isSigned(body, signature, secret, now)) throw new SignatureInvalid('The signature is missing, wrong or too old.')
  const json = jsonOf(body)
  try {
    return readEvent(json, prices)
  } catch {
    const id = `unread_${createHash('sha256').update(body).digest('hex').slice(0, 24)}`
    return { id, at: now.toISOString(), type: 'unread', kind: 'other' }
  }
}

/** A mark of the byte order is no part of JSON, and bytes that are no text are not replaced. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(UTF_8.decode(body))
  } catch {
    throw new BodyInvalid('The body is not JSON.')
  }
}
