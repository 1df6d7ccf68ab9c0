import type { FastifyInstance } from 'fastify'
import type { Images } from '#server/ports/images/images.ts'
import { unknownPath } from './problems.ts'

/** Serves stored pictures: their true type, no sniffing, and nothing in them may run (contract §3). */
export function uploadRoutes(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', { schema: { hide: true } }, async ({ params }, reply) => {
    const image = await images.get(params.name)
    if (!image) throw unknownPath()
    return reply
      .headers({
        'content-type': image.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(image.bytes)
  })
}
