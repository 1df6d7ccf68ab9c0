import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { PageLocationContext } from './page-location.ts'
import { noteNavigation, useScroll } from './scroll.ts'

type RouterProps = {
  /** Returns one address for all that show the same. */
  normalised: (address: string) => string
  /** Path and query that the server rendered. */
  first: string
  children: ReactNode
}

/**
 * Provides the current location to its children. The location is a deferred value: when it changes, React renders the next page in the
 * background and keeps the old one until the script of the next has arrived.
 */
export function Router({ first, normalised, children }: RouterProps) {
  const current = useLocationProperty(currentAddress, () => first)
  const address = useDeferredValue(current)
  const isLeaving = address !== current
  if (address !== first) noteNavigation()
  useScroll(address)
  const pageLocation = useMemo(() => ({ address: normalised(address), isLeaving }), [address, isLeaving, normalised])
  return <PageLocationContext value={pageLocation}>{children}</PageLocationContext>
}

export const currentAddress = () => location.pathname + location.search
