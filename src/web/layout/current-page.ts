import { RESOURCE, RESOURCES } from '#web/paths.ts'
import { usePageLocation } from '#web/navigation/page-location.ts'

/** Query parameters that make different navigation entries of the same path. */
const SIGNIFICANT_PARAMETERS = ['categories', 'mode']
/** Any origin, since the URL parser needs one. */
const ORIGIN = 'https://here.example'

/**
 * Returns the value of `aria-current` for a link: 'page' if it leads to the current page, true if to a parent of it, otherwise undefined.
 */
export function currentPage(href: string, address: string) {
  const [target, here] = [new URL(href, ORIGIN), new URL(address, ORIGIN)]
  if (here.pathname.startsWith(`${childrenOf(target.pathname)}/`)) return target.search === '' ? true : undefined
  const sameParameters = SIGNIFICANT_PARAMETERS.every((name) => target.searchParams.get(name) === here.searchParams.get(name))
  return here.pathname === target.pathname && sameParameters ? 'page' : undefined
}

/** Returns the path below which the pages of a list are: single resources are not below their list. */
const childrenOf = (list: string) => (list === RESOURCES ? RESOURCE : list)

export function useCurrentPage() {
  const { address } = usePageLocation()
  return (href: string) => currentPage(href, address)
}
