import { createHash } from 'node:crypto'
import { SignatureInvalid, type Delivery, type PaymentEvent } from '#server/ports/payments/payments.ts'
import type { PriceTable } from './price-table.ts'
import { readEvent } from './read-event.ts'

/** Whether one of the signatures in a header is that of the body, made with a provider's secret not long before `now`. */
export type Verify = (body: Buffer, header: string, now: Date) => boolean

/** Reads a webhook once its signature is known to be right. @throws SignatureInvalid */
export function readSigned({ body, signature = '' }: Delivery, verify: Verify, prices: PriceTable, now: Date): PaymentEvent {
  if (!verify(body, signature, now)) throw new SignatureInvalid('The signature is missing, wrong or too old.')
  try {
    return readEvent(JSON.parse(body.toString()), prices)
  } catch {
    const id = `unread_${createHash('sha256').update(body).digest('hex').slice(0, 24)}`
    return { id, at: now.toISOString(), type: 'unread', kind: 'other' }
  }
}
