import { cardTexts } from '#contract/site-texts/directory-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useTexts } from '#web/use-site.ts'
import { toggleFavourite, useIsFavourite } from './favourites.ts'
import styles from './favourite-button.module.css'

/** The button that adds a supplier to the favourites or removes it. */
export function FavouriteButton({ supplier: { id, businessName } }: { supplier: Pick<SupplierRow, 'id' | 'businessName'> }) {
  const { addFavourite, removeFavourite } = useTexts(cardTexts)
  const isFavourite = useIsFavourite(id)
  return (
    <IconButton
      icon={isFavourite ? 'heart-fill' : 'heart'}
      label={filled(isFavourite ? removeFavourite : addFavourite, { supplier: businessName })}
      className={classNames(styles.heart, isFavourite && styles.full)}
      onClick={() => toggleFavourite(id)}
    />
  )
}
