import { useState } from 'react'
import { pathOf, usePageLocation } from '#web/navigation/page-location.ts'
import { hasNoticeSpace } from '#web/features/accounts/session/session-hint.ts'

/**
 * Returns whether a notice that `isDue` is shown on this page: only if its space was reserved at first paint; otherwise it is shown from
 * the next page on. A notice that appeared later than the page would shift the content just as the user is about to press something.
 */
export function useNoticePlace(isDue: boolean): boolean {
  const path = pathOf(usePageLocation())
  const [learnedAt, setLearnedAt] = useState<string>()
  const [isReserved, setReserved] = useState(hasNoticeSpace)
  if (isDue && learnedAt === undefined) setLearnedAt(path)
  if (!isReserved && learnedAt !== undefined && learnedAt !== path) setReserved(true)
  return isDue && isReserved
}
