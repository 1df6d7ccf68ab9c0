import type { AnyRouter } from '@tanstack/react-router'
import { parseSearch } from './search.ts'

/** Served by the same origin, but no pages. */
const NOT_A_PAGE = /^\/(api|art|assets|uploads)\//
/** A pointer that only passes over a link reads nothing. */
const HOVER_MS = 50

/**
 * Links are plain `<a href>` everywhere; here those to own pages become navigations of the router,
 * which begins to read as soon as a pointer rests on one or the focus is on it.
 */
export function followLinks(router: AnyRouter) {
  let hover: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('click', (event) => {
    const href = isPlainClick(event) ? pageLink(event.target) : undefined
    if (href === undefined) return
    event.preventDefault()
    void router.navigate({ href })
  })
  const preload = ({ type, target }: Event) => {
    clearTimeout(hover)
    const href = pageLink(target)
    if (href !== undefined) hover = setTimeout(() => void router.preloadRoute(destinationOf(href)), type === 'touchstart' ? 0 : HOVER_MS)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, preload, { passive: true })
}

function destinationOf(href: string) {
  const { pathname, search } = new URL(href, location.origin)
  return { to: pathname, search: parseSearch(search) }
}

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Path, query and fragment of the own page that a click here leads to. */
function pageLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined
  const isOnPage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return isOnPage || NOT_A_PAGE.test(link.pathname) ? undefined : link.pathname + link.search + link.hash
}
