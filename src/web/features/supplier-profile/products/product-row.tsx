import type { ReactNode } from 'react'
import type { Product } from '#contract/suppliers/suppliers.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'
import { shownPicture, sourcesOf } from '#shared/pictures/upload-variants.ts'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import styles from './product-row.module.css'

type ProductRowProps = {
  product: Product
  handle: ReactNode
  /** A menu that moves the product without dragging. */ moveMenu: ReactNode
  onOffer: () => void
  /** Opens the product with its price first. */ onPrice: () => void
  onEdit: () => void
  onRemove: () => void
}

export const ProductRow = ({ product, handle, moveMenu, onOffer, onPrice, onEdit, onRemove }: ProductRowProps) => {
  const { title, description, price, imageUrl } = product
  const origin = originInWords(product)
  return (
    <div className={styles.row}>
      {handle}
      <div className={styles.picture}>
        {imageUrl && shownPicture(imageUrl) ? (
          <Artwork src={imageUrl} alt="" sources={sourcesOf(imageUrl)} sizes="88px" ratio="4 / 3" />
        ) : (
          <Stamp name={title} size={66} />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${price ? `${price}: change the price` : 'Add a price'} of ${title}`}
          className={styles.price}
          onClick={onPrice}
        >
          {price || 'Add a price'}
          <Icon name="pencil-simple" />
        </button>
        {origin && <p className={styles.description}>{origin}</p>}
        {description && <p className={styles.description}>{description}</p>}
        <div>
          <Button size="sm" variant="quiet" aria-haspopup="dialog" aria-label={`Make an offer: ${title}`} onClick={onOffer}>
            Make an offer
          </Button>
        </div>
      </div>
      <div className={styles.actions}>
        {moveMenu}
        <IconButton icon="pencil-simple" dense label={`Edit ${title}`} onClick={onEdit} />
        <IconButton icon="trash" dense label={`Remove ${title}`} onClick={onRemove} />
      </div>
    </div>
  )
}
