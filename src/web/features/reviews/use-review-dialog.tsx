import { useEffect, useRef, useState } from 'react'
import { WRITE_REVIEW } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import type { ReviewDialog } from './review-dialog.tsx'
import type { Asked, ReviewedSupplier } from './reviewing.ts'

const load = () => import('./review-dialog.tsx')
const NOT_HERE = 'The form did not arrive. Please check your connection and try again.'

/** Where reviews are written, answered and reported, its script fetched when somebody is about to; `dialog` goes anywhere on the page. */
export function useReviewDialog(supplier: ReviewedSupplier) {
  const [asking, setAsking] = useState<{ Dialog: typeof ReviewDialog; asked: Asked }>()
  const open = async (asked: Asked) => {
    const loaded = await load().catch(() => undefined)
    if (loaded) setAsking({ Dialog: loaded.ReviewDialog, asked })
    else toast({ title: 'Error', description: NOT_HERE, tone: 'destructive' })
  }
  useOpenByAddress(() => void open({ deed: 'write' }))
  const close = () => setAsking(undefined)
  return { open: (asked: Asked) => void open(asked), dialog: asking && <asking.Dialog {...asking} supplier={supplier} onClose={close} /> }
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
