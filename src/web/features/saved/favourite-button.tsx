import type { SupplierRow } from '#contract/suppliers.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { toggleFavourite, useIsFavourite } from './favourites.ts'
import styles from './favourite-button.module.css'

/** The button that adds a supplier to the favourites or removes it. */
export function FavouriteButton({ supplier: { id, businessName } }: { supplier: Pick<SupplierRow, 'id' | 'businessName'> }) {
  const isFavourite = useIsFavourite(id)
  return (
    <IconButton
      icon={isFavourite ? 'heart-fill' : 'heart'}
      label={isFavourite ? `Remove ${businessName} from favourites` : `Add ${businessName} to favourites`}
      className={classNames(styles.heart, isFavourite && styles.full)}
      onClick={() => toggleFavourite(id)}
    />
  )
}
