import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { Conflict } from '#web/api/writes/use-conflict.ts'
import { useUnsaved } from '#web/navigation/unsaved.ts'
import { CLOSED, openPosts } from '#web/features/social/posts/posts-path.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LeaveDialog } from '#web/ui/overlays/leave-dialog.tsx'
import type { When } from './composer-values.ts'
import type { Composer } from './use-composer.ts'

const SUBMIT: Record<When, [label: string, busy: string]> = {
  draft: ['Save draft', 'Saving...'],
  now: ['Publish now', 'Publishing...'],
  schedule: ['Schedule', 'Scheduling...'],
}

export const closeComposer = () => openPosts(CLOSED)

type ComposerDialogProps = {
  title: string
  composer: Composer
  isBusy: boolean
  conflict?: Conflict
  /** The server's message about what was sent last. */
  problem?: string
  /** Renders the form: its id, and what is told of uploads that are under way. */
  children: (id: string, onPictureBusy: (isBusy: boolean) => void) => ReactNode
}

/** The dialog around the form of a post. Closing it with unsaved changes asks first. */
export function ComposerDialog({ title, composer, isBusy, conflict, problem, children }: ComposerDialogProps) {
  const id = useId()
  const [isUploading, setUploading] = useState(false)
  const leaving = useUnsaved(composer.isDirty)
  const [label, busyLabel] = SUBMIT[composer.values.when]
  return (
    <>
      <Dialog
        open
        onOpenChange={closeComposer}
        wide="columns"
        title={title}
        problem={problem}
        footer={
          <>
            <Button variant="quiet" onClick={closeComposer}>
              Cancel
            </Button>
            <Button type="submit" form={id} busy={isBusy} busyLabel={busyLabel} disabled={isUploading} aria-keyshortcuts="Control+Enter">
              {label}
            </Button>
          </>
        }
      >
        {children(id, setUploading)}
      </Dialog>
      <ConflictDialog what="post" conflict={conflict} />
      <LeaveDialog leaving={leaving}>
        What you have written is not saved yet. This browser keeps it, and brings it back when you open this form again.
      </LeaveDialog>
    </>
  )
}
