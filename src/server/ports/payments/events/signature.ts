import { createHmac, timingSafeEqual } from 'node:crypto'

/** So old may a signature be, so that what somebody has recorded cannot be sent again. */
export const TOLERANCE_S = 300

/** Signs an event as Stripe does: https://docs.stripe.com/webhooks/signature */
export function signEvent(event: object, secret: string, now: Date): { body: string; signature: string } {
  const body = JSON.stringify(event)
  const timestamp = Math.floor(now.getTime() / 1000)
  return { body, signature: `t=${timestamp},v1=${mac(secret, timestamp, body).toString('hex')}` }
}

/** Whether one of the signatures in a header is that of the body, and not too old. */
export function isSigned(body: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.split('='))
  const timestamp = Number(parts.find(([name]) => name === 't')?.[1] ?? NaN)
  if (!Number.isSafeInteger(timestamp) || Math.floor(now.getTime() / 1000) - timestamp > TOLERANCE_S) return false
  const expected = mac(secret, timestamp, body)
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(name === 'v1' ? value : '', 'hex')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

const mac = (secret: string, timestamp: number, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()
