import { navigate as changeAddress } from 'wouter/use-browser-location'
import { isOfThisDocument } from './own-document.ts'
import { onceSaved } from './unsaved.ts'

export type NavigateOptions = {
  /** The new address takes the place of this one in the history. */
  replace?: boolean
  /** The window stays where it is; else it goes to the top, or to the part that the fragment names. */
  keepScroll?: boolean
}

/** What the history keeps with each address. */
export type Entry = {
  /** Tells apart the visits of one address. */
  visit: string
  keepScroll: boolean
}

/**
 * Changes the address; the page follows (router.tsx). An address that is shown already only leads to its top.
 * Where something is unsaved, that is asked about first.
 */
export function navigate(href: string, options: NavigateOptions = {}) {
  const target = new URL(href, location.href)
  if (target.href !== location.href) onceSaved(() => go(target, options))
  else if (!options.keepScroll) window.scrollTo(0, 0)
}

function go(target: URL, { replace = false, keepScroll = false }: NavigateOptions) {
  const href = target.pathname + target.search + target.hash
  if (!isOfThisDocument(href)) return replace ? location.replace(target.href) : location.assign(target.href)
  const visit = (replace && entry()?.visit) || newVisit()
  changeAddress(href, { replace, state: { visit, keepScroll } satisfies Entry })
}

/** Of the address shown now; none where neither `navigate` nor `markEntry` was. */
export const entry = () => history.state as Entry | null

/** Gives the address that the browser itself loaded what the others have. */
export function markEntry() {
  if (!entry()) history.replaceState({ visit: newVisit(), keepScroll: false } satisfies Entry, '')
}

let visits = 0
const newVisit = () => `${Date.now()}-${visits++}`
