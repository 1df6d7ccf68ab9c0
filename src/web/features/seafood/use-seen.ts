import { useEffect } from 'react'
import { useMe } from '#web/api/session/me.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'

/** Says, once the page is opened, that its reader has seen what suppliers have announced. What waits is counted anew where anything waited. */
export function useSeen() {
  const waits = (useMe()?.waiting ?? 0) > 0
  const { send } = useWrite('POST /api/venue/seafood/seen', {
    invalidates: waits ? ['GET /api/venue/overview', 'GET /api/me'] : [],
    // Nobody has pressed anything, and the next visit says it again.
    failure: shownElsewhere,
  })
  useEffect(() => void send({}), [send])
}
