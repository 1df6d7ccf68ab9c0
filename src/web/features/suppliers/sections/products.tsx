import type { ReactNode } from 'react'
import { labelPath, stepSeeds } from '#shared/pictures/artwork-options.ts'
import { isService } from '#contract/suppliers/service-categories.ts'
import type { Product, Supplier } from '#contract/suppliers/suppliers.ts'
import { shownPicture, sourcesOf } from '#shared/pictures/upload-variants.ts'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import styles from './products.module.css'

type ProductsProps = {
  category: Supplier['category']
  products: readonly Product[]
  onAsk: (kind: 'quote' | 'sample', product?: Product) => void
  /** What else can be done with a product; `describedBy` is the id of its name. */
  toolFor?: (product: Product, describedBy: string) => ReactNode
}

/** The featured products, each with buttons that ask for it; without any, what asks for a sample, which services have none of. */
export function Products({ category, products, onAsk, toolFor }: ProductsProps) {
  if (products.length === 0) return isService(category) ? null : <SampleSection onAsk={onAsk} />
  const labels = products.map(({ id }) => ({ seed: id, category }))
  const steps = stepSeeds(labels)
  return (
    <Section title="Most Popular Products" sub="What we're known for" id="products">
      <ul className={styles.products}>
        {products.map((product, i) => (
          <ProductCard
            key={product.id}
            product={product}
            label={labelPath('product', { seed: product.id, category, step: steps[i] })}
            hasSample={!isService(category)}
            onAsk={onAsk}
            tool={toolFor?.(product, `product-${product.id}`)}
          />
        ))}
      </ul>
    </Section>
  )
}

const SampleSection = ({ onAsk }: Pick<ProductsProps, 'onAsk'>) => (
  <Section title="Samples" sub="Try something before you order.">
    <Button variant="quiet" onClick={() => onAsk('sample')}>
      Request Sample
    </Button>
  </Section>
)

type ProductCardProps = { product: Product; label: string; hasSample: boolean; onAsk: ProductsProps['onAsk']; tool: ReactNode }

function ProductCard({ product, label, hasSample, onAsk, tool }: ProductCardProps) {
  const { id, title, description, price, origin } = product
  const picture = shownPicture(product.imageUrl)
  const about = { 'aria-describedby': `product-${id}` }
  return (
    <Card as="li" className={styles.product}>
      <Artwork src={picture ?? label} alt="" sources={picture ? sourcesOf(picture) : undefined} sizes="280px" ratio="4 / 3" />
      <div className={styles.body}>
        <h3 id={`product-${id}`} className={styles.title}>
          {title}
        </h3>
        {description && <p className={styles.text}>{description}</p>}
        {price && <p className={styles.price}>{price}</p>}
        {origin && <p className={styles.text} style={{ textTransform: 'capitalize' }}>{`Origin: ${origin}`}</p>}
        <div className={styles.actions}>
          <Button size="sm" {...about} onClick={() => onAsk('quote', product)}>
            Get Quote
          </Button>
          {hasSample && (
            <Button size="sm" variant="quiet" {...about} onClick={() => onAsk('sample', product)}>
              Request Sample
            </Button>
          )}
          {tool}
        </div>
      </div>
    </Card>
  )
}
