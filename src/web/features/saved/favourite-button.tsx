import type { SupplierRow } from '#contract/suppliers.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { toggleFavourite, useIsFavourite } from './favourites.ts'
import styles from './favourite-button.module.css'

/** The heart of a supplier, as large as its place. */
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
