import { useLocationProperty } from 'wouter/use-browser-location'

/**
 * Returns a query parameter that is read in the browser only, such as a token; null where it is absent, on the server and during hydration.
 */
export const useParameter = (name: string) =>
  useLocationProperty(
    () => new URLSearchParams(location.search).get(name),
    () => null,
  )
