import { randomUUID } from 'node:crypto'
import { variantOf } from '#shared/upload-variants.ts'
import type { Upload } from '#contract/uploads.ts'
import type { Context } from '#server/context.ts'
import { encode, type Rendition } from './encode.ts'
import { insertUpload } from './queries.ts'
import { createQueue } from './encode-queue.ts'

/** So that pictures leave room for everything else, on the machine and in memory. */
const takeTurn = createQueue(2, 20)

/**
 * Keeps a picture in all its sizes. Its row comes first: whatever fails or crashes after it, the night finds by it (clear-unused.ts).
 * @throws 413, 415, 503
 */
export async function storeUpload(
  { db, images, now }: Pick<Context, 'db' | 'images' | 'now'>,
  accountId: string,
  file: Buffer,
): Promise<Upload> {
  const renditions = await takeTurn(() => encode(file))
  const name = `${randomUUID()}.webp`
  const bytes = renditions.reduce((sum, rendition) => sum + rendition.bytes.length, 0)
  await insertUpload(db, { name, accountId, bytes, createdAt: now() })
  for (const rendition of renditions) await images.put(nameOf(name, rendition), rendition.bytes)
  return { url: `/uploads/${name}` }
}

const nameOf = (name: string, { width, format }: Rendition) => (width === null ? name : variantOf(name, width, format))
