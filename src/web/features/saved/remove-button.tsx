import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { cardTexts } from '#contract/site-texts/directory-texts.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { useTexts } from '#web/use-site.ts'
import { changeDraft, draftOf } from './notes/note-drafts.ts'
import { changeSaved } from './saved-suppliers.ts'
import { revertSaved, savedOf, setSaved } from './saved-store.ts'
import type { SavedRow } from './use-saved-suppliers.ts'
import styles from './save-button.module.css'

type RemoveButtonProps = {
  supplier: Pick<SavedRow, 'id' | 'businessName' | 'note'>
  /** Called after the removal, which removes the card together with the focus. */
  onRemoved: () => void
}

/** The button that removes a saved supplier. It takes effect at once; its toast carries Undo. */
export function RemoveButton({ supplier: { id, businessName, note }, onRemoved }: RemoveButtonProps) {
  const client = useQueryClient()
  const { removeFavourite } = useTexts(cardTexts)
  const remove = () => {
    const words = draftOf(id)?.text ?? note ?? ''
    changeDraft(id, () => undefined)
    changeSaved(id, false)
    onRemoved()
    toast({
      title: 'Removed',
      description: `${businessName} is no longer saved.`,
      action: { label: 'Undo', onAct: () => saveAgain(client, id, words) },
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

/** Undoes a removal. The note went with it, so it is written again in the same call. */
function saveAgain(client: QueryClient, id: Id, note: string) {
  if (note === '' || savedOf.get() === '') return changeSaved(id, true)
  setSaved(id, true)
  void import('./account-saved.ts')
    .then(({ updateAccount }) => updateAccount(client, id, true, note))
    .catch((error) => revertSaved(id, true, error))
}
