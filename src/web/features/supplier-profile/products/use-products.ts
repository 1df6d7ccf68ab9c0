import { useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/suppliers/suppliers.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_LISTINGS } from '#web/features/supplier-profile/shows-listings.ts'
import { useShowcase } from '#web/features/supplier-profile/use-showcase.ts'

/** The fields of a product that a supplier enters. */
export type ProductWords = Omit<Product, 'id' | 'description' | 'isSeafood' | 'gst'> & {
  description: string | null
  gst: Product['gst'] | null
}

/** Returns the products of a listing and their changes. */
export function useProducts(supplierId: number) {
  const id = String(supplierId)
  const queue = `products ${id}`
  const list = query('GET /api/suppliers/:id/featured-products', { id })
  const read = useQuery({ ...list, refetchOnMount: 'always' })
  const add = useWrite('POST /api/suppliers/:id/featured-products', { queue, invalidates: SHOWS_LISTINGS, success: 'Product added' })
  const addAgain = useWrite('POST /api/suppliers/:id/featured-products', { queue, invalidates: SHOWS_LISTINGS })
  const change = useWrite('PUT /api/suppliers/:id/featured-products/:productId', {
    queue,
    invalidates: SHOWS_LISTINGS,
    success: 'Product saved',
  })
  const place = useWrite('PUT /api/suppliers/:id/featured-products/:productId', { queue, invalidates: SHOWS_LISTINGS })
  const remove = useWrite('DELETE /api/suppliers/:id/featured-products/:productId', { queue, invalidates: SHOWS_LISTINGS })
  const { move, removeItem } = useShowcase<Product>(list, {
    add: ({ title, description, price, imageUrl, origin, gst }) =>
      addAgain.sendOrThrow({ id, title, description, price, imageUrl, origin, gst }).catch(() => undefined),
    place: (productId, order) => place.send({ id, productId, order }),
    remove: (productId) => remove.send({ id, productId }),
  })
  return {
    read,
    products: read.data,
    /** Adds a product, or changes `product`; returns whether it was saved. */
    save: ({ title, description, price, imageUrl, origin, gst }: ProductWords, product: Product | null) => {
      const words = { id, title, description, price, imageUrl, origin, gst }
      return product ? change.send({ ...words, productId: product.id }) : add.send(words)
    },
    /** The server's message about the last `save`, until `forgetProblem`. */
    problem: add.problem ?? change.problem,
    forgetProblem() {
      add.reset()
      change.reset()
    },
    move,
    remove: (product: Product) => removeItem(product, { title: 'Product removed', description: product.title }),
  }
}
