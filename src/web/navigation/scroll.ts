import { useLayoutEffect, useState } from 'react'
import { entry, markEntry } from './navigate.ts'

/** How far down the window was at each visit of an address. */
const tops = new Map<string, number>()
/** The visit whose page is shown; while another page is on its way the address is already that one's. */
let shown: string | undefined
/** The page that was loaded stands: each later one is gone to from there. */
let isLoaded = false

/** Whether what calls this came with the page that was loaded: there the browser itself keeps the place, on all others we do, to the pixel. */
export const useIsOfLoadedPage = () => useState(() => !isLoaded)[0]

/**
 * Goes where a browser would go after loading a page: to the top or the fragment, and after back or forward to where the window was.
 * @param address of the page that is shown
 */
export function useScroll(address: string) {
  useLayoutEffect(() => {
    if (isLoaded) enter()
    isLoaded = true
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

/** Waits for a part that is still on its way, as long as its visit lasts. */
function goToPart(id: string, visit: string | undefined) {
  const isThere = () => {
    const part = document.getElementById(id)
    part?.scrollIntoView()
    return part !== null || shown !== visit
  }
  if (!isThere())
    new MutationObserver((_, observer) => isThere() && observer.disconnect()).observe(document.body, { childList: true, subtree: true })
}

/** Begins to remember how far down the window is. A reload and other sites' pages stay the browser's to restore. */
export function rememberScroll() {
  markEntry()
  shown = entry()?.visit
  const remember = () => void (shown !== undefined && tops.set(shown, window.scrollY))
  // A reload may have brought the window down before.
  remember()
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
  // Phones know the second only; where both are known, the second is often too late to be heeded.
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => (history.scrollRestoration = 'auto'))
}
