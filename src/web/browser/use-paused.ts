import { useEffect, useState } from 'react'

/** The pause in typing after which what is found for it is requested. */
const PAUSE_MS = 150

/** Returns what is typed once it has not changed for a moment. */
export function usePaused(value: string) {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const pause = setTimeout(setPaused, PAUSE_MS, value)
    return () => clearTimeout(pause)
  }, [value])
  return paused
}
