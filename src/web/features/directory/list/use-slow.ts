import { useEffect, useState } from 'react'

/** Loading below this duration is not indicated, so that nothing flickers while typing. */
const SLOW_MS = 150

/** Returns true once something has been in progress for longer than SLOW_MS. */
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
