import { useLayoutEffect, type RefObject } from 'react'
import { hasOpenDialog } from '#web/ui/overlays/open-dialogs.ts'

/** Between the toast and the dialog, in pixels. */
const GAP = 8

/**
 * Has dialogs leave room for the toast that is shown over them (`--toast-room`), at the top of the window at every width: it covers none of
 * their words.
 */
export function useToastRoom(viewport: RefObject<HTMLElement | null>, isShown: boolean) {
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
