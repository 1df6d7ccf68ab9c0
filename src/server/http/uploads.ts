import type { FastifyInstance } from 'fastify'
import { UPLOAD_WIDTHS } from '#shared/upload-variants.ts'
import type { Images, StoredImage } from '#server/ports/images/images.ts'
import { unknownPath } from './problems.ts'

/** Serves stored pictures with their detected type, without sniffing or script execution (docs/behaviour.md, Uploads). */
export function storedPictures(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', { schema: { hide: true } }, async ({ params }, reply) => {
    const image = (await images.get(params.name)) ?? (await wholeOf(images, params.name))
    if (!image) throw unknownPath()
    return reply.headers(pictureHeaders(image.type)).send(image.bytes)
  })
}

/** The headers of a picture, which never changes. */
export const pictureHeaders = (type: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
})

const AT_A_WIDTH = new RegExp(`^(.{36})-(?:${UPLOAD_WIDTHS.join('|')})\\.(?:webp|avif)$`)

/** Returns the original of a picture that does not exist in the requested width, because it is not wider: pages need not know its width. */
async function wholeOf(images: Images, name: string): Promise<StoredImage | null> {
  const [, picture] = AT_A_WIDTH.exec(name) ?? []
  return picture ? ((await images.get(`${picture}.webp`)) ?? images.get(`${picture}.png`)) : null
}
