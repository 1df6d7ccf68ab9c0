import { useRouterState } from '@tanstack/react-router'

/** The parameters that make another entry of the navigation out of the same path. */
const TELLING = ['categories', 'mode']

/** What `aria-current` says of a link to `href`: it leads to this very page, to the part of the site this page is in, or elsewhere. */
export function currentPage(href: string, pathname: string, search: Record<string, unknown>) {
  const target = new URL(href, 'https://here')
  if (pathname.startsWith(`${target.pathname}/`)) return target.search === '' ? true : undefined
  const sameParameters = TELLING.every((name) => (target.searchParams.get(name) ?? '') === String(search[name] ?? ''))
  return pathname === target.pathname && sameParameters ? 'page' : undefined
}

export function useCurrentPage() {
  const { pathname, search } = useRouterState({ select: (state) => state.location })
  return (href: string) => currentPage(href, pathname, search)
}
