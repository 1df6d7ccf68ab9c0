import { toast } from '#web/ui/feedback/toast.ts'
import { TwoVersionsDialog } from '#web/ui/overlays/two-versions-dialog.tsx'
import type { FormDraft } from './use-form-draft.ts'
import type { Saving } from './use-save-form.ts'

type NewerVersionDialogProps = Pick<Saving, 'isOutdated' | 'dismissOutdated' | 'save'> & {
  draft: FormDraft
  /** The version that was saved elsewhere. */
  newer: number
}

/** Asks which version to keep after the form was saved elsewhere; neither is lost before the decision. */
export function NewerVersionDialog({ draft, newer, isOutdated, dismissOutdated, save }: NewerVersionDialogProps) {
  const takeTheirs = () => {
    dismissOutdated()
    const mine = draft.discard()
    const action = { label: 'Undo', onAct: () => draft.restore(mine) }
    toast({ title: 'The newer form is here', description: 'Your changes were put away.', action })
  }
  return (
    <TwoVersionsDialog
      what="form"
      isOpen={isOutdated}
      onClose={dismissOutdated}
      onTakeTheirs={takeTheirs}
      onKeepMine={() => void save(newer)}
    >
      <p>“Keep mine” saves your form in place of theirs. “Take theirs” puts your changes away.</p>
    </TwoVersionsDialog>
  )
}
