import type { ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from './dialog.tsx'

type LeaveDialogProps = {
  /** What is being decided; closed while there is nothing. */
  leaving: { leave: () => void; stay: () => void } | undefined
  /** What becomes of the work. */
  children: ReactNode
}

/** Asks whoever leaves unsaved work. */
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
