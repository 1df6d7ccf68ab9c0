import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FieldsSkeleton } from '#web/ui/skeletons/fields-skeleton.tsx'

type OverPostsProps = {
  title: string
  onClose: () => void
  /** A dialog whose script may still have to be loaded. */
  children: ReactNode
}

/**
 * A dialog over the posts, which shows at once that it opens. What waits for it is a dialog as well and goes before it, so the focus is given
 * back from here.
 */
export function OverPosts({ title, onClose, children }: OverPostsProps) {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
  const opening = (
    <Dialog open onOpenChange={onClose} title={title} wide="columns">
      <FieldsSkeleton fields={5} />
    </Dialog>
  )
  return <Suspense fallback={opening}>{children}</Suspense>
}
