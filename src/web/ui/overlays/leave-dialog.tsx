import { useRef, type ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from './dialog.tsx'

type LeaveDialogProps = {
  /** The pending decision; the dialog is closed while undefined. */
  leaving: { leave: () => void; stay: () => void } | undefined
  /** What happens to the unsaved changes. */
  children: ReactNode
}

/** Asks whether to leave with unsaved changes. Enter without a choice stays. */
export function LeaveDialog({ leaving, children }: LeaveDialogProps) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={leaving !== undefined}
      onOpenChange={() => leaving?.stay()}
      title="Leave without saving?"
      first={stay}
      footer={
        <>
          <Button variant="quiet" onClick={leaving?.leave}>
            Leave
          </Button>
          <Button ref={stay} onClick={leaving?.stay}>
            Stay here
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
