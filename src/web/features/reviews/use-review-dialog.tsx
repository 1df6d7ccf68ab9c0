import { useEffect, useRef, useState } from 'react'
import { WRITE_REVIEW } from '#web/paths.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { ReviewDialog } from './review-dialog.tsx'
import type { ReviewAction, ReviewedSupplier } from './reviewing.ts'

const load = () => import('./review-dialog.tsx')
const NOT_HERE = 'The form did not arrive. Please check your connection and try again.'

/** Where reviews are written, answered and reported, its script fetched when somebody is about to; `dialog` goes anywhere on the page. */
export function useReviewDialog(supplier: ReviewedSupplier) {
  const [asking, setAsking] = useState<{ Dialog: typeof ReviewDialog; action: ReviewAction }>()
  const open = async (action: ReviewAction) => {
    const loaded = await load().catch(() => undefined)
    if (loaded) setAsking({ Dialog: loaded.ReviewDialog, action })
    else toast({ title: 'Error', description: NOT_HERE, tone: 'destructive' })
  }
  useOpenByAddress(() => void open({ kind: 'write' }))
  const close = () => setAsking(undefined)
  return {
    open: (action: ReviewAction) => void open(action),
    dialog: asking && <asking.Dialog {...asking} supplier={supplier} onClose={close} />,
  }
}

/** An email leads straight to the form: `/suppliers/7#write-review`. */
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
