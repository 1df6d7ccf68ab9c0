import { useRef, type ReactNode } from 'react'
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

/** Resolves an edit conflict: asks which version to keep, and loses neither before. Enter without a choice drops nothing that was typed. */
export function TwoVersionsDialog({ what, isOpen, onClose, onTakeTheirs, onKeepMine, children }: TwoVersionsDialogProps) {
  const keepMine = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={`This ${what} was changed elsewhere`}
      description="Somebody saved it while you were editing. Nothing of yours is lost yet."
      first={keepMine}
      footer={
        <>
          <Button variant="quiet" onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button ref={keepMine} onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
