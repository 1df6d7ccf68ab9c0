import { navigate as changeAddress } from 'wouter/use-browser-location'
import { isOfThisDocument } from './own-document.ts'
import { confirmLeaving } from './unsaved.ts'

export type NavigateOptions = {
  /** Replaces the current history entry. */
  replace?: boolean
  /** Leaves the scroll position; by default the window scrolls to the top, or to the part named by the fragment. */
  keepScroll?: boolean
  /** Unsaved changes stay: the page is the same, with another part of it open. */
  keepChanges?: boolean
}

/** The state of a history entry. */
export type Entry = {
  /** Distinguishes visits of the same address. */
  visit: string
  keepScroll: boolean
  /** The address from which it was navigated to; none where the page was loaded. */
  from?: string
}

/**
 * Changes the address; the page follows (router.tsx). For the current address it only scrolls to the top. Asks first where there are
 * unsaved changes.
 */
export function navigate(href: string, options: NavigateOptions = {}) {
  const target = new URL(href, location.href)
  if (target.href !== location.href && options.keepChanges) go(target, options)
  else if (target.href !== location.href) confirmLeaving(() => go(target, options))
  else if (!options.keepScroll) window.scrollTo(0, 0)
}

function go(target: URL, { replace = false, keepScroll = false }: NavigateOptions) {
  const href = target.pathname + target.search + target.hash
  if (!isOfThisDocument(href)) return replace ? location.replace(target.href) : location.assign(target.href)
  const visit = (replace && entry()?.visit) || newVisit()
  changeAddress(href, { replace, state: { visit, keepScroll, from: location.href } satisfies Entry })
}

/** Returns the state of the current history entry; null where neither `navigate` nor `markEntry` has set one. */
export const entry = (): Entry | null => history.state

/** Gives the history entry of the initial page load the same state as later ones. */
export function markEntry() {
  if (!entry()) history.replaceState({ visit: newVisit(), keepScroll: false } satisfies Entry, '')
}

let visits = 0
const newVisit = () => `${Date.now()}-${visits++}`
