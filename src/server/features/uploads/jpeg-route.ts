import type { Context } from '#server/context.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { unknownPath } from '#server/http/problems.ts'
import type { openServer } from '#server/http/server.ts'
import { disconnection } from '#server/http/stream-signals.ts'
import { pictureHeaders } from '#server/http/uploads.ts'
import { jpegOf } from '#server/pictures/jpeg.ts'

/** Social platforms fetch a picture once. */
const runInQueue = createBoundedQueue(1, 10)

/** Serves an upload as a JPEG in a shape that every social platform takes, for those that fetch pictures by themselves. */
export function jpegRoute(app: ReturnType<typeof openServer>, { images }: Pick<Context, 'images'>): void {
  app.get<{ Params: { name: string } }>('/uploads/:name.jpg', { schema: { hide: true } }, async ({ params: { name } }, reply) => {
    const image = (await images.get(`${name}.webp`)) ?? (await images.get(`${name}.png`))
    if (!image) throw unknownPath()
    const bytes = await runInQueue(() => jpegOf(image.bytes, { isPadded: true }), disconnection(reply))
    return reply.headers(pictureHeaders('image/jpeg')).send(bytes)
  })
}
