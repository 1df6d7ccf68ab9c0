import { ClashDialog } from '#web/features/site-content/drafts/clash-dialog.tsx'
import { ItemField } from './item-field.tsx'
import { ItemTools } from './item-tools.tsx'
import { useAutoSave, type AutoSaved } from './use-auto-save.ts'

/** A text that is saved as it is changed. */
export function AutoSavedItem({ item, drafts, undo }: AutoSaved) {
  const { set, leave, isPending, problem, clash } = useAutoSave({ item, drafts, undo })
  return (
    <>
      <ItemField item={item} value={drafts.valueOf(item)} error={problem} onChange={set} onLeave={leave} />
      <ItemTools item={item} isSaving={isPending} isUnsaved={drafts.valueOf(item) !== item.value} onValue={set} />
      <ClashDialog {...clash} />
    </>
  )
}
