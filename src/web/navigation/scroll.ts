import { useLayoutEffect, useState } from 'react'
import { entry, markEntry } from './navigate.ts'

/** Scroll position of the window, in pixels, by visit. */
const tops = new Map<string, number>()
/** The visit whose page is shown. While the next page is loading, the address bar already shows the next one. */
let shown: string | undefined
/** False on the page of the document; every page after another address is reached by navigation. */
let hasNavigated = false
/** False until the address of the document is known, to which the browser has scrolled itself. */
let hasArrived = false

/** Sets that another address than the document's is shown. Called before its page is rendered, which may ask. */
export const noteNavigation = () => void (hasNavigated = true)

/**
 * Returns whether the calling component came with the initial page load: there the browser restores the scroll position, on all others the code
 * does, to the pixel.
 */
export const useIsOfLoadedPage = () => useState(() => !hasNavigated)[0]

/**
 * Scrolls as a browser does after a page load: to the top or the fragment, and after back or forward to the former position.
 * @param address of the page that is shown
 */
export function useScroll(address: string) {
  useLayoutEffect(() => {
    if (hasArrived) enter()
    hasArrived = true
  }, [address])
}

function enter() {
  const arrived = entry()
  shown = arrived?.visit
  const top = shown === undefined ? undefined : tops.get(shown)
  if (top !== undefined) return window.scrollTo(0, top)
  if (arrived?.keepScroll) return
  window.scrollTo(0, 0)
  if (location.hash) goToPart(location.hash.slice(1), shown)
}

/** Scrolls to an element and focuses it if it takes the focus, waiting until it is rendered, for as long as the visit lasts. */
function goToPart(id: string, visit: string | undefined) {
  const isThere = () => {
    const part = document.getElementById(id)
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
    return part !== null || shown !== visit
  }
  if (!isThere())
    new MutationObserver((_, observer) => isThere() && observer.disconnect()).observe(document.body, { childList: true, subtree: true })
}

/** Starts to record the scroll position. After a reload, or on return from another site, the browser restores it. */
export function rememberScroll() {
  const isReturn = entry() !== null
  markEntry()
  shown = entry()?.visit
  // The browser has gone to a part that came with the page, and waits for none that is rendered later.
  const part = location.hash.slice(1)
  if (part && !isReturn && !document.getElementById(part)) goToPart(part, shown)
  const remember = () => void (shown !== undefined && tops.set(shown, window.scrollY))
  // A reload may have restored a position before this listener was added.
  remember()
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  // Phones fire `pagehide` only; where both exist, `pagehide` is often too late to take effect.
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => (history.scrollRestoration = 'auto'))
}
