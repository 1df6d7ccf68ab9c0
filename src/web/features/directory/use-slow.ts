import { useEffect, useState } from 'react'

/** Answers sooner than this come without a word about loading, so that nothing flickers while somebody types. */
const SLOW_MS = 150

/** True once something has been under way for longer than a moment. */
export function useSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(setSlow, SLOW_MS, true)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUnderWay])
  return isSlow
}
