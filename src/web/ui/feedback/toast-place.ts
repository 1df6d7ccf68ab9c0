import { useLayoutEffect, type RefObject } from 'react'
import { hasOpenDialog } from '#web/ui/overlays/open-dialogs.ts'
import { bottomBarHeight } from './bottom-bar.ts'
import type { Toast } from './toast-queue.ts'

/** Between the toast and the dialog, in pixels. */
const GAP = 8

/**
 * Has the place of the toasts stand above the bars at the lower edge of the window (`--above`), on a phone at the top where it would cover the control
 * that was used last; and dialogs leave room for the toast that is shown over them (`--toast-room`), at the top of the window at every width: it covers
 * none of their words.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  const isShown = toasts.some(({ open }) => open)
  useLayoutEffect(() => {
    const place = viewport.current
    if (place && isShown) return hasOpenDialog() ? standOverDialog(place) : standAboveBars(place)
  }, [viewport, toasts, isShown])
}

function standOverDialog(place: HTMLElement) {
  const root = document.documentElement
  place.toggleAttribute('data-on-top', true)
  // The toast comes a moment after its place, and may be of several lines.
  const sizes = new ResizeObserver(() => root.style.setProperty('--toast-room', `${place.getBoundingClientRect().bottom + GAP}px`))
  sizes.observe(place)
  return () => {
    sizes.disconnect()
    place.toggleAttribute('data-on-top', false)
    root.style.removeProperty('--toast-room')
  }
}

/** After which a bar may stand elsewhere, or another control is in use. */
const MOVES = ['scroll', 'resize', 'focusin'] as const

function standAboveBars(place: HTMLElement) {
  const settle = () => {
    place.style.setProperty('--above', `${bottomBarHeight()}px`)
    const control = controlInUse(place)
    if (control && overlap(place.getBoundingClientRect(), control.getBoundingClientRect())) place.toggleAttribute('data-on-top')
  }
  place.toggleAttribute('data-on-top', false)
  settle()
  const sizes = new ResizeObserver(settle)
  for (const sized of [place, document.body]) sizes.observe(sized)
  for (const move of MOVES) addEventListener(move, settle, { passive: true })
  return () => {
    sizes.disconnect()
    for (const move of MOVES) removeEventListener(move, settle)
  }
}

/** Returns the control with the focus, or the one that was tapped: not every browser gives a tapped button the focus. */
function controlInUse(place: HTMLElement): Element | undefined {
  const used = document.activeElement === document.body ? [...document.querySelectorAll(':hover')].at(-1) : document.activeElement
  const control = used?.closest('a, button, input, select, textarea, summary')
  return control && !place.contains(control) ? control : undefined
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.height > 0 && one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right
