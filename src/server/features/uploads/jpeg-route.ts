import { jpegNameOf } from '#shared/pictures/upload-variants.ts'
import type { Context } from '#server/context.ts'
import { createBoundedQueue } from '#server/http/cache/bounded-queue.ts'
import { unknownPath } from '#server/http/problems.ts'
import type { createSiteServer } from '#server/http/server.ts'
import { shareCreations } from '#server/http/cache/shared-creations.ts'
import { disconnection } from '#server/http/wire/stream-signals.ts'
import { pictureHeaders } from '#server/http/files/uploads.ts'
import { jpegOf } from '#server/pictures/jpeg.ts'
import { typeOf } from '#server/ports/images/images.ts'
import { hasUpload } from './queries.ts'

type Deps = Pick<Context, 'db' | 'images' | 'log'>

/**
 * Serves an upload as a JPEG in a shape that every social platform takes, for those that fetch pictures by themselves. It is made when it is
 * asked for first, and then stored beside the upload.
 */
export function jpegRoute(app: ReturnType<typeof createSiteServer>, deps: Deps): void {
  const { images } = deps
  const creations = shareCreations<Buffer>(createBoundedQueue(1, 10))

  app.get<{ Params: { name: string } }>('/uploads/:name.jpg', { schema: { hide: true } }, async ({ params: { name } }, reply) => {
    if (!typeOf(`${name}.jpg`)) throw unknownPath()
    const stored = await images.get(`${name}.jpg`)
    const bytes = stored?.bytes ?? (await creations.create(name, () => create(deps, name), disconnection(reply)))
    return reply.headers(pictureHeaders('image/jpeg')).send(bytes)
  })
}

/** @throws 404 where there is no such upload */
async function create(deps: Deps, name: string): Promise<Buffer> {
  for (const upload of [`${name}.webp`, `${name}.png`]) {
    const image = await deps.images.get(upload)
    if (!image) continue
    const jpeg = await jpegOf(image.bytes, { isPadded: true })
    // It can be made again: a full disk keeps nobody from this one.
    await store(deps, upload, jpeg).catch((err: unknown) => deps.log.warn({ err, upload }, 'The JPEG of an upload was not stored'))
    return jpeg
  }
  throw unknownPath()
}

/** Stores the JPEG, unless its upload has been deleted meanwhile: nothing would remove it later. */
async function store({ db, images }: Deps, upload: string, jpeg: Buffer): Promise<void> {
  const name = jpegNameOf(upload)
  await images.put(name, jpeg)
  if (!(await hasUpload(db, upload))) await images.remove(name)
}
