import { useState } from 'react'
import { pathOf, usePageLocation } from '#web/navigation/page-location.ts'
import { holdsNotice } from './session-hint.ts'

/**
 * Whether a notice that `isDue` is shown here: where its place was held from the first paint, else from the next page on. Coming later
 * than the page, it would move everything below it under a hand that is about to press.
 */
export function useNoticePlace(isDue: boolean): boolean {
  const path = pathOf(usePageLocation())
  const [learnedAt, setLearnedAt] = useState<string>()
  const [isHeld, setHeld] = useState(holdsNotice)
  if (isDue && learnedAt === undefined) setLearnedAt(path)
  if (!isHeld && learnedAt !== undefined && learnedAt !== path) setHeld(true)
  return isDue && isHeld
}
