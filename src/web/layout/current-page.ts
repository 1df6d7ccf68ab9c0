import { usePlace } from '#web/navigation/place.ts'

/** The parameters that make another entry of the navigation out of the same path. */
const TELLING = ['categories', 'mode']
/** Any, for the sake of the parser. */
const ORIGIN = 'https://here.example'

/** What `aria-current` says of a link to `href`: it leads to this very page, to the part of the site this page is in, or elsewhere. */
export function currentPage(href: string, address: string) {
  const [target, here] = [new URL(href, ORIGIN), new URL(address, ORIGIN)]
  if (here.pathname.startsWith(`${target.pathname}/`)) return target.search === '' ? true : undefined
  const sameParameters = TELLING.every((name) => target.searchParams.get(name) === here.searchParams.get(name))
  return here.pathname === target.pathname && sameParameters ? 'page' : undefined
}

export function useCurrentPage() {
  const { address } = usePlace()
  return (href: string) => currentPage(href, address)
}
