import { useQuery } from '@tanstack/react-query'
import type { Picture } from '#contract/suppliers/suppliers.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { SHOWS_LISTINGS } from '#web/features/supplier-profile/shows-listings.ts'
import { useShowcase } from '#web/features/supplier-profile/use-showcase.ts'

/** Returns the pictures of a listing and their changes. */
export function useGallery(supplierId: number) {
  const id = String(supplierId)
  const queue = `images ${id}`
  const list = query('GET /api/suppliers/:id/images', { id })
  const read = useQuery({ ...list, refetchOnMount: 'always' })
  const add = useWrite('POST /api/suppliers/:id/images', { queue, invalidates: SHOWS_LISTINGS })
  // An upload shows its error on its tile.
  const addUploaded = useWrite('POST /api/suppliers/:id/images', { queue, invalidates: SHOWS_LISTINGS, failure: shownElsewhere })
  const change = useWrite('PUT /api/suppliers/:id/images/:imageId', { queue, invalidates: SHOWS_LISTINGS })
  const remove = useWrite('DELETE /api/suppliers/:id/images/:imageId', { queue, invalidates: SHOWS_LISTINGS })
  const { move, removeItem } = useShowcase<Picture>(list, {
    add: ({ url, alt }) => add.sendOrThrow({ id, url, alt }).catch(() => undefined),
    place: (imageId, order) => change.send({ id, imageId, order }),
    remove: (imageId) => remove.send({ id, imageId }),
  })
  return {
    read,
    pictures: read.data,
    /** @throws the error of the request */
    add: (url: string) => addUploaded.sendOrThrow({ id, url, alt: '' }),
    /** Returns whether it succeeded. */
    describe: (imageId: string, alt: string) => change.send({ id, imageId, alt }),
    /** Returns whether it succeeded. */
    replace: (imageId: string, url: string) => change.send({ id, imageId, url }),
    move,
    remove: (picture: Picture, name: string) => removeItem(picture, { title: 'Picture removed', description: name }),
  }
}
