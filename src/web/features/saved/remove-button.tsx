import type { SupplierRow } from '#contract/suppliers.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { changeFavourite } from './favourites.ts'
import styles from './favourite-button.module.css'

type RemoveButtonProps = {
  supplier: Pick<SupplierRow, 'id' | 'businessName'>
  /** Called after the removal, which removes the card together with the focus. */
  onRemoved: () => void
}

/** The button that removes a saved supplier. It takes effect at once; its toast carries Undo. */
export function RemoveButton({ supplier: { id, businessName }, onRemoved }: RemoveButtonProps) {
  const remove = () => {
    changeFavourite(id, false)
    onRemoved()
    toast({
      title: 'Removed',
      description: `${businessName} is no longer saved.`,
      action: { label: 'Undo', onAct: () => changeFavourite(id, true) },
    })
  }
  return (
    <IconButton
      icon="heart-fill"
      label={`Remove ${businessName} from favourites`}
      className={classNames(styles.heart, styles.full)}
      onClick={remove}
    />
  )
}
