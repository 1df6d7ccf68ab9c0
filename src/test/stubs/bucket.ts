import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '#server/ports/images/s3.ts'

/** An S3 bucket on a real HTTP server in this process, which rejects requests without a valid S3 signature. */
export type Bucket = {
  settings: S3Settings
  /** The stored objects, by path. */
  objects: Map<string, { type: string | undefined; bytes: Buffer }>
  /** Error statuses for the next requests, one each; 0 is none. */
  refusals: number[]
  close(): Promise<void>
}

const ACCOUNT = {
  bucket: 'backdock-pictures',
  region: 'ap-southeast-2',
  accessKeyId: 'AKIA0',
  secretAccessKey: 'a secret/+ of forty characters',
}

export async function createBucket(): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map()
  const refusals: number[] = []
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request)
    const status = refusals.shift() ?? (isSigned(request, bytes) ? undefined : 403)
    if (status) return response.writeHead(status).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const path = request.url!
    const stored = objects.get(path)
    if (request.method === 'PUT') objects.set(path, { type: request.headers['content-type'], bytes })
    if (request.method === 'DELETE') objects.delete(path)
    if (request.method === 'GET')
      return stored ? response.end(stored.bytes) : response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, ...ACCOUNT },
    objects,
    refusals,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Returns whether the request has a valid Signature Version 4 of its method, path, headers and received body. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/
  const [, keyId, day = '', region = '', signed = '', signature] = form.exec(headers.authorization ?? '') ?? []
  const hash = headers['x-amz-content-sha256']
  if (keyId !== ACCOUNT.accessKeyId || region !== ACCOUNT.region || (method === 'PUT' && hash !== sha256(body))) return false
  const names = signed.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return false
  const lines = names.map((name) => `${name}:${String(headers[name])}\n`).join('')
  const canonicalRequest = [method, url, '', lines, signed, hash].join('\n')
  const stringToSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, sha256(canonicalRequest)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${ACCOUNT.secretAccessKey}`),
  )
  return signature === hmac(key, stringToSign).toString('hex')
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer, content: string) => createHmac('sha256', key).update(content).digest()
