/** What is opened, closed or hidden without an element coming or going. */
const ATTRIBUTES = ['class', 'hidden', 'open', 'data-state', 'inert', 'disabled']
const EVENTS = ['scroll', 'resize', 'toggle', 'animationend', 'transitionend'] as const

/**
 * Calls `look` in the next frame, and then after each thing that may have put something else at a place of the window: scrolling, another size,
 * elements that come, go or open. At most once a frame. Returns a function that ends this.
 */
export function onOtherLook(look: () => void): () => void {
  let frame = 0
  const note = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  const sizes = new ResizeObserver(note)
  sizes.observe(document.body)
  const elements = new MutationObserver(note)
  elements.observe(document.body, { childList: true, subtree: true, attributeFilter: ATTRIBUTES })
  for (const name of EVENTS) addEventListener(name, note, { capture: true, passive: true })
  note()
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    elements.disconnect()
    for (const name of EVENTS) removeEventListener(name, note, { capture: true })
  }
}
