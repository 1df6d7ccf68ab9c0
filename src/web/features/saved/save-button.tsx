import { cardTexts } from '#contract/site-texts/directory-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useTexts } from '#web/use-site.ts'
import { toggleSaved, useIsSaved } from './saved-suppliers.ts'
import styles from './save-button.module.css'

/** The button that adds a supplier to the favourites or removes it. */
export function SaveButton({ supplier: { id, businessName } }: { supplier: Pick<SupplierRow, 'id' | 'businessName'> }) {
  const { addFavourite: addSaved, removeFavourite: removeSaved } = useTexts(cardTexts)
  const isSaved = useIsSaved(id)
  return (
    <IconButton
      icon={isSaved ? 'heart-fill' : 'heart'}
      label={filled(isSaved ? removeSaved : addSaved, { supplier: businessName })}
      className={classNames(styles.heart, isSaved && styles.full)}
      onClick={() => toggleSaved(id)}
    />
  )
}
