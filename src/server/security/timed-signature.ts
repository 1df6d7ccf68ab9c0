import { createHmac, timingSafeEqual } from 'node:crypto'

/** So old may a signature be, so that what somebody has recorded cannot be sent again. */
const TOLERANCE_S = 300

/** Returns the signature of a text at a time, in the form of Stripe's. */
export function timedSignature(text: string, secret: string, now: Date): string {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return `t=${timestamp},v1=${mac(secret, timestamp, text).toString('hex')}`
}

/** Signs an event as Stripe does: https://docs.stripe.com/webhooks/signature */
export function signEvent(event: object, secret: string, now: Date): { body: string; signature: string } {
  const body = JSON.stringify(event)
  return { body, signature: timedSignature(body, secret, now) }
}

/**
 * Returns whether one of the `v1` signatures in a header is that of the body, and not too old. It is one of bytes, and of the time as it is written:
 * nothing is decoded first.
 */
export function isSigned(body: Buffer | string, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.split('='))
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(timestamp) || Math.floor(now.getTime() / 1000) - Number(timestamp) > TOLERANCE_S) return false
  const expected = mac(secret, timestamp, body)
  return parts.some(([name, value = '']) => name === 'v1' && MAC.test(value) && timingSafeEqual(Buffer.from(value, 'hex'), expected))
}

const MAC = /^[\da-f]{64}$/
const mac = (secret: string, timestamp: string, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()
