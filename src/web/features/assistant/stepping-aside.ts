import { coversControl } from '#web/browser/covers-control.ts'
import { onOtherLook } from '#web/browser/on-other-look.ts'

/** How far up the button may go from its corner, in pixels: a little more than its own height each. */
const PLACES = [0, 72, 144, 216, 288]

/** Where the end of a page begins, in pixels: what lies under the button there cannot be scrolled by its height. */
const END = 64

/**
 * Keeps a button in the corner of the window out of the way: it goes up from its `place` to where it covers no control, no link and no amount, at
 * the end of a page and in an area of one's own no word (`--up`), and where there is no such place, out of the window (`data-covering`); on phones, its style takes it out of the window too while
 * the reader scrolls down (`data-aside`). Returns a function that ends this.
 */
export function steppingAside(place: HTMLElement, button: HTMLElement): () => void {
  let last = 0
  const note = () => {
    button.toggleAttribute('data-aside', scrollY > last)
    last = scrollY
  }
  // The reader may have scrolled before this script was loaded.
  if (scrollY > 0) note()
  addEventListener('scroll', note, { passive: true })
  const stop = onOtherLook(() => {
    // What is open in its place would be in its way. It is looked at again when it is back.
    if (button.hidden) return
    // At the end of a page nothing under it can be scrolled clear, and beside the tabs of a dashboard people read what they work on.
    const texts = scrollY + innerHeight + END > document.documentElement.scrollHeight || document.querySelector('[data-own-door]') !== null
    const up = PLACES.find((up) => !coversControl(place, { words: true, texts, up }))
    button.style.setProperty('--up', `${up ?? 0}px`)
    button.toggleAttribute('data-covering', up === undefined)
  })
  return () => {
    stop()
    removeEventListener('scroll', note)
  }
}
