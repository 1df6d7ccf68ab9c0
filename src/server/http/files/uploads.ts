import type { FastifyInstance } from 'fastify'
import { UPLOAD_WIDTHS, variantOf } from '#shared/pictures/upload-variants.ts'
import type { Images, StoredImage } from '#server/ports/images/images.ts'
import { unknownPath } from '#server/http/problems.ts'

/** Serves stored pictures with their detected type, without sniffing or script execution (docs/behaviour/suppliers.md, Uploads). */
export function storedPictures(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', { schema: { hide: true } }, async ({ params }, reply) => {
    const image = await firstOf(images, [params.name, ...widerThan(params.name)])
    if (!image) throw unknownPath()
    return reply.headers(pictureHeaders(image.type)).send(image.bytes)
  })
}

/** Returns the headers of a picture, which never changes. */
export const pictureHeaders = (type: string) => ({
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
})

const AT_A_WIDTH = /^(.{36})-(\d+)\.(webp|avif)$/

/**
 * Returns the names of what a picture is served as, the best first, where it does not exist in the requested width: because it is not wider,
 * or was stored before there was such a width. So pages need not know its widths.
 */
function widerThan(name: string): string[] {
  const [, picture, width, format] = AT_A_WIDTH.exec(name) ?? []
  const at = UPLOAD_WIDTHS.findIndex((each) => String(each) === width)
  if (at < 0) return []
  // The pattern has no other formats.
  const wider = UPLOAD_WIDTHS.slice(at + 1).map((each) => variantOf(`${picture}.webp`, each, format as 'webp' | 'avif'))
  return [...wider, `${picture}.webp`, `${picture}.png`]
}

async function firstOf(images: Images, names: string[]): Promise<StoredImage | null> {
  for (const name of names) {
    const image = await images.get(name)
    if (image) return image
  }
  return null
}
