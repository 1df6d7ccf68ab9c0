import { TwoVersionsDialog } from '#web/ui/overlays/two-versions-dialog.tsx'
import type { Conflict } from './use-profile.ts'

/** Asks which version to keep after another user has saved the listing in the meantime. */
export const ConflictDialog = ({ conflict }: { conflict: Conflict | undefined }) => (
  <TwoVersionsDialog
    what="profile"
    isOpen={conflict !== undefined}
    onClose={() => conflict?.close()}
    onTakeTheirs={() => conflict?.takeTheirs()}
    onKeepMine={() => void conflict?.keepMine()}
  >
    {conflict && conflict.changed.length > 0 && <p>They changed: {conflict.changed.join(', ')}.</p>}
    <p>Keep mine saves what you changed and leaves the rest as they have it. Take theirs drops what you changed.</p>
  </TwoVersionsDialog>
)
