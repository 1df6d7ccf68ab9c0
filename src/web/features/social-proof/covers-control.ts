/** Distance of the tested points in pixels, smaller than any control. */
const STEP = 20
const CONTROLS = 'button, input, select, textarea, label, summary'

/** Returns whether a box, visible or not, overlaps a control or a fixed bar. */
export function coversControl(box: Element): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  for (let y = top; y < bottom; y += STEP)
    for (let x = left; x < right; x += STEP) {
      const below = document.elementsFromPoint(x, y).find((element) => !box.contains(element))
      if (below && (below.closest(CONTROLS) || isFixed(below))) return true
    }
  return false
}

function isFixed(element: Element | null): boolean {
  return element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
}
