import { useLocationProperty } from 'wouter/use-browser-location'

/** Returns the query of the address, for what has a parameter several times; empty on the server and during hydration. */
export const useQueryText = (): string =>
  useLocationProperty(
    () => location.search,
    () => '',
  )
