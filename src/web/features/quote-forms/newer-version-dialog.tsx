import { toast } from '#web/ui/feedback/toast.ts'
import { TwoVersionsDialog } from '#web/ui/overlays/two-versions-dialog.tsx'
import type { FormDraft } from './use-form-draft.ts'
import type { Saving } from './use-save-form.ts'

type NewerVersionDialogProps = Pick<Saving, 'isOutdated' | 'leaveOutdated' | 'save'> & {
  draft: FormDraft
  /** The version that was saved elsewhere. */
  newer: number
}

/** Two have changed one form: neither is lost before somebody chose. */
export function NewerVersionDialog({ draft, newer, isOutdated, leaveOutdated, save }: NewerVersionDialogProps) {
  const takeTheirs = () => {
    leaveOutdated()
    const mine = draft.discard()
    const action = { label: 'Undo', onAct: () => draft.restore(mine) }
    toast({ title: 'The newer form is here', description: 'Your changes were put away.', action })
  }
  return (
    <TwoVersionsDialog
      what="form"
      isOpen={isOutdated}
      onClose={leaveOutdated}
      onTakeTheirs={takeTheirs}
      onKeepMine={() => void save(newer)}
    >
      <p>Keep mine saves your form in place of theirs. Take theirs puts your changes away.</p>
    </TwoVersionsDialog>
  )
}
