import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

type UnnamedDialogProps = { name: string; onNameIt: () => void; onSave: () => void }

/** Asks before a field is published under the name that a new one has. */
export const UnnamedDialog = ({ name, onNameIt, onSave }: UnnamedDialogProps) => (
  <Dialog
    open
    onOpenChange={onNameIt}
    title={`A field is called “${name}”`}
    description="Buyers would read that, and would not know what to answer."
    footer={
      <>
        <Button variant="quiet" onClick={onSave}>
          Save it anyway
        </Button>
        <Button onClick={onNameIt}>Name the field</Button>
      </>
    }
  >
    <p>Say in its label what you want to know.</p>
  </Dialog>
)
