import { useCallback, useSyncExternalStore } from 'react'

/** Returns whether a media query matches now; false on the server. */
export function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(media)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [media],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media).matches,
    () => false,
  )
}
