import type { ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from './dialog.tsx'

type LeaveDialogProps = {
  /** The pending decision; the dialog is closed while undefined. */
  leaving: { leave: () => void; stay: () => void } | undefined
  /** What happens to the unsaved changes. */
  children: ReactNode
}

/** Asks whether to leave with unsaved changes. */
export const LeaveDialog = ({ leaving, children }: LeaveDialogProps) => (
  <Dialog
    open={leaving !== undefined}
    onOpenChange={() => leaving?.stay()}
    title="Leave without saving?"
    footer={
      <>
        <Button variant="quiet" onClick={leaving?.leave}>
          Leave
        </Button>
        <Button onClick={leaving?.stay}>Stay here</Button>
      </>
    }
  >
    <p>{children}</p>
  </Dialog>
)
