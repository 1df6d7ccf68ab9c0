import { currentAddress } from './router.tsx'
import { navigate } from './navigate.ts'

/** A pointer that only passes over a link reads nothing. */
const HOVER_MS = 50

type FollowLinks = {
  /** Of the same origin; what is no page is the browser's to load. */
  isPage: (href: string) => boolean
  /** Told where a visitor is about to go: a pointer rests on the link, or the focus is on it. */
  prepare: (href: string) => void
}

/** Links are plain `<a href>` everywhere; here those to own pages are followed without a page load. */
export function followLinks({ isPage, prepare }: FollowLinks) {
  const pageLink = (target: EventTarget | null) => {
    const href = ownLink(target)
    return href !== undefined && isPage(href) ? href : undefined
  }
  let hover: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('click', (event) => {
    const href = isPlainClick(event) ? pageLink(event.target) : undefined
    if (href === undefined) return
    event.preventDefault()
    prepare(href)
    navigate(href)
  })
  const onApproach = ({ type, target }: Event) => {
    clearTimeout(hover)
    const href = pageLink(target)
    if (href !== undefined) hover = setTimeout(() => prepare(href), type === 'touchstart' ? 0 : HOVER_MS)
  }
  window.addEventListener('popstate', () => prepare(currentAddress()))
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, onApproach, { passive: true })
}

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Path, query and fragment of what a click here leads to, where that is on the same origin and not on this very page. */
function ownLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined
  const isOnPage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return isOnPage ? undefined : link.pathname + link.search + link.hash
}
