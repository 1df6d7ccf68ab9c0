/**
 * Marks a button in the corner of the window while it would be in the way: `data-aside` while the reader scrolls down, `data-covering` while
 * the `place` of it lies over a control or a link. Returns a function that ends this.
 */
export function steppingAside(place: HTMLElement, button: HTMLElement): () => void {
  let [last, frame] = [0, 0]
  const check = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(async () => {
      // Loaded after the first view, which is not to wait for it.
      const { coversControl } = await import('#web/browser/covers-control.ts')
      button.toggleAttribute('data-covering', coversControl(place, { links: true }))
    })
  }
  const note = () => {
    button.toggleAttribute('data-aside', scrollY > last)
    last = scrollY
    check()
  }
  const sizes = new ResizeObserver(check)
  sizes.observe(document.body)
  addEventListener('scroll', note, { passive: true })
  addEventListener('resize', check)
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    removeEventListener('scroll', note)
    removeEventListener('resize', check)
  }
}
