import { useLocationProperty } from 'wouter/use-browser-location'

/** A value in the address that no page is rendered with, such as a token: only the browser knows it, so at first there is none. */
export const useParameter = (name: string) =>
  useLocationProperty(
    () => new URLSearchParams(location.search).get(name),
    () => null,
  )
