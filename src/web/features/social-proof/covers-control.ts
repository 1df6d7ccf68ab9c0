/** Finer than any control is wide or high. */
const STEP = 20
const CONTROLS = 'button, input, select, textarea, label, summary'

/** Whether a box, seen or unseen, lies over something to press or to type into, or over a bar that is fixed there. */
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
