import type { Input } from '#contract/endpoint/endpoint.ts'
import { MAX_PRODUCTS } from '#contract/options.ts'
import type { addProduct, changeProduct } from '#contract/directory/showcase.ts'
import type { Product } from '#contract/suppliers/suppliers.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { isSeafood } from '#server/features/directory/dictionary/seafood.ts'
import { productsOf, type StoredProduct } from '#server/features/suppliers/queries.ts'
import { insertProduct, lockPicture, updateProduct } from './queries.ts'
import { addTo, changeIn, type ItemLimit, type Showcase } from './showcase.ts'

export const PRODUCTS: Showcase & ItemLimit = {
  table: 'products',
  all: productsOf,
  most: MAX_PRODUCTS,
  what: 'This product',
  isSearched: true,
  isFull: `A profile shows ${MAX_PRODUCTS} products at most. Please remove one first.`,
}

const shownProduct = ({ gst, ...product }: StoredProduct): Product => ({
  ...product,
  ...(gst !== null && { gst }),
  ...(isSeafood(product.title) && { isSeafood: true }),
})

/** Returns the products of a profile in their order, with which of them are seafood. */
export const shownProducts = async (db: Db, supplierId: number): Promise<Product[]> =>
  (await productsOf(db, supplierId)).map((product) => shownProduct(product))

/** Adds a product to the profile. @throws 400 when its picture has been deleted, 409 for more than `MAX_PRODUCTS` */
export const showProduct = (
  tx: Db,
  deps: Pick<Context, 'changes'>,
  { id, description, ...product }: Input<typeof addProduct>,
): Promise<Product> =>
  addTo(tx, deps, PRODUCTS, id, async (placed) => {
    await lockPicture(tx, 'imageUrl', product.imageUrl)
    return shownProduct(await insertProduct(tx, { ...product, description: description ?? '', ...placed }))
  })

/** Changes or moves a product. @throws 400 when its picture has been deleted, 404 when the profile has no such product */
export const editProduct = async (
  deps: Pick<Context, 'db' | 'changes'>,
  { id: supplierId, productId: id, order, description, ...change }: Input<typeof changeProduct>,
): Promise<Product> =>
  shownProduct(
    await changeIn(deps, PRODUCTS, { supplierId, id, order }, async (tx, position) => {
      await lockPicture(tx, 'imageUrl', change.imageUrl)
      return updateProduct(tx, id, { ...change, description: description === null ? '' : description, position })
    }),
  )
