import { describe, expect, test } from 'vitest'
import { SignatureInvalid } from '#server/ports/payments/payments.ts'
import { stripeSignature } from '#server/ports/payments/stripe/stripe-signature.ts'
import { readSigned } from './read-signed.ts'
import { isSigned, signEvent } from './signature.ts'

const SECRET = 'whsec_one'
const AT = new Date('2030-05-05T05:05:05Z')
const EVENT = { id: 'evt_1', object: 'event', type: 'product.created', created: 1_900_000_000, data: { object: {} } }
const prices = new Map()
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000)

const VERIFIERS = {
  sandbox: (body: Buffer, header: string, now: Date) => isSigned(body, header, SECRET, now),
  stripe: stripeSignature(SECRET),
}

describe.each(Object.entries(VERIFIERS))('The signature of a webhook: %s', (_, verify) => {
  const { body, signature } = signEvent(EVENT, SECRET, AT)
  const read = (now: Date, signed: string | undefined = signature, sent = body) =>
    readSigned({ body: Buffer.from(sent), signature: signed }, verify, prices, now)

  test('is valid for five minutes, by the clock of whoever reads it', () => {
    expect(read(AT)).toEqual({ id: 'evt_1', at: '2030-03-17T17:46:40.000Z', type: 'product.created', kind: 'other' })
    expect(read(later(300)).id).toBe('evt_1')
    expect(() => read(later(301))).toThrow(SignatureInvalid)
  })

  test('may be any of several, as while the secret is changed', () => {
    const other = signEvent(EVENT, 'whsec_two', AT).signature.split(',')[1]
    const [time, ours] = signature.split(',')
    expect(read(AT, `${time},${other},${ours}`).id).toBe('evt_1')
    expect(read(AT, `${time},v0=junk,${ours},${other}`).id).toBe('evt_1')
    expect(() => read(AT, `${time},${other}`)).toThrow(SignatureInvalid)
  })

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['nonsense', 'nonsense'],
    ['without its time', 'v1=00'],
    ['of another scheme', signature.replace('v1=', 'v0=')],
    ['of another time', signature.replace(/t=\d+/, `t=${later(1).getTime() / 1000}`)],
  ])('that is %s is refused', (__, wrong) => {
    expect(() => readSigned({ body: Buffer.from(body), signature: wrong }, verify, prices, AT)).toThrow(SignatureInvalid)
  })

  test('covers every byte, and says nothing of the secret when it is wrong', () => {
    const failure = (() => {
      try {
        return read(AT, signature, `${body} `)
      } catch (error) {
        return error
      }
    })()
    expect(failure).toBeInstanceOf(SignatureInvalid)
    expect(String(failure)).not.toContain(SECRET)
    expect(() => read(AT, signature, '')).toThrow(SignatureInvalid)
  })

  test('of what is no event is not enough to be one', () => {
    const signed = signEvent(['not', 'an', 'event'], SECRET, AT)
    expect(read(AT, signed.signature, signed.body)).toMatchObject({ kind: 'other', type: 'unread', id: expect.stringMatching(/^unread_/) })
  })
})
