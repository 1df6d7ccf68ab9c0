import { useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/suppliers.ts'
import { callOverHttp } from '#web/api/call.ts'
import { query } from '#web/api/query.ts'
import { useShowcase } from '#web/features/supplier-profile/use-showcase.ts'

/** What a supplier says of a product. */
export type ProductWords = Omit<Product, 'id' | 'description'> & { description: string | null }

/** The products of a listing, and what can be done with them. */
export function useProducts(supplierId: number) {
  const id = String(supplierId)
  const list = query('GET /api/suppliers/:id/featured-products', { id })
  const read = useQuery({ ...list, refetchOnMount: 'always' })
  const add = ({ title, description, price, imageUrl }: ProductWords) =>
    callOverHttp('POST /api/suppliers/:id/featured-products', { id, title, description, price, imageUrl })
  const change = (productId: string, changed: Partial<ProductWords> & { order?: number }) =>
    callOverHttp('PUT /api/suppliers/:id/featured-products/:productId', { id, productId, ...changed })
  const { send, move, takeAway } = useShowcase<Product>(list, {
    add,
    place: (productId, order) => change(productId, { order }),
    remove: (productId) => callOverHttp('DELETE /api/suppliers/:id/featured-products/:productId', { id, productId }),
  })
  return {
    read,
    products: read.data,
    /** Adds one, or changes `product`; answers whether it went well. */
    save: (words: ProductWords, product: Product | null) =>
      product
        ? send(() => change(product.id, words), { title: 'Product saved', tone: 'success' })
        : send(() => add(words), { title: 'Product added', tone: 'success' }),
    move,
    remove: (product: Product) => takeAway(product, { title: 'Product removed', description: product.title }),
  }
}
