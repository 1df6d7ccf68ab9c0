import { useSyncExternalStore } from 'react'

/** False on the server and while a browser takes over what it rendered. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const never = () => () => {}
