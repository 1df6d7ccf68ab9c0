import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Conflict } from './use-profile.ts'

/** Somebody else has saved the listing in the meantime: whose version holds. */
export const ConflictDialog = ({ conflict }: { conflict: Conflict | undefined }) => (
  <Dialog
    open={conflict !== undefined}
    onOpenChange={() => conflict?.close()}
    title="This profile was changed elsewhere"
    description="Somebody saved it while you were editing. Nothing of yours is lost yet."
    footer={
      <>
        <Button variant="quiet" onClick={conflict?.takeTheirs}>
          Take theirs
        </Button>
        <Button onClick={() => void conflict?.keepMine()}>Keep mine</Button>
      </>
    }
  >
    {conflict && conflict.changed.length > 0 && <p>They changed: {conflict.changed.join(', ')}.</p>}
    <p>Keep mine saves what you changed and leaves the rest as they have it. Take theirs drops what you changed.</p>
  </Dialog>
)
