import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BodyInvalid, SignatureInvalid } from '#server/ports/payments/payments.ts'
import { readSigned } from './read-signed.ts'
import { signEvent } from '#server/security/timed-signature.ts'

const SECRET = 'whsec_one'
const AT = new Date('2030-05-05T05:05:05Z')
const EVENT = { id: 'evt_1', object: 'event', type: 'product.created', created: 1_900_000_000, data: { object: {} } }
const prices = new Map()
const later = (seconds: number) => new Date(AT.getTime() + seconds * 1000)

/** Signs bytes, whatever they are. */
const signed = (body: Buffer, time = String(AT.getTime() / 1000)) =>
  `t=${time},v1=${createHmac('sha256', SECRET).update(`${time}.`).update(body).digest('hex')}`

describe('The signature of a webhook', () => {
  const { body, signature } = signEvent(EVENT, SECRET, AT)
  const read = (now: Date, header: string | undefined = signature, sent = body) =>
    readSigned({ body: Buffer.from(sent), signature: header }, SECRET, prices, now)

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
    ['longer than one', `${signature}00`],
    ['of a time that is written otherwise', signature.replace('t=', 't=0')],
    ['of another time', signature.replace(/t=\d+/, `t=${later(1).getTime() / 1000}`)],
  ])('that is %s is refused', (_, wrong) => {
    expect(() => readSigned({ body: Buffer.from(body), signature: wrong }, SECRET, prices, AT)).toThrow(SignatureInvalid)
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

  test('is one of bytes: none may be put before them, or stand for others that are read as the same', () => {
    const bytes = Buffer.from(JSON.stringify({ ...EVENT, note: '\uFFFD' }))
    const of = (sent: Buffer) => () => readSigned({ body: sent, signature: signed(bytes) }, SECRET, prices, AT)
    expect(of(bytes)()).toMatchObject({ id: 'evt_1' })
    const at = bytes.indexOf('\uFFFD')
    const other = Buffer.concat([bytes.subarray(0, at), Buffer.of(0xff), bytes.subarray(at + 3)])
    expect(other.toString()).toBe(bytes.toString())
    for (const sent of [other, Buffer.concat([Buffer.from('\uFEFF'), bytes])]) expect(of(sent)).toThrow(SignatureInvalid)
  })

  test('does not make JSON of what is none', () => {
    const half = Buffer.concat([Buffer.from('"'), Buffer.of(0xc3, 0x28), Buffer.from('"')])
    for (const body of [Buffer.from('not json'), Buffer.from('\uFEFF{}'), Buffer.from('{}{}'), half, Buffer.alloc(0)])
      expect(() => readSigned({ body, signature: signed(body) }, SECRET, prices, AT)).toThrow(BodyInvalid)
  })

  test('of what is no event is not enough to be one', () => {
    const list = signEvent(['not', 'an', 'event'], SECRET, AT)
    expect(read(AT, list.signature, list.body)).toMatchObject({ kind: 'other', type: 'unread', id: expect.stringMatching(/^unread_/) })
  })
})
