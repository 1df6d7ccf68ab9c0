import { randomUUID } from 'node:crypto'
import { variantOf } from '#shared/upload-variants.ts'
import type { Upload } from '#contract/uploads.ts'
import type { Context } from '#server/context.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { encode, type Rendition } from './encode.ts'
import { insertUpload } from './queries.ts'

/** Limits the CPU time and memory that encoding pictures takes from everything else. */
const runInQueue = createBoundedQueue(2, 20)

/**
 * Stores a picture in all its sizes. Its row is inserted first, so that the nightly job (clear-unused.ts) can remove the files of an upload
 * that failed halfway.
 * @throws 413, 415, and 503 when too many uploads are waiting
 */
export async function storeUpload(
  { db, images, now }: Pick<Context, 'db' | 'images' | 'now'>,
  accountId: string,
  file: Buffer,
): Promise<Upload> {
  const renditions = await runInQueue(() => encode(file))
  const name = `${randomUUID()}.webp`
  const bytes = renditions.reduce((sum, rendition) => sum + rendition.bytes.length, 0)
  await insertUpload(db, { name, accountId, bytes, createdAt: now() })
  for (const rendition of renditions) await images.put(nameOf(name, rendition), rendition.bytes)
  return { url: `/uploads/${name}` }
}

const nameOf = (name: string, { width, format }: Rendition) => (width === null ? name : variantOf(name, width, format))
