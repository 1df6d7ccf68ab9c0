import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

type BankDialogProps = { open: boolean; isBusy: boolean; problem: string | undefined; onDecide: (isApproved: boolean) => void }

/** Stands for the page of a bank that asks its customer. Closing it refuses. */
export const BankDialog = ({ open, isBusy, problem, onDecide }: BankDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={() => !isBusy && onDecide(false)}
    title="Your bank"
    description="This stands for the page on which your bank asks whether you want to pay."
    problem={problem}
    footer={
      <>
        <Button variant="quiet" disabled={isBusy} onClick={() => onDecide(false)}>
          Refuse
        </Button>
        <Button busy={isBusy} busyLabel="Asking..." onClick={() => onDecide(true)}>
          Approve
        </Button>
      </>
    }
  >
    <p>Is it you who is using this card?</p>
  </Dialog>
)
