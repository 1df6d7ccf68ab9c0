/**
 * Returns the controls of the page that a finger could not press, because something else lies over them wherever they are scrolled to. What
 * covers the page for a while does so by design: an open dialog, popover, menu or list of suggestions, toasts, and the assistant's button, which gets
 * out of the way while the page is scrolled (phone.e2e.ts). It runs in the page, so it uses nothing from outside, and leaves everything
 * scrolled as it was.
 */
export function coveredControls(): string[] {
  const CONTROLS = 'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=button], [role=option], [role=tab]'
  // Links that skip something are in view while they have the focus.
  const OUT_OF_REACH = '[data-aria-hidden=true], [inert], [aria-hidden=true], .skip-link, .visually-hidden, [data-covering]'
  const ABOVE_THE_PAGE =
    '[role=dialog], [role=menu], [role=listbox], [popover], [aria-label^=Notifications], [aria-label="Open AI Assistant"]'
  // What is for screen readers, or drawn by something beside it, is a pixel large.
  const MIN_SIZE = 2

  const scrolled = new Map<Element, ScrollToOptions>()
  const noteScroll = (element: Element) => scrolled.set(element, { left: element.scrollLeft, top: element.scrollTop, behavior: 'instant' })

  const isPressable = (control: Element) => {
    const { width, height } = control.getBoundingClientRect()
    const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return (
      isShown &&
      width >= MIN_SIZE &&
      height >= MIN_SIZE &&
      !control.closest(OUT_OF_REACH) &&
      getComputedStyle(control).pointerEvents !== 'none'
    )
  }
  const isReached = (control: Element) => {
    for (let outer = control.parentElement; outer && !scrolled.has(outer); outer = outer.parentElement) noteScroll(outer)
    control.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
    // A link may be broken over lines.
    const { left, top, width, height } = control.getClientRects()[0]!
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (hit === null) return false
    return control.contains(hit) || hit.closest('label')?.control === control || hit.closest(ABOVE_THE_PAGE)?.contains(control) === false
  }
  const covered = [...document.querySelectorAll(CONTROLS)].filter((control) => isPressable(control) && !isReached(control))
  for (const [element, position] of scrolled) element.scrollTo(position)
  return covered.map(({ outerHTML }) => outerHTML.slice(0, 200))
}
