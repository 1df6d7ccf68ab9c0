import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Goes on after a write was refused because its ETag is not the current one: `again` is called once the new one is there, with what the next
 * render knows. Returns a function that says that the write was refused.
 */
export function useAgainWhenFresh(etag: string, again: () => void): () => void {
  const stale = useRef<string>(undefined)
  const goOn = useEffectEvent(again)
  useEffect(() => {
    if (stale.current === undefined || stale.current === etag) return
    stale.current = undefined
    goOn()
  }, [etag])
  return () => void (stale.current = etag)
}
