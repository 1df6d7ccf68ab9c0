import { cardTexts } from '#contract/site-texts/directory-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { useTexts } from '#web/use-site.ts'
import { changeSaved } from './saved-suppliers.ts'
import styles from './save-button.module.css'

type RemoveButtonProps = {
  supplier: Pick<SupplierRow, 'id' | 'businessName'>
  /** Called after the removal, which removes the card together with the focus. */
  onRemoved: () => void
}

/** The button that removes a saved supplier. It takes effect at once; its toast carries Undo. */
export function RemoveButton({ supplier: { id, businessName }, onRemoved }: RemoveButtonProps) {
  const { removeFavourite } = useTexts(cardTexts)
  const remove = () => {
    changeSaved(id, false)
    onRemoved()
    toast({
      title: 'Removed',
      description: `${businessName} is no longer saved.`,
      action: { label: 'Undo', onAct: () => changeSaved(id, true) },
    })
  }
  return (
    <IconButton
      icon="heart-fill"
      label={filled(removeFavourite, { supplier: businessName })}
      className={classNames(styles.heart, styles.full)}
      onClick={remove}
    />
  )
}
