import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type UnsavedDialogProps = {
  /** What is being decided: `useUnsaved`; without it the dialog is closed. */
  leaving: { leave: () => void; stay: () => void } | undefined
  /** What becomes of the changes. */
  children?: ReactNode
}

/** Asks whoever is about to leave something unsaved. */
export const UnsavedDialog = ({ leaving, children = 'If you leave now, what you have changed here is lost.' }: UnsavedDialogProps) => (
  <Dialog
    open={leaving !== undefined}
    onOpenChange={() => leaving?.stay()}
    title="You have unsaved changes"
    footer={
      <>
        <Button variant="quiet" onClick={leaving?.leave}>
          Leave without saving
        </Button>
        <Button onClick={leaving?.stay}>Stay here</Button>
      </>
    }
  >
    <p>{children}</p>
  </Dialog>
)
