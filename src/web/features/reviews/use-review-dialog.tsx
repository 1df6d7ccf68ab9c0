import { useEffect, useRef, useState } from 'react'
import { WRITE_REVIEW } from '#web/paths.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { ReviewDialog } from './review-dialog.tsx'
import type { ReviewAction, ReviewedSupplier } from './reviewing.ts'

const load = () => import('./review-dialog.tsx')
const LOAD_FAILED = 'The form did not arrive. Please check your connection and try again.'

/**
 * Returns the dialog in which reviews are written, answered and reported, whose script is loaded when it is opened; `dialog` can be
 * rendered anywhere on the page.
 */
export function useReviewDialog(supplier: ReviewedSupplier) {
  const [opened, setOpened] = useState<{ Dialog: typeof ReviewDialog; action: ReviewAction }>()
  const open = async (action: ReviewAction) => {
    const loaded = await load().catch(() => undefined)
    if (loaded) setOpened({ Dialog: loaded.ReviewDialog, action })
    else toast({ title: 'Error', description: LOAD_FAILED, tone: 'destructive' })
  }
  useOpenByAddress(() => void open({ kind: 'write' }))
  const close = () => setOpened(undefined)
  return {
    open: (action: ReviewAction) => void open(action),
    dialog: opened && <opened.Dialog {...opened} supplier={supplier} onClose={close} />,
  }
}

/** Opens the form for an address of emails: `/suppliers/7#write-review`. */
function useOpenByAddress(open: () => void) {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const follow = () => location.hash === `#${WRITE_REVIEW}` && latest.current()
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}
