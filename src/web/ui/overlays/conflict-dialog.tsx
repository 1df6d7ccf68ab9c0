import { TwoVersionsDialog } from './two-versions-dialog.tsx'

type ConflictDialogProps = {
  /** What has two versions, such as "profile". */
  what: string
  /** The choice to make; the dialog is closed while undefined. */
  conflict: { changed: readonly string[]; keepMine: () => unknown; takeTheirs: () => void; close: () => void } | undefined
}

/** Asks which version of a form to keep after another user has saved one in the meantime. */
export const ConflictDialog = ({ what, conflict }: ConflictDialogProps) => (
  <TwoVersionsDialog
    what={what}
    isOpen={conflict !== undefined}
    onClose={() => conflict?.close()}
    onTakeTheirs={() => conflict?.takeTheirs()}
    onKeepMine={() => void conflict?.keepMine()}
  >
    {conflict && conflict.changed.length > 0 && <p>They changed: {conflict.changed.join(', ')}.</p>}
    <p>“Keep mine” saves what you changed and leaves the rest as they have it. “Take theirs” drops what you changed.</p>
  </TwoVersionsDialog>
)
