import type { ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from './dialog.tsx'

type TwoVersionsDialogProps = {
  /** What has two versions, such as "profile". */
  what: string
  isOpen: boolean
  /** Called when nothing is decided: the unsaved version stays. */
  onClose: () => void
  onTakeTheirs: () => void
  onKeepMine: () => void
  /** What each choice does. */
  children: ReactNode
}

/** Resolves an edit conflict: asks which version to keep, and loses neither before. */
export const TwoVersionsDialog = ({ what, isOpen, onClose, onTakeTheirs, onKeepMine, children }: TwoVersionsDialogProps) => (
  <Dialog
    open={isOpen}
    onOpenChange={onClose}
    title={`This ${what} was changed elsewhere`}
    description="Somebody saved it while you were editing. Nothing of yours is lost yet."
    footer={
      <>
        <Button variant="quiet" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button onClick={onKeepMine}>Keep mine</Button>
      </>
    }
  >
    {children}
  </Dialog>
)
