import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A browser as a push service knows it: where it is reached, and the keys that only the browser has. */
export type Phone = { endpoint: string; keys: { p256dh: string; auth: string }; privateKey: Buffer }

type Received = {
  path: string
  headers: IncomingHttpHeaders
  text: string
  claims: { aud: string; exp: number; sub: string }
  publicKey: string
}

const base64url = (text: string) => Buffer.from(text, 'base64url')
const derived = (salt: Buffer, key: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(info), length))

/** Decrypts a message as a browser does (RFC 8291 over RFC 8188, one record). @throws where it is not for this browser */
export function decryptPush(body: Buffer, { keys, privateKey }: Pick<Phone, 'keys' | 'privateKey'>): string {
  const [salt, size, idLength] = [body.subarray(0, 16), body.readUInt32BE(16), body[20] ?? 0]
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  if (record.length > size) throw new Error('There is more than one record.')
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), base64url(keys.p256dh), sender])
  const key = derived(base64url(keys.auth), ecdh.computeSecret(sender), info, 32)
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derived(salt, key, 'Content-Encoding: aes128gcm\0', 16),
    derived(salt, key, 'Content-Encoding: nonce\0', 12),
  )
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some(Boolean)) throw new Error('The padding is not that of a last record.')
  return padded.subarray(0, end).toString()
}

/** Verifies who sends (RFC 8292), and returns what is claimed. @throws where the signature is another key's */
export function verifiedSender(authorization = ''): Pick<Received, 'claims' | 'publicKey'> {
  const { token = '', publicKey = '' } = /^vapid t=(?<token>[\w.-]+), ?k=(?<publicKey>[\w-]+)$/.exec(authorization)?.groups ?? {}
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = base64url(publicKey)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, base64url(signature)))
    throw new Error('The signature is not of this key.')
  return { claims: JSON.parse(base64url(claims).toString()), publicKey }
}

/** Starts a push service whose browsers the test adds. It responds 201 to what it can decrypt, and 400 to anything else. */
export async function pushService() {
  const phones = new Map<string, Phone>()
  const service = {
    received: [] as Received[],
    /** The status of the next responses, by path; without it 201. */
    statuses: new Map<string, number>(),
    origin: '',
    addPhone(): Phone {
      const ecdh = createECDH('prime256v1')
      const path = `/send/${randomBytes(12).toString('base64url')}`
      const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
      const phone = { endpoint: service.origin + path, keys, privateKey: ecdh.getPrivateKey() }
      phones.set(path, phone)
      return phone
    },
    to: ({ endpoint }: Phone) => service.received.filter(({ path }) => endpoint.endsWith(path)).map(({ text }) => JSON.parse(text)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    const body = await buffer(request)
    const status = service.statuses.get(path)
    if (status !== undefined) return response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    try {
      const phone = phones.get(path)
      if (!phone) throw new Error('There is no such browser.')
      service.received.push({ path, headers, text: decryptPush(body, phone), ...verifiedSender(headers.authorization) })
      response.writeHead(201).end()
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
