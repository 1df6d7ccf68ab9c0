import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Picture } from '#contract/suppliers.ts'
import { callOverHttp } from '#web/api/call.ts'
import { query } from '#web/api/query.ts'
import { listingChanged } from '#web/features/supplier-profile/listing-changed.ts'
import { useShowcase } from '#web/features/supplier-profile/use-showcase.ts'

/** The pictures of a listing, and what can be done with them. */
export function useGallery(supplierId: number) {
  const client = useQueryClient()
  const id = String(supplierId)
  const list = query('GET /api/suppliers/:id/images', { id })
  const read = useQuery({ ...list, refetchOnMount: 'always' })
  const change = (imageId: string, changed: Partial<Pick<Picture, 'alt' | 'url'>> & { order?: number }) =>
    callOverHttp('PUT /api/suppliers/:id/images/:imageId', { id, imageId, ...changed })
  const add = ({ url, alt }: Pick<Picture, 'url' | 'alt'>) => callOverHttp('POST /api/suppliers/:id/images', { id, url, alt })
  const { send, move, takeAway } = useShowcase<Picture>(list, {
    add,
    place: (imageId, order) => change(imageId, { order }),
    remove: (imageId) => callOverHttp('DELETE /api/suppliers/:id/images/:imageId', { id, imageId }),
  })
  return {
    read,
    pictures: read.data,
    /** @throws what a call throws */
    add: (url: string) => add({ url, alt: '' }).finally(() => listingChanged(client)),
    describe: (imageId: string, alt: string) => send(() => change(imageId, { alt })),
    /** @throws what a call throws */
    replace: (imageId: string, url: string) => change(imageId, { url }).finally(() => listingChanged(client)),
    move,
    remove: (picture: Picture, name: string) => takeAway(picture, { title: 'Picture removed', description: name }),
  }
}
