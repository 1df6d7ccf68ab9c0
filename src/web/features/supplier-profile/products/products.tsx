import { lazy, Suspense, useRef, useState } from 'react'
import { MAX_PRODUCTS } from '#contract/options.ts'
import type { Product } from '#contract/suppliers/suppliers.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { ShowcaseSection } from '#web/features/supplier-profile/showcase-section.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { MoveMenu } from '#web/ui/controls/sortable/move-menu.tsx'
import { Sortable } from '#web/ui/controls/sortable/sortable.tsx'
import { ProductRow } from './product-row.tsx'
import styles from './products.module.css'
import { useProducts } from './use-products.ts'

const ProductDialog = lazy(() => import('./product-dialog.tsx').then(({ ProductDialog }) => ({ default: ProductDialog })))

type ProductsProps = {
  supplierId: Id
  /** Begins an offer of a product. */
  onOffer: (product: Product) => void
}

/** The featured products of the profile: adding, changing, ordering and removing. Each change is saved at once. */
export function Products({ supplierId, onOffer }: ProductsProps) {
  const count = useRef<HTMLParagraphElement>(null)
  const { read, products = [], save, problem, forgetProblem, move, remove } = useProducts(supplierId)
  const [open, setOpen] = useState<Product | 'new'>()
  const [isPriceFirst, setPriceFirst] = useState(false)
  const edit = (product: Product | 'new', first?: 'price') => {
    setPriceFirst(first === 'price')
    setOpen(product)
  }
  const close = () => {
    forgetProblem()
    setOpen(undefined)
  }
  const removeProduct = async (product: Product) => {
    if (await remove(product)) count.current?.focus()
  }
  return (
    <ShowcaseSection
      title="Products"
      sub="What you are known for. Your profile shows them in this order, and buyers can ask for each."
      count={read.data?.length}
      most={MAX_PRODUCTS}
      countRef={count}
      read={read}
    >
      {products.length > 0 ? (
        <ProductList products={products} onMove={move} onOffer={onOffer} onEdit={edit} onRemove={removeProduct} />
      ) : (
        <p className={styles.quiet}>No products yet. Begin with what buyers ask for most.</p>
      )}
      <AddProduct isFull={products.length >= MAX_PRODUCTS} onAdd={() => edit('new')} />
      {open && (
        <Suspense>
          <ProductDialog
            product={open === 'new' ? null : open}
            hasOrigin={isOriginAsked(open, products)}
            isPriceFirst={isPriceFirst}
            onSave={save}
            problem={problem}
            onClose={close}
          />
        </Suspense>
      )}
    </ShowcaseSection>
  )
}

/** A new product is seafood as far as can be known where others are: what its name says is known once it is saved. */
const isOriginAsked = (open: Product | 'new', products: readonly Product[]): boolean =>
  open === 'new' ? products.some(({ isSeafood }) => isSeafood === true) : open.isSeafood === true || open.origin !== null

type ProductListProps = Pick<ProductsProps, 'onOffer'> & {
  products: readonly Product[]
  onMove: (id: string, to: number) => unknown
  onEdit: (product: Product, first?: 'price') => void
  onRemove: (product: Product) => unknown
}

function ProductList({ products, onMove, onOffer, onEdit, onRemove }: ProductListProps) {
  return (
    <Sortable items={products} nameOf={({ title }) => title} onMove={(id, to) => void onMove(id, to)} label="Your products">
      {(product, handle) => (
        <ProductRow
          product={product}
          handle={handle}
          moveMenu={
            <MoveMenu
              name={product.title}
              at={products.indexOf(product)}
              count={products.length}
              onMove={(to) => void onMove(product.id, to)}
            />
          }
          onOffer={() => onOffer(product)}
          onPrice={() => onEdit(product, 'price')}
          onEdit={() => onEdit(product)}
          onRemove={() => void onRemove(product)}
        />
      )}
    </Sortable>
  )
}

const AddProduct = ({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) =>
  isFull ? (
    <p className={styles.quiet}>A profile features {MAX_PRODUCTS} products. Remove one to add another.</p>
  ) : (
    <div>
      <Button id="add-product" variant="quiet" icon="plus" aria-haspopup="dialog" onClick={onAdd}>
        Add a product
      </Button>
    </div>
  )
