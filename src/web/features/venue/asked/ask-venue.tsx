import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { query } from '#web/api/reads/query.ts'
import { useRequesterStorage, type RequesterStorage } from '#web/storage/requester-storage.ts'
import { hasOpenDialog } from '#web/ui/overlays/open-dialogs.ts'
import { forgetSignIn, isAfterSignIn } from './after-sign-in.ts'
import { isTaskUnderWay } from './task-under-way.ts'

/** Without a connection nothing is asked. */
const VenueDialog = lazy<ComponentType<{ onClose: () => void }>>(() =>
  import('./venue-dialog.tsx').then(
    ({ VenueDialog }) => ({ default: VenueDialog }),
    () => ({ default: () => null }),
  ),
)

/** Asks a buyer for its venue after a sign-in, unless it has answered or skipped that before, in whichever browser. */
export function AskVenue() {
  const storage = useRequesterStorage()
  const [isDue] = useState(isAfterSignIn)
  const { data } = useQuery({ ...query('GET /api/venue/asked', {}), enabled: isDue })
  useEffect(forgetSignIn, [])
  return isDue && storage && data?.isAsked === false && <Question storage={storage} />
}

/** Where something else is open or begun as the dialog would open, it is asked after another sign-in. */
function Question({ storage }: { storage: RequesterStorage }) {
  const [isOpen, setOpen] = useState(() => !hasOpenDialog() && !isTaskUnderWay(storage))
  return (
    isOpen && (
      <Suspense>
        <VenueDialog onClose={() => setOpen(false)} />
      </Suspense>
    )
  )
}
