import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { StoreUnavailable, typeOf, type Images } from './images.ts'

/** A bucket on Amazon S3 or any compatible server. */
export type S3Settings = {
  /** A URL without a slash at the end. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const TIMEOUT_MS = 10_000

/**
 * Stores pictures as objects `uploads/<name>` in a bucket, with path-style URLs. The bucket can be private, because the site serves them.
 */
export function s3Images({ endpoint, bucket, ...account }: S3Settings): Images {
  const client = new AwsClient({ ...account, service: 's3', retries: 2 })

  /** Returns the body of the response; null when there is no such object. @throws StoreUnavailable */
  async function send(method: 'GET' | 'PUT' | 'DELETE', name: string, body?: { bytes: Buffer; type: string }): Promise<Buffer | null> {
    const headers = body && { 'content-type': body.type, 'x-amz-content-sha256': sha256(body.bytes) }
    // A picture is never in shared memory, which `fetch` does not take.
    const payload = body?.bytes as Buffer<ArrayBuffer> | undefined
    const request = { method, headers, body: payload, redirect: 'error' as const, signal: AbortSignal.timeout(TIMEOUT_MS) }
    try {
      const response = await client.fetch(`${endpoint}/${bucket}/uploads/${name}`, request)
      const content = Buffer.from(await response.arrayBuffer())
      if (response.ok) return content
      if (response.status === 404 && method !== 'PUT') return null
      throw new Error(`${response.status} ${/<Code>(\w+)</.exec(content.toString())?.[1] ?? ''}`.trim())
    } catch (error) {
      // `fetch` rejects with errors only.
      throw new StoreUnavailable(`The bucket "${bucket}" did not ${method} a picture: ${reasonOf(error as Error)}`)
    }
  }

  return {
    async put(name, bytes) {
      const type = typeOf(name)
      if (!type) throw new Error(`"${name}" is no name of a picture.`)
      await send('PUT', name, { bytes, type })
    },
    async get(name) {
      const type = typeOf(name)
      const bytes = type && (await send('GET', name))
      return bytes ? { bytes, type } : null
    },
    async remove(name) {
      if (typeOf(name)) await send('DELETE', name)
    },
  }
}

/** Returns the message of the cause if there is one, because `fetch` reports the reason of a failure there. */
const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
