import { currentAddress } from './router.tsx'
import { navigate } from './navigate.ts'
import { opensElsewhere } from './opens-elsewhere.ts'

/** How long a pointer must rest on a link before its page is prepared, so that passing over it loads nothing. */
const HOVER_MS = 50

type FollowLinks = {
  /** Whether an address of the same origin is a page of this document; others are loaded by the browser. */
  isPage: (href: string) => boolean
  /** Returns where a link leads, which may depend on what is remembered in this browser. */
  destinationOf: (href: string) => string
  /** Called when a link is about to be followed: a pointer rests on it, or it has the focus. */
  prepare: (href: string) => void
}

/** Navigates without a page load when a link to an own page is clicked. Links are plain `<a href>` everywhere. */
export function followLinks({ isPage, destinationOf, prepare }: FollowLinks) {
  const pageLink = (target: EventTarget | null) => {
    const href = ownLink(target)
    return href !== undefined && isPage(href) ? destinationOf(href) : undefined
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

const isPlainClick = (event: MouseEvent) => !event.defaultPrevented && event.button === 0 && !opensElsewhere(event)

/** Returns path, query and fragment of the link that is clicked, if it is of the same origin and not a fragment of the current page. */
function ownLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined
  const isOnPage = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return isOnPage ? undefined : link.pathname + link.search + link.hash
}
