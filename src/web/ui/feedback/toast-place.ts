import { useLayoutEffect, type RefObject } from 'react'
import { hasOpenDialog } from '#web/ui/overlays/open-dialogs.ts'
import { bottomBarHeight } from './bottom-bar.ts'
import type { Toast } from './toast-queue.ts'

/** Between the toast and the dialog, in pixels. */
const GAP = 8

/**
 * Has the place of the toasts stand above the bars at the lower edge of the window (`--above`), and dialogs leave room for the toast that is
 * shown over them (`--toast-room`), at the top of the window at every width: it covers none of their words.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  const isShown = toasts.some(({ open }) => open)
  useLayoutEffect(() => viewport.current?.style.setProperty('--above', `${bottomBarHeight()}px`), [viewport, toasts])
  useLayoutEffect(() => {
    const place = viewport.current
    if (!place || !isShown || !hasOpenDialog()) return
    const root = document.documentElement
    place.toggleAttribute('data-over-dialog', true)
    // The toast comes a moment after its place, and may be of several lines.
    const sizes = new ResizeObserver(() => root.style.setProperty('--toast-room', `${place.getBoundingClientRect().bottom + GAP}px`))
    sizes.observe(place)
    return () => {
      sizes.disconnect()
      place.toggleAttribute('data-over-dialog', false)
      root.style.removeProperty('--toast-room')
    }
  }, [viewport, isShown])
}
